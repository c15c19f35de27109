### La table dans le navigateur, et ce qu’elle doit refuser

server-page = Ce serveur fonctionne. Il n’a pas d’interface propre ; les programmes trouvent tout à ces adresses :
serve-where = La table est prête : { $url }
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont conservées.
serve-stopped = Arrêté. Toutes les parties sont conservées.
verify-good = { $count ->
    [0] Cet enregistrement ne contient aucun tirage : il n’y a rien à truquer. SHA-256 de la graine : { $hash }
    [one] L’unique tirage découle de la graine. SHA-256 de la graine : { $hash }
   *[other] Les { $count } tirages découlent de la graine. SHA-256 de la graine : { $hash }
}
help-play =
    Jouer dans le navigateur, sur cet ordinateur.

    Exemple : baumeister play
help-serve =
    Ouvrir des salons aux navigateurs, sur cet ordinateur ou au monde entier.

    Exemple : baumeister serve --host 0.0.0.0 --port 8080
help-verify =
    Prouver que les tirages d’une partie enregistrée n’ont pas été truqués.

    Exemple : baumeister verify partie.json
help-schema =
    Afficher les messages de la connexion en JSON Schema.

    Exemple : baumeister schema
help-port = Le port d’écoute, de 0 à 65535 ; 0 en prend un libre.
help-database = Où les parties sont conservées : sqlite:///FICHIER ou postgresql+psycopg://… ; par défaut un fichier dans votre dossier.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer tout le monde.
help-serve-name = Un nom auquel ce serveur répond, par exemple example.org ; peut être donné plusieurs fois. Les adresses et localhost s’en passent.
help-serve-origin = Une autre origine dont les pages peuvent se connecter, par exemple https://example.org ; peut être répété.
help-serve-thinkers = Le nombre de processus qui réfléchissent pour les robots.
help-serve-warmup = Au démarrage, compiler en arrière-plan ce qui rend les jeux rapides.
help-verify-file = Un enregistrement, en texte ou en JSON.

reason-resigned = abandon
reason-flag-fell = temps écoulé

error-address-unusable = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
error-storage-failure = L’enregistrement a échoué, donc rien n’a été fait. Réessayez, s’il vous plaît.
error-bad-database-url = Ce n’est pas une adresse de base de données ; écrivez sqlite:///FICHIER ou postgresql+psycopg://….
error-database-unreachable = La base de données est injoignable.
error-database-in-use = Un autre serveur utilise déjà cette base de données ; arrêtez-le d’abord, ou nommez-en une autre avec --database sqlite:///FICHIER.
error-database-newer = La base de données vient d’une version plus récente de baumeister ; installe cette version ou indique une autre base.
error-unknown-host = Ce serveur ne répond pas au nom « { $host } » ; lance-le avec --name { $host } s’il le doit.
error-foreign-origin = La demande vient de la page d’un autre site ; seule la page de ce serveur peut la faire.
error-database-in-memory = Une base de données en mémoire oublierait toutes les parties ; écrivez sqlite:///FICHIER.
error-missing-extra = Il faut pour cela l’extra « { $extra } » : pip install 'baumeister[{ $extra }]'.
error-unknown-room = Ce salon n’existe pas, ou n’existe plus.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-host-only = Seul l’hôte du salon peut faire cela.
error-secret-missing = Pour prendre place, il faut apporter un secret.
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer.
error-stale-state = La table a changé entre-temps : vous répondiez à la version { $version }, elle en est à { $now }.
error-match-not-started = La partie n’a pas encore commencé.
error-match-started = La partie a déjà commencé.
error-match-goes-on = La partie est encore en cours.
error-room-over = Tout est terminé dans ce salon.
error-rematch-made = La partie suivante a déjà son salon.
error-seat-taken = La place { $seat } est prise.
error-failed = Quelque chose a échoué ici ; rien n’a été changé.
error-room-unreadable = Ce salon ne peut plus être lu ; son journal est gardé.
error-room-full = Le journal de ce salon est plein ; une partie peut encore y être finie.
error-person-expected = On attend encore la personne de la place { $seat } ; patientez { $wait } s.
error-bot-thinks = Un bot réfléchit pour la place { $seat } sur son propre temps ; reprenez-la après son coup.
error-invite-needed = La place { $seat } est gardée pour qui a le lien d’invitation ; demandez-le à qui a ouvert la table.
error-seats-free = Des places sont encore libres : { $seats }.
error-seat-given-up = La place { $seat } a été abandonnée pour de bon.
error-bot-plays-already = Un robot joue à la place { $seat }.
error-no-bot-plays = Aucun robot ne joue à la place { $seat }.
error-take-back-asked = Quelqu’un demande déjà à reprendre un coup.
error-no-take-back-asked = Personne n’attend votre accord pour reprendre un coup.
error-nothing-to-take-back = Il n’y a aucun coup à reprendre ; ce qui est tiré reste tiré.
error-invalid-message = Ce n’est pas compréhensible ; voyez « { $place } ».
error-hello-missing = Le premier message doit être un « hello ».
error-hello-twice = Le « hello » a déjà été dit.
error-no-such-path = Il n’y a rien ici ({ $status }).
error-no-such-seat = Il n’y a pas de place { $seat } ; il y en a { $accepts }.
error-not-a-move = Ce n’est pas un coup de ce jeu : { $problem }
error-seats-do-not-fit = Cette variante a { $accepts } places, et non { $seats }.
error-budget-too-large = Un bot à une table réfléchit au plus { $seconds } s ou { $iterations } itérations.
error-no-solver = Rien ne résout cette variante de { $game } ; seuls les cubes de Rumis ont une solution calculée.
error-too-many-messages = Trop de messages ; attendez { $wait } s.
error-too-many-requests = Trop de requêtes de votre adresse ; attendez { $wait } s.
error-server-stops = Le serveur s’arrête et n’a plus pu répondre ; réessayez dès son retour.
error-too-many-hints = Trop de conseils ; attendez { $wait } s.
error-too-many-rooms = Trop de salons ; attendez { $wait } s.
error-too-many-connections = Trop de connexions de votre adresse ; attendez { $wait } s.
error-message-too-large = Le message est trop grand ; { $most } octets au plus.
error-body-too-large = C’est trop grand ; { $most } octets au plus.
error-body-too-slow = La requête n’est pas arrivée en { $seconds } s.
error-record-too-long = Un enregistrement regardé ici a au plus { $most } événements ; un plus long se rejoue avec le programme.
error-record-too-slow = Rejouer cet enregistrement demande plus de { $seconds } s ici ; le programme, lui, peut le rejouer.
error-seed-missing = L’enregistrement ne donne pas sa graine ; une partie la montre quand elle est finie.
error-seed-not-as-promised = La graine n’est pas celle dont l’empreinte a été promise au début.
error-draw-not-of-seed = L’événement { $number } n’est pas le tirage que donne la graine.
