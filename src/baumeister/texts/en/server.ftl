### The table in the browser, and what it has to refuse

server-page = This server is up. It has no page to show; programs find everything at these paths:
serve-where = The table is set: { $url }
serve-stop = Ctrl-C stops the server; every match is kept.
serve-stopped = Stopped. Every match is kept.
serve-unknown-variable = { $variable } is not a setting and changes nothing; “baumeister serve --show-settings” lists them all.
verify-good = { $count ->
    [0] There are no draws in this record, so there is nothing to tamper with. SHA-256 of the seed: { $hash }
    [one] The one draw follows from the seed. SHA-256 of the seed: { $hash }
   *[other] All { $count } draws follow from the seed. SHA-256 of the seed: { $hash }
}
help-play =
    Play in the browser, on this computer.

    Example: baumeister play
help-serve =
    Host tables for browsers, on this computer or for the world.

    Example: baumeister serve --host 0.0.0.0 --port 8080
help-backup =
    Copy all matches to a file, whether or not a server is running.

    Example: baumeister backup rooms-monday.sqlite
help-restore =
    Put a copy of all matches back; stop the server first.

    Example: baumeister restore rooms-monday.sqlite
help-backup-file = The new file to write.
help-restore-file = A file that “backup” has written.
backup-done = All matches are in { $file }.
restore-done = All matches are as they were in { $file }.
restore-aside = What was there before is kept in { $file }.
help-rooms =
    Look after individual rooms, whether or not a server is running.

    Example: baumeister rooms list --phase playing
help-rooms-list =
    List rooms, last changed first.

    Example: baumeister rooms list --phase playing --most 20
help-rooms-show =
    Show one room as JSON.

    Example: baumeister rooms show DHA6hw27la87
help-rooms-close =
    Close a room; its match ends without a winner.

    Example: baumeister rooms close DHA6hw27la87
help-rooms-delete =
    Delete a room with its match and its chat, for good.

    Example: baumeister rooms delete DHA6hw27la87
help-purge =
    Delete old rooms whose matches are over.

    Example: baumeister purge --older-than 90d
help-phase = Only rooms that are waiting, playing or over.
help-most = How many rooms at most, 1 or more.
help-room = The id of a room: the last part of its address.
help-purge-older_than = How long a match must have been over: 36h, 90d, 2w or 1y.
help-purge-dry_run = Only say how many rooms would be deleted.
rooms-id = Room
rooms-phase = Phase
rooms-public = In the lobby
rooms-entries = Entries
rooms-changed = Last changed
rooms-waiting = waiting
rooms-playing = playing
rooms-over = over
rooms-yes = yes
rooms-no = no
rooms-closed = Room { $room } is closed; a running server tells its players within a minute.
rooms-deleted = { $count ->
    [one] One room deleted.
   *[other] { $count } rooms deleted.
}
rooms-would-be-deleted = { $count ->
    [one] One room would be deleted.
   *[other] { $count } rooms would be deleted.
}
help-verify =
    Prove that the draws of a recorded match were not tampered with.

    Example: baumeister verify match.json
help-schema =
    Print the socket’s messages as JSON Schema.

    Example: baumeister schema
help-port = The port to listen on, 0 to 65535; 0 takes a free one.
help-database = Where matches are kept: sqlite:///FILE or postgresql+psycopg://…; a file in your own folder if left out.
help-serve-host = The address to listen on; 0.0.0.0 lets everybody in.
help-serve-name = A host name that this server answers to, such as example.org; may be given several times. Addresses and localhost need none.
help-serve-origin = Another origin whose pages may connect, such as https://example.org; may be given several times.
help-serve-settings = A TOML file of settings; --show-settings prints one.
help-serve-set_ = Any setting by its name, such as body_bytes=100000; may be given several times. The same settings are read from variables such as BAUMEISTER_BODY_BYTES.
help-serve-show_settings = Print all settings as they would be, and stop.
help-serve-thinkers = How many processes think for the bots.
help-serve-warmup = Compile every game’s kernels in the background at the start.
help-serve-workers = How many server processes share the work behind one port; more than one needs PostgreSQL.
help-serve-cluster = Be one of several servers of the same PostgreSQL database; each room then belongs to one of them.
help-verify-file = A record, as text or JSON.

reason-resigned = given up
reason-flag-fell = out of time

