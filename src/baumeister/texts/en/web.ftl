### The page in the browser

close = Close
ok = OK
yes = Yes
no = No
you = you
loading = One moment…
unreachable = The server cannot be reached. Is it still running?
offline = You are offline. The rules, the puzzles and the records you have opened here are at hand; to play, you need the server.
offline-room = You are offline. This table needs the server.
to-lobby = To the lobby
name-ask = What shall we call you?
name-go = Continue

## settings

settings = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = Match device
theme-light = Light
theme-dark = Dark
settings-pace = Bots play
pace-quick = Quickly
pace-calm = Calmly
pace-steps = Step by step
settings-flat = Flat view instead of 3D
settings-reflections = Reflections (slow without a graphics card)
settings-motion = Animations
settings-sound = Sound
settings-volume = Volume
settings-guide = Tips while playing

## lobby

lobby-welcome = What shall we build today?
lobby-continue = Continue
card-play = Play { $game }
card-rules = Rules
card-learn = Learn
visit-turn = { $name } to move
lobby-forget = Remove from this list
lobby-open = Open tables
lobby-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
lobby-replay = Watch a recorded match
mine-title = My matches
mine-none = No match has been finished on this device yet.
mine-won = Won
mine-lost = Lost
mine-shared = Shared win
mine-open = Finished
mine-game = Game
mine-against = Against
mine-ratings = Your strength
mine-rating = { $game }: { NUMBER($elo, useGrouping: 0) } ± { $error } Elo
mine-rating-about = Estimated from your results against bots whose strength was measured; every game counts from 1000, the newcomer. The more you play, the surer it gets.
mine-wins = Won
mine-losses = Lost
mine-people = People, or alone
mine-export = Export all
mine-delete = Delete all
mine-delete-ask = Delete all your matches?
mine-delete-what = This device forgets every match and every seat you hold, running matches too. The server keeps the records until it clears out old ones.
mine-delete-room = Delete from the server
mine-delete-room-ask = Delete this match for everyone?
mine-delete-room-what = The server deletes the match, its record and its chat for all who played. This cannot be undone.
mine-delete-room-do = Delete for everyone
mine-keep = Keep
rules-of = Rules of { $game }
rules-reading = our reading
rules-all = All rules

## a new room

setup-options = Options
setup-seats = Who plays
setup-random-start = Random starting player
setup-own-file = Or your own scenario file
setup-own-chosen = Your own file
setup-clock = Clock
clock-none = No clock
clock-move = { $minutes ->
    [one] One minute per move
   *[other] { $minutes } minutes per move
}
clock-total = { $minutes ->
    [one] One minute each
   *[other] { $minutes } minutes each
}
setup-go = Play
quick-bots = Against bots
quick-here = On this device
quick-link = Invite by link
quick-watch = Watch bots
seat-here = Player on this device
seat-link = Player with the link
seat-open = Anyone, from the lobby
seat-reserved = Reserved for someone with the link
seat-bot = Bot, { $level }
seat-bot-elo = Bot, { $level } ({ NUMBER($elo, useGrouping: 0) } Elo)
seat-bot-share = Bot, { $level } (completes { $percent } %)
seat-name-of = Name of seat { $number }
guest-name = Guest { $number }
bot-random = Random player
bot-greedy = Greedy player
bot-mcts = Searcher
bot-solver = Solver
bot-perfect = Perfect player
bot-race = Racer
bot-newcomer = Newcomer
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-foreman = Foreman
bot-master = Master
bot-grandmaster = Grandmaster
bot-builder = Master builder

## before the match

your-name = Your name
invite-title = Invite
invite-how = Anyone who opens this link can sit down or watch.
invite-local = This address only works on this computer. For other devices, start the server with “baumeister serve --host 0.0.0.0” and open the page under this computer’s name or address in the network.
invite-qr = QR code of the link
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
waiting-title = A table for { $game }
waiting-you = that’s you
waiting-leave = Stand up
waiting-sit = Sit down here
waiting-open = Still free
waiting-bot = Let a bot play here
waiting-free = Free the seat
waiting-start = Start
waiting-for-seats = Waiting until every seat is taken
waiting-for-host = The host starts the match once every seat is taken.
room-refused = You cannot join this table
room-closed = This table was closed
room-rules-changed = The rules have changed since; this match cannot go on

## the table

