### La table dans le navigateur, et ce qu’elle doit refuser

server-page = Ce serveur fonctionne. Il ne montre pas de page ; les programmes trouvent tout à ces adresses :
serve-where = La table est prête : { $url }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont conservées.
serve-stopped = Arrêté. Toutes les parties sont conservées.
serve-unknown-variable = { $variable } n’est pas un réglage et ne change rien ; « baumeister serve --show-settings » les montre tous.
verify-good = { $count ->
    [0] Cet enregistrement ne contient aucun tirage : il n’y a rien à truquer. SHA-256 de la graine : { $hash }
    [one] L’unique tirage découle de la graine. SHA-256 de la graine : { $hash }
   *[other] Les { $count } tirages découlent de la graine. SHA-256 de la graine : { $hash }
}
help-play =
    Jouer dans le navigateur, sur cet ordinateur.

    Exemple : baumeister play
help-serve =
    Ouvrir des tables aux navigateurs, sur cet ordinateur ou au monde entier.

    Exemple : baumeister serve --host 0.0.0.0 --port 8080
help-backup =
    Copier toutes les parties dans un fichier, que le serveur tourne ou non.

    Exemple : baumeister backup tables-lundi.sqlite
help-restore =
    Remettre en place une copie des parties ; arrête d’abord le serveur.

    Exemple : baumeister restore tables-lundi.sqlite
help-backup-file = Le nouveau fichier.
help-restore-file = Un fichier écrit par « backup ».
backup-done = Toutes les parties sont dans { $file }.
restore-done = Toutes les parties sont de nouveau comme dans { $file }.
restore-aside = Ce qu’il y avait avant est gardé dans { $file }.
help-rooms =
    Gérer les tables une par une, que le serveur tourne ou non.

    Exemple : baumeister rooms list --phase playing
help-rooms-list =
    Lister les tables, les dernières modifiées d’abord.

    Exemple : baumeister rooms list --phase playing --most 20
help-rooms-show =
    Montrer une table en JSON.

    Exemple : baumeister rooms show DHA6hw27la87
help-rooms-close =
    Fermer une table ; sa partie se termine sans vainqueur.

    Exemple : baumeister rooms close DHA6hw27la87
help-rooms-delete =
    Supprimer définitivement une table, sa partie et sa discussion.

    Exemple : baumeister rooms delete DHA6hw27la87
help-purge =
    Supprimer les vieilles tables dont la partie est terminée.

    Exemple : baumeister purge --older-than 90d