error-address-unusable = The server cannot listen on { $host }, port { $port }: { $problem }.
error-storage-failure = This could not be saved, so nothing was done; please try again.
error-bad-database-url = This is not the address of a database; write sqlite:///FILE or postgresql+psycopg://….
error-database-unreachable = The database { $database } cannot be reached: { $problem }.
error-database-in-use = Another server is already using this database; stop it first, or choose another one with --database sqlite:///FILE.
error-cluster-needs-postgres = Several servers need a PostgreSQL database that they share; name it with --database postgresql+psycopg://…
error-room-elsewhere = Another server has this table at the moment; play goes on there in an instant.
error-database-newer = The database was written by a newer version of baumeister; install that one, or name another database.
error-unknown-host = This server does not answer to the name “{ $host }”; start it with --name { $host } if it should.
error-foreign-origin = Another site’s page asked for this; only this server’s own page may.
error-unknown-setting = There is no setting “{ $setting }”; there are: { $accepts }.
error-bad-setting = The setting { $setting } cannot be “{ $value }”; it takes, for example: { $accepts }.
error-setting-without-value = “{ $setting }” sets nothing; write --set NAME=VALUE.
error-settings-unreadable = The settings file { $file } cannot be read: { $problem }.
error-backup-exists = { $file } is there already; name a new file.
error-backup-failed = { $file } could not be written: { $problem }.
error-backup-by-postgres = A PostgreSQL database is copied with its own tools: pg_dump --format=custom and pg_restore.
error-no-backup = { $file } is not a copy of baumeister’s matches; “backup” writes one.
error-database-in-memory = A database in memory would forget every match; write sqlite:///FILE.
error-missing-extra = This needs the extra “{ $extra }”: pip install 'baumeister[{ $extra }]'.
error-room-deleted = This table was deleted.
error-room-gone = This table was deleted meanwhile, so nothing was done.
error-room-shared = Others are playing at this table too; it can be deleted once the match is over.
error-bad-age = “{ $age }” is not a length of time; write, for example: { $accepts }.
error-unknown-room = There is no such table, or it is gone.
error-not-your-seat = Seat { $seat } is not yours.
error-host-only = Only the host of the table can do that.
error-secret-missing = Taking a seat needs a secret: send one with your hello.
error-not-your-turn = It is not the turn of seat { $seat }.
error-stale-state = The table has changed in the meantime: you answered version { $version }, and it is now at { $now }.
error-match-not-started = The match has not begun yet.
error-match-started = The match has already begun.
error-match-goes-on = The match is still being played.
error-review-too-early = A match can be reviewed once it is over.
error-room-over = Everything is over at this table.
error-rematch-made = There is already a table for the next match.
error-seat-taken = Seat { $seat } is taken.
error-failed = Something went wrong here; nothing was changed.
error-room-unreadable = This table can no longer be read; its log is kept.
error-room-full = The log of this table is full; its match can still be played to the end.
error-room-overfull = The log of this table is full to the brim; its match can only be given up now.
error-person-expected = Whoever plays seat { $seat } is still expected back; wait { $wait } s.
error-invite-needed = Seat { $seat } is kept for somebody with the invitation link; ask whoever opened the table for it.
error-seats-free = Some seats are still free: { $seats }.
error-seat-given-up = Seat { $seat } was given up for good.
error-bot-plays-already = A bot plays seat { $seat }.
error-no-bot-plays = No bot plays seat { $seat }.
error-take-back-asked = Somebody has already asked to take a move back.
error-no-take-back-asked = Nobody is asking you to agree to a take-back.
error-nothing-to-take-back = You have no move to take back; draws cannot be undone.
error-invalid-message = This message cannot be understood; check “{ $place }”.
error-hello-missing = The first message has to be a hello.
error-hello-twice = You have said hello already.
error-no-such-path = There is nothing here ({ $status }).
error-wrong-method = Nothing here answers to { $method }.
error-no-such-seat = There is no seat { $seat }; the seats are { $accepts }.
error-not-a-move = That is not a move of this game: { $problem }
error-seats-do-not-fit = This variant has { $accepts ->
    [one] one seat
   *[other] { $accepts } seats
}, not { $seats }.
error-branch-waits = A match that has begun goes on only with people on this device and with bots, and the order of the seats is fixed.
error-budget-too-large = A bot at a table thinks for at most { $seconds } s or { $iterations } iterations.
error-no-solver = There is no solver for this variant of { $game }; there is one for the cubes of Rumis.
error-too-many-messages = Too many messages; wait { $wait } s.
error-too-many-requests = Too many requests from your address; wait { $wait } s.
error-server-stops = The server is stopping and could not answer any more; try again once it is back.
error-too-many-hints = Too many hints; wait { $wait } s.
error-too-many-reviews = Your address has { $most } reviews under way already; wait { $wait } s.
error-too-many-rooms = Too many new tables; wait { $wait } s.
error-too-many-public-rooms = Your address has { $most } tables in the lobby already; fill or close one of them first.
error-too-many-connections = Too many connections from your address; wait { $wait } s.
error-message-too-large = The message is too large; at most { $most } bytes are accepted.
error-body-too-large = That is too large; at most { $most } bytes are accepted.
error-body-too-slow = The request did not arrive within { $seconds } s.
error-record-too-long = A record shown here may have at most { $most } events; a longer one can be replayed on the command line.
error-record-too-slow = Replaying this record takes longer than { $seconds } s here; on the command line it can be done.
error-review-too-slow = Reviewing this match takes longer than { $seconds } s per step here; “baumeister review” does it on the command line.
error-seed-missing = The record does not contain its seed; a match reveals it once it is over.
error-seed-not-as-promised = The seed is not the one whose hash was promised at the start.
error-draw-not-of-seed = Event { $number } is not the draw that the seed gives.
