# Ce que dit le terminal.

## Début et fin

welcome-seat = Vous pilotez pour { $seat }, contre { $rivals }.
welcome-people = À la table : { $people }.
welcome-type = Pour jouer, tapez le numéro d’une option puis Entrée. Ou tapez
welcome-help-does = pour voir ce que vous pouvez taper d’autre, et pour lire les règles
welcome-hint-does = pour voir ce qu’un bot ferait à votre place
welcome-quit-does = pour vous arrêter aujourd’hui : la partie est gardée
welcome-dice = Les dés sont scellés avant le départ (empreinte { $fingerprint }…). La partie finie, vous pourrez tous les vérifier.
welcome-pause = Appuyez sur Entrée pour commencer.
pause = Appuyez sur Entrée pour continuer.
welcome-back = Bon retour. Vous reprenez { $file } ; voici ce qui vient de se passer :
goodbye = La partie est gardée dans { $file }
goodbye-resume = Pour reprendre :  paddock play --resume { $name }
farewell = L’enregistrement de la partie : { $file }
farewell-verify = Pour vérifier ses dés :  paddock verify { $name }
not-kept = Ce coup n’a pas pu être gardé ({ $reason }) ; la partie continue, mais faites vite un peu de place.

## Résultat

result = Le résultat
result-place = rang
result-seat = place
result-player = joueur
result-points = points

## À la table

bot = bot, { $level }
curtain = Passez le clavier à { $seat }, puis appuyez sur Entrée.
revealed = Ce qui en est sorti
thinking = { $seat } réfléchit…
undone = { $seat } reprend la dernière réponse.
nothing-to-undo = Il n’y a encore rien à reprendre.
all-agree = Des cartes ou des dés ont été vus depuis la réponse de { $seat }. Si tout le monde est d’accord pour revenir en arrière, tapez oui :
yes = oui
hint = Un bot jouerait { $action } : { $words }

## Le menu

menu-group = { $count ->
    [one] une option
   *[other] { $count } options
}
menu-page = Page { $page } sur { $pages }. Tapez more pour voir la suite ; les numéros des autres pages comptent aussi.
board-more = { $count ->
    [one] … et encore une ligne : tapez board
   *[other] … et encore { $count } lignes : tapez board
}
menu-back = Tapez back pour revoir toutes les options.
no-more = Ce sont toutes les options.
no-such-number = Les options portent les numéros 1 à { $most }.
not-understood = « { $typed } » n’est ni une option ni un mot connu. Tapez ? pour de l’aide.

## Demander

why-what = Pourquoi quoi ? Nommez une action, par exemple : why { $action }
why-offered = Mais si : { $action } fait partie de vos options.
rule-says = C’est la règle { $rule } : tapez ? { $rule } pour la lire.
save-where = Dites où, par exemple : save course.paddock. (De toute façon, la partie est gardée dans { $file }.)
saved = Une copie de la partie est dans { $file }
rules-in-english = Les règles de { $game } ne sont pas encore traduites ; les voici en anglais.
rulings-in-english = Les décisions sur { $game } ne sont pas encore traduites ; les voici en anglais.

## Aide

help = Ce que vous pouvez taper
help-number = 3
help-number-does = jouer l’option 3
help-action = { $action }
help-action-does = la même chose en mots ; le début d’une action montre comment elle peut continuer
help-why = why { $action }
help-why-does = pourquoi une action n’est pas proposée
help-rule = ? { $rule }
help-rule-does = lire cette règle ; ? MOT trouve les règles qui contiennent un mot
help-hint-does = ce qu’un bot jouerait
help-options-does = revoir les options
help-board-does = revoir le plateau
help-log-does = ce qui s’est passé ; log 50 remonte plus loin
help-history-does = tous les coups jusqu’ici
help-view-does = ce que vous savez, sous forme de position écrite
help-undo-does = reprendre la dernière réponse
help-save = save FICHIER
help-save-does = garder une copie de la partie ailleurs
help-quit-does = s’arrêter ; la partie est gardée, et on vous dit comment la reprendre

## L’étagère

shelf-id = identifiant
shelf-name = jeu
shelf-seats = places
shelf-more = paddock games JEU montre ce qu’on peut choisir, paddock play JEU fait jouer, paddock rules JEU explique.
shelf-several = de { $least } à { $most }, reliés par +
shelf-default = d’habitude { $value }
shelf-play = Par exemple : paddock play { $id } --seats 3

## Vérifier

verified = Tout est juste : { $game }
verified-secret = · Le secret est celui de l’engagement pris avant la partie : { $commitment }
verified-dice = { $dice ->
    [one] · Le seul tirage au sort découle du secret.
   *[other] · Les { $dice } tirages au sort découlent tous du secret.
}
verified-from-position = · La course est partie d’une position que quelqu’un avait écrite : ce qu’elle contenait, mains et pioches comprises, n’est pas prouvé. À partir de là :
verified-from-record = · La course est partie d’un coup d’un autre enregistrement : ce qu’il contenait alors, mains et pioches comprises, n’est pas prouvé. À partir de là :
verified-sealed = · Des mots scellés après l’engagement entrent dans les dés : { $seats }.
verified-unsealed = · Aucun joueur n’a scellé de mots : l’hôte, et lui seul, a donc pu connaître les dés d’avance, ou les choisir.
verified-unopened = · Mots scellés mais non révélés à temps, si bien que la course a commencé sans eux : { $seats }.
verified-kept = · Table, engagement et sceaux sont ceux que vous avez gardés ; vos propres mots entrent dans les dés : { $seats }.
verified-digest = · Qui possède l’enregistrement de la même course a la même empreinte : { $digest }
verified-moves = · Les { $moves } coups, ceux du hasard compris, respectaient tous les règles.
verified-taken-back = { $times ->
    [one] · Une fois, un coup a été repris avec l’accord de tous : ceux qui jouaient peuvent le confirmer.
   *[other] · { $times } fois, des coups ont été repris avec l’accord de tous : ceux qui jouaient peuvent le confirmer.
}
verified-edition = · Règles et données sont celles de la partie : version { $version }, édition { $edition }.
verified-alike = · La partie s’est jouée en version { $version }, édition { $edition } ; l’édition { $present }, qui vient de la rejouer, est connue pour se jouer de la même façon.
verified-result = · Les coups mènent au résultat noté : { $result }

## Enregistrements et positions

replay-prompt = [{ $number } sur { $last } ; Entrée pour continuer]
replay-keys = Entrée continue, un nombre de 0 à { $last } va à ce coup, b recule, q arrête.
position-events = Ce qui s’est passé
position-over = La partie est finie.
position-chance = Le hasard décide ({ $rule })

## Analyse

analysis-turned = Les tournants de la course
analysis-look = Pour voir la course à un coup donné :  paddock replay { $name } --at COUP