help-phase = Seulement les tables en attente (waiting), en cours (playing) ou terminées (over).
help-most = Combien de tables au plus, 1 ou davantage.
help-room = L’identifiant d’une table : la fin de son adresse.
help-purge-older_than = Depuis combien de temps la partie doit être terminée : 36h, 90d, 2w ou 1y (heures, jours, semaines, années).
help-purge-dry_run = Dire seulement combien de tables seraient supprimées.
rooms-id = Table
rooms-phase = État
rooms-public = À l’accueil
rooms-entries = Entrées
rooms-changed = Dernier changement
rooms-waiting = en attente
rooms-playing = en cours
rooms-over = terminée
rooms-yes = oui
rooms-no = non
rooms-closed = La table { $room } est fermée ; un serveur en marche le dit à ses joueurs en moins d’une minute.
rooms-deleted = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
rooms-would-be-deleted = { $count ->
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
help-verify =
    Prouver que les tirages d’une partie enregistrée n’ont pas été truqués.

    Exemple : baumeister verify partie.json
help-schema =
    Afficher les messages de la connexion en JSON Schema.

    Exemple : baumeister schema
help-port = Le port d’écoute, de 0 à 65535 ; 0 en prend un libre.
help-database = Où les parties sont conservées : sqlite:///FICHIER ou postgresql+psycopg://… ; par défaut un fichier dans ton dossier.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer tout le monde.
help-serve-name = Un nom auquel ce serveur répond, par exemple example.org ; peut être donné plusieurs fois. Les adresses et localhost s’en passent.
help-serve-origin = Une autre origine dont les pages peuvent se connecter, par exemple https://example.org ; peut être donné plusieurs fois.
help-serve-settings = Un fichier TOML de réglages ; --show-settings en affiche un.
help-serve-set_ = N’importe quel réglage par son nom, par exemple body_bytes=100000 ; peut être donné plusieurs fois. Les mêmes réglages viennent aussi de variables comme BAUMEISTER_BODY_BYTES.
help-serve-show_settings = Afficher tous les réglages tels qu’ils seraient, et s’arrêter.
help-serve-thinkers = Le nombre de processus qui réfléchissent pour les bots.
help-serve-warmup = Au démarrage, compiler en arrière-plan ce qui rend les jeux rapides.
help-serve-workers = Le nombre de processus serveurs qui se partagent le travail derrière un port ; à partir de deux, il faut PostgreSQL.
help-serve-cluster = Être l’un de plusieurs serveurs de la même base PostgreSQL ; chaque table appartient alors à l’un d’eux.
help-verify-file = Un enregistrement, en texte ou en JSON.

reason-resigned = abandon
reason-flag-fell = temps écoulé

error-address-unusable = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
error-storage-failure = L’enregistrement a échoué, donc rien n’a été fait ; réessaie, s’il te plaît.
error-bad-database-url = Ce n’est pas une adresse de base de données ; écris sqlite:///FICHIER ou postgresql+psycopg://….
error-database-unreachable = La base de données { $database } est injoignable : { $problem }.
error-database-in-use = Un autre serveur utilise déjà cette base de données ; arrête-le d’abord, ou choisis-en une autre avec --database sqlite:///FICHIER.
error-cluster-needs-postgres = Plusieurs serveurs ont besoin d’une base PostgreSQL commune ; indique-la avec --database postgresql+psycopg://…
error-room-elsewhere = Un autre serveur tient cette table en ce moment ; la partie y reprend dans un instant.
error-database-newer = La base de données vient d’une version plus récente de baumeister ; installe cette version ou indique une autre base.
error-unknown-host = Ce serveur ne répond pas au nom « { $host } » ; lance-le avec --name { $host } s’il le doit.
error-foreign-origin = La demande vient de la page d’un autre site ; seule la page de ce serveur peut la faire.
error-unknown-setting = Il n’y a pas de réglage « { $setting } » ; il y a : { $accepts }.
error-bad-setting = Le réglage { $setting } ne peut pas être « { $value } » ; il accepte par exemple : { $accepts }.
error-setting-without-value = « { $setting } » ne règle rien ; écris --set NOM=VALEUR.
error-settings-unreadable = Le fichier de réglages { $file } est illisible : { $problem }.
error-backup-exists = { $file } existe déjà ; indique un nouveau fichier.
error-backup-failed = Impossible d’écrire { $file } : { $problem }.
error-backup-by-postgres = Une base PostgreSQL se copie avec ses propres outils : pg_dump --format=custom et pg_restore.
error-no-backup = { $file } n’est pas une copie des parties de baumeister ; « backup » en écrit une.
error-database-in-memory = Une base de données en mémoire oublierait toutes les parties ; écris sqlite:///FICHIER.
error-missing-extra = Il faut pour cela l’extra « { $extra } » : pip install 'baumeister[{ $extra }]'.
error-room-deleted = Cette table a été supprimée.
error-room-gone = Cette table a été supprimée entre-temps ; rien n’a été fait.
error-room-shared = D’autres jouent aussi à cette table ; on pourra la supprimer une fois la partie terminée.
error-bad-age = « { $age } » n’est pas une durée ; écris par exemple : { $accepts }.
error-unknown-room = Cette table n’existe pas, ou n’existe plus.
error-not-your-seat = La place { $seat } n’est pas la tienne.
error-host-only = Seul l’hôte de la table peut faire cela.
error-secret-missing = Pour prendre place, il faut un secret ; envoie-le avec ton « hello ».
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
error-stale-state = La table a changé entre-temps : tu répondais à la version { $version }, elle en est à { $now }.
error-match-not-started = La partie n’a pas encore commencé.
error-match-started = La partie a déjà commencé.
error-match-goes-on = La partie est encore en cours.
error-review-too-early = Une partie ne s’analyse qu’une fois terminée.
error-room-over = Tout est terminé à cette table.
error-rematch-made = La partie suivante a déjà sa table.
error-seat-taken = La place { $seat } est prise.
error-failed = Quelque chose a échoué ici ; rien n’a été changé.
error-room-unreadable = Cette table ne peut plus être lue ; son journal est conservé.
error-room-full = Le journal de cette table est plein ; sa partie peut encore être finie.
error-room-overfull = Le journal de cette table déborde ; la partie ne peut plus qu’être abandonnée.
error-person-expected = On attend encore la personne de la place { $seat } ; attends { $wait } s.
error-invite-needed = La place { $seat } est réservée à qui a le lien d’invitation ; demande-le à la personne qui a ouvert la table.
error-seats-free = Des places sont encore libres : { $seats }.
error-seat-given-up = La place { $seat } a été abandonnée pour de bon.
error-bot-plays-already = Un bot joue à la place { $seat }.
error-no-bot-plays = Aucun bot ne joue à la place { $seat }.
error-take-back-asked = Quelqu’un demande déjà à reprendre un coup.
error-no-take-back-asked = Personne n’attend ton accord pour reprendre un coup.
error-nothing-to-take-back = Tu n’as aucun coup à reprendre ; un tirage ne s’annule pas.
error-invalid-message = Ce message est incompréhensible ; vérifie « { $place } ».
error-hello-missing = Le premier message doit être un « hello ».
error-hello-twice = Le « hello » a déjà été dit.
error-no-such-path = Il n’y a rien ici ({ $status }).
error-wrong-method = Rien ici ne répond à { $method }.
error-no-such-seat = Il n’y a pas de place { $seat } ; il y a { $accepts }.
error-not-a-move = Ce n’est pas un coup de ce jeu : { $problem }
error-seats-do-not-fit = Cette variante a { $accepts ->
    [one] { $accepts } place
   *[other] { $accepts } places
}, et non { $seats }.
error-branch-waits = Une partie déjà commencée ne continue qu’avec des personnes sur cet appareil et des bots, et l’ordre des places est fixé.
error-budget-too-large = Un bot à une table réfléchit au plus { $seconds } s ou { $iterations } itérations.
error-no-solver = Il n’y a pas de solveur pour cette variante de { $game } ; il y en a un pour les cubes de Rumis.
error-too-many-messages = Trop de messages ; attends { $wait } s.
error-too-many-requests = Trop de requêtes de ton adresse ; attends { $wait } s.
error-server-stops = Le serveur s’arrête et n’a plus pu répondre ; réessaie dès son retour.
error-too-many-hints = Trop de conseils ; attends { $wait } s.
error-too-many-reviews = Ton adresse a déjà { $most } analyses en cours ; attends { $wait } s.
error-too-many-rooms = Trop de nouvelles tables ; attends { $wait } s.
error-too-many-public-rooms = Ton adresse a déjà { $most } tables à l’accueil ; remplis-en ou fermes-en d’abord une.
error-too-many-connections = Trop de connexions de ton adresse ; attends { $wait } s.
error-message-too-large = Le message est trop grand ; { $most } octets au plus.
error-body-too-large = C’est trop grand ; { $most } octets au plus.
error-body-too-slow = La requête n’est pas arrivée en { $seconds } s.
error-record-too-long = Ici, un enregistrement compte au plus { $most } événements ; un plus long se revoit en ligne de commande.
error-record-too-slow = Rejouer cet enregistrement demande ici plus de { $seconds } s ; en ligne de commande, c’est possible.
error-review-too-slow = Analyser cette partie demande ici plus de { $seconds } s par étape ; en ligne de commande, « baumeister review » le fait.
error-seed-missing = L’enregistrement ne contient pas sa graine ; une partie la révèle une fois finie.
error-seed-not-as-promised = La graine n’est pas celle dont l’empreinte a été promise au début.
error-draw-not-of-seed = L’événement { $number } n’est pas le tirage que donne la graine.