turn-mine = Your move
turn-hot-seat = { $name }, your move
turn-other = { $name } is thinking
turn-over = The match is over
turn-offline = Connection lost, reconnecting…
sending = Your move is on its way
view-2d = Show the flat view
view-3d = Show the table in 3D
twin = The table in words
tray = What you can do now
hint = Ask for a hint
table-hint-thinking = A master is thinking…
hint-is = A master { $move }.
hint-play = Play that
undo = Take back
undo-asked = { $name } would like to take a move back.
bell-ask = Shall this device tell you when it is your turn?
points-at = { $name } points at { $place }.
shown-tulum = row { $row }, place { $place }
shown-pyramido = { $place }, level { $level }
shown-talo = { $x }, { $y }, level { $level }
playback = Playback
playback-back = One step back
playback-play = Play
playback-pause = Pause
playback-next = Next step
playback-slower = Slower
playback-faster = Faster
playback-skip = Skip to the present
playback-all = Watch it from the beginning
guide-off = Hide tips
table-host = Host
side = Players, log and chat
side-toggle = Show or hide players, log and chat
players = Players
player-away = away
spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
seat-reclaim = Take over again
seat-lend = Let a bot play
clock = Time left
log = What happened
chat = Chat
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
chat-write = Write something
chat-send = Send
resign = Give up
resign-ask = { $name }, do you really want to give up?
resign-final = This cannot be undone.
resign-not = Keep playing
record-download = Save the record
share-position = Copy a link to this position
share-match = Copy a link to this match

## the end

end-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-won-you = You win
end-won-with-you = You and { $names } win
end-together = You all win
end-made = Made it!
end-lost = Not this time
end-reason = Why: { $reason }.
result = Result
standings-rank = Place
standings-player = Player
standings-game = Game { $number }
standings-score = Points
rematch = Play again
rematch-join = To the next match
replay = Watch it again

## looking at a record

replay-title = A recorded match
replay-file = Open a record file
replay-paste = Or paste its text
replay-open = Open
replay-stops = This match was played under older rules. Today’s rules follow it only up to event { $number }.
replay-step = Step { $at } of { $last }
replay-timeline = Timeline
replay-moves = Show or hide the moves
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play-on = Play on from here
replay-play-on-about = Play on from this position against bots
picture-svg = Save the position as SVG
picture-png = Save this view as PNG

## what happened at the table

event-SeatTaken = sits down.
event-SeatLeft = stands up.
event-SeatLent = lets a bot play from now on.
event-SeatReclaimed = takes over again.
event-MatchStarted = The match begins.
event-TakeBackAsked = would like to take a move back.
event-TakeBackAnswered = { $agrees ->
    [yes] agrees.
   *[other] does not agree.
}
event-MovesTakenBack = A move was taken back.
event-Resigned = gives up.
event-FlagFell = has run out of time.
event-MatchEnded = The match is over.
event-RoomClosed = The table was closed.
log-in-vain = { $count ->
    [0] No block fits, the turn is over.
    [one] No block fits: one block is lost.
   *[other] No block fits: { $count } blocks are lost.
}
log-skipped-rumis = { $count ->
    [one] { $names } has no place for a stone and is skipped.
   *[other] { $names } have no place for a stone and are skipped.
}
log-skipped-pyramido = { $count ->
    [one] { $names } has no stone left and is skipped.
   *[other] { $names } have no stone left and are skipped.
}
log-points = { $name } { $score }

## moves and draws in words

move-tulum-Roll = The dice show { $rows }.
move-tulum-Roll-rows = { $count }{ "\u00A0" }×{ "\u00A0" }{ $value ->
     [0] green
     [1] blue
     [2] red
     [3] yellow
     [4] orange
    *[5] violet
}
move-tulum-PlaceBlock = places a block in row { $row ->
     [0] 1 (green)
     [1] 2 (blue)
     [2] 3 (red)
     [3] 4 (yellow)
     [4] 5 (orange)
    *[5] 6 (violet)
}, place { $place ->
     [0] 1
     [1] 2
     [2] 3
     [3] 4
     [4] 5
    *[5] 6
}
move-tulum-RollOn = rolls on
move-tulum-Stop = stops and keeps the blocks
move-pyramido-DrawStone = Out of the bag: { $stones }.
move-pyramido-DrawStone-colour = { $count ->
    [1] { "" }
   *[other] { $count }{ "\u00A0" }×{ "\u00A0" }
}{ $value ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] white
}
move-pyramido-BuildStone = places a { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] white
} stone, level { $level }, { $place }
move-pyramido-BuildFromQuarry = places a { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] white
} stone from the quarry, level { $level }, { $place }
move-pyramido-BuildFromStore = places a { $colour ->
    [0] red
    [1] yellow
    [2] green
    [3] blue
   *[4] white
} stone from the store, level { $level }, { $place }
move-pyramido-StoreStone = puts { $colour ->
    [0] a red
    [1] a yellow
    [2] a green
    [3] a blue
   *[4] a white
} stone into the store
move-pyramido-ExchangeStones = exchanges { $num_colours ->
    [one] one stone
   *[other] { $num_colours } stones
}
move-pyramido-EndTurn = ends the turn
move-pyramido-Pass = passes
move-rumis-PlaceStone = places { $colour ->
    [0] the red
    [1] the blue
    [2] the green
    [ruin] the ruin’s
   *[3] the yellow
} stone { $stone } at { $place }
move-talo-Roll = The die shows { $number }.
move-talo-TakeSticks = takes { $num_lengths ->
    [one] the stick of length
   *[other] the sticks of lengths
} { $lengths }
move-talo-PlaceStick = places the stick of length { $length } at { $x }, { $y }, level { $z }, { $axis ->
    [x] along the row
    [y] along the column
   *[z] upright
}
move-talo-HoldStick = holds the stick of length { $length } at { $x }, { $y }, level { $z }, { $axis ->
    [x] along the row
    [y] along the column
   *[z] upright
}
move-talo-TakeBack = takes the held stick back
move-talo-Walk = walks to { $x }, { $y } on level { $level }
move-talo-Restart = starts again on { $x }, { $y }
move-talo-EndTurn = ends the turn

## the guide of a first match

guide-tulum-PlaceBlock = Each die lets you place one block in the row of its colour; above the bottom row it needs both blocks under it.
guide-tulum-RollOn = Roll the remaining dice for more, or stop: if nothing fits, all dotted blocks of this turn are lost.
guide-tulum-solo-RollOn = Roll the remaining dice for more, or stop: if nothing fits, all dotted blocks of this turn are lost. Complete the pyramid in as few turns as you can.
guide-pyramido-BuildStone = Place your stones: at the bottom side by side, higher up in the middle of four, in the colour most frequent there.
guide-pyramido-ExchangeStones = If you like none of these, exchange up to three stones; that ends your turn.
guide-pyramido-BuildFromQuarry = Take a stone from the quarry and place it, put one into your store, place one from your store, or pass.
guide-rumis-PlaceStone = Choose a stone, turn it, place it: it must touch your own colour, leave no hole below and stay under the limit. What can be seen from above counts.
guide-rumis-four-colours-PlaceStone = You have two colours and play them in turn. The stone must touch its own colour, leave no hole below and stay under the limit. Your better colour counts, by what can be seen of it from above.
guide-rumis-ruinas-PlaceStone = First the grey ruin is built; it belongs to nobody and scores nothing. Then the match begins: its first stone stands anywhere on the ground, everyone else’s first stone on the ground beside another, and every later one touches your own colour. No holes below, nothing above the limit; what can be seen from above counts.
guide-rumis-cube-PlaceStone = Fill the whole cube: choose a colour and a stone, turn it, place it. It must leave no hole below and stay inside the cube. You may take back as often as you like.
guide-rumis-how = Turn the stone with the buttons or X, Y, Z, with Shift or Alt and the wheel, or with two fingers; swiping across it tips it over.
guide-talo-TakeSticks = Take one stick as long as the number rolled, or two that add up to it.
guide-talo-PlaceStick = Lay the stick along a line or stand it up; the building must stay in balance.
guide-talo-Walk = Your figure climbs at most one level per step. The first on level 10 wins.

## a plan of one’s own

plan-title = Draw a plan of your own
plan-about = Choose a height and tap the cells that may be built that high. Tap a cell again to remove it.
plan-name = Name of the plan
plan-unnamed = my plan
plan-brush = Height
plan-height = Height { $height }
plan-cell = { $place }: { $height ->
    [0] empty
   *[other] height { $height }
}
plan-players = Highest for { $count ->
    [2] two
    [3] three
   *[other] four
}
plan-not-whole = A plan needs at least two cells, all of them connected.
plan-play = Play it
plan-save = Keep it
plan-share = Copy a link
plan-kept = Your plans
plan-edit = Change
plan-delete = Delete
