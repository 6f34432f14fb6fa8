# Ce que disent tous les jeux.
why-over = La course est finie : on ne peut plus rien jouer.
why-not-your-decision = Ce n’est pas à vous de décider maintenant : on attend d’abord { $seats }.
why-other-question = Ce n’est pas ce qui est demandé maintenant. { $asked }
why-not-offered = Les règles ne le permettent pas maintenant.
no-undo = Vous ne pouvez rien reprendre : des dés ont été lancés, des cartes ont été vues, ou quelqu’un d’autre a joué depuis.
no-take-back = Il n’y a rien à reprendre : vous n’avez pas encore répondu, la course est finie, ou votre réponse est encore scellée et peut simplement être changée.
wait = On attend { $seats }.

# Ce que le serveur dit de lui-même.
refused-not-begun = La course n’a pas commencé : il reste des places libres.
refused-trouble = Cette partie ne peut pas continuer ici : { $trouble }.
refused-key = La clé de cette place a changé ; revenez avec la nouvelle.
refused-bot-drives = Un bot pilote à cette place ; reprenez-la d’abord.
refused-stale = La course a avancé depuis votre choix ; regardez la table et choisissez de nouveau.
refused-other-plea = Quelqu’un d’autre demande déjà à reprendre une réponse.
refused-no-plea = Personne ne demande plus cela.
own-circuit = Un circuit à nous
refused-too-often = Cette réponse a été changée ou reprise si souvent qu’elle est désormais définitive, ou l’enregistrement de cette course est devenu trop long pour cela ; continuez à jouer.
refused-not-saved = Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Rien n’est perdu : réessayez dans un instant.
refused-failed = Quelque chose a mal tourné sur le serveur ; rien n’a été changé.
refused-no-preview = Il n’y a pas d’aperçu pour le moment.
note-undo = { $name } reprend une réponse.
note-take-back = { $name } reprend une réponse ; ce qui suit est relancé et repioché.
note-rewind = { $name } reprend une réponse ; les mêmes dés et les mêmes cartes reviennent.
note-time-out = Temps écoulé pour { $name } : la maison a répondu.
note-bot-drives = À partir d’ici, un bot pilote pour { $name }.
note-drives-again = { $name } reprend le volant.
told-cover = Un bot pilote désormais pour { $name }, dont l’absence se prolonge ; la demande vient de { $by }. { $name } peut reprendre sa place à tout moment.
refused-chat = Un message compte de 1 à { $most } caractères.
refused-chat-fast = Vous avez dit beaucoup de choses en peu de temps ; attendez un peu.
refused-chat-full = { $most } lignes ont été dites dans cette partie ; elle n’en accepte plus.
refused-seal = Un sceau compte 64 chiffres hexadécimaux : SHA-256 de « paddock seal », de la table, de la place, de l’engagement et des mots.
refused-sealed = Cette place a déjà scellé ses mots, ou les sceaux sont clos ; aucun autre sceau n’est accepté.
refused-open-early = Tout le monde n’a pas encore scellé ses mots. Gardez les vôtres pour vous jusqu’à ce que la table annonce qu’elle est scellée.
refused-open-late = La course a commencé sans vos mots ; son enregistrement le dit.
refused-words = Ce ne sont pas les mots que cette place a scellés : de 32 à 128 chiffres hexadécimaux dont le sceau a été accepté.
proof-from-position = La course est partie d’une position que quelqu’un avait écrite : ce qu’elle contenait, mains et pioches comprises, n’est pas prouvé.
proof-from-record = La course est partie d’un coup d’un autre enregistrement : ce qu’il contenait alors, mains et pioches comprises, n’est pas prouvé.
proof-sealed = Des mots scellés après l’engagement entrent dans les dés : { $seats }.
proof-unsealed = Aucun programme de joueur n’a scellé de mots : l’hôte, et lui seul, a donc pu connaître ces dés d’avance, ou les choisir.
proof-unopened = Mots scellés mais non révélés à temps, si bien que la course a commencé sans eux : { $seats }.
proof-holds = { $moves ->
        [one] Le seul coup est légal
       *[other] Les { $moves } coups sont tous légaux
    }, et { $dice ->
        [one] le seul dé ou mélange découle
       *[other] les { $dice } dés et mélanges découlent
    } du secret sur lequel l’hôte s’était engagé avant la course.
proof-taken-back = { $times ->
        [one] Une fois, une réponse a été reprise
       *[other] { $times } fois, une réponse a été reprise
    } avec l’accord de la table.
refused-hint-counts = Pas de conseils dans une course qui compte pour un championnat.
refused-no-hint = Il n’y a pas de conseil pour le moment : rien ne vous est demandé, ou la course suit un règlement plus ancien.
note-hint = { $name } a demandé un conseil à la maison avant cette réponse.
rulings = Décisions

## Analyse : chances en points sur cent

analysis-account = { $seat } : { $start } au départ, { $end } à l’arrivée. Chance { $luck } ; { $lost } cédés en { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    } pour { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    } (taux d’erreur { $rate }).
analysis-skill = { $winner } a commis le moins d’erreurs compte tenu des choix à faire, et gagne.
analysis-against-luck = { $winner } a commis le moins d’erreurs et gagne, alors que les dés en favorisaient un autre.
analysis-luck = { $winner } gagne ; le moins d’erreurs compte tenu des choix à faire : { $best }.
analysis-stroke = Coup { $number } : le hasard ({ $came }) donne { $points } à { $seat }.
analysis-mistake-small = Coup { $number } : { $seat } répond { $chosen } ; { $better } était un peu meilleur, de { $points } (± { $margin }).
analysis-mistake-doubtful = Coup { $number } : { $seat } répond { $chosen }, choix douteux ; { $better } était meilleur de { $points } (± { $margin }).
analysis-mistake-bad = Coup { $number } : { $seat } répond { $chosen }, une erreur ; { $better } était meilleur de { $points } (± { $margin }).
analysis-mistake-very-bad = Coup { $number } : { $seat } répond { $chosen }, une grave erreur ; { $better } était meilleur de { $points } (± { $margin }).
analysis-cut = Le temps est écoulé : { $measured } réponses douteuses sur { $doubted } ont été mesurées.
hint-chance = Vos chances de victoire avec ce choix : { $chance } sur cent ; place attendue : { $place }.
hint-stakes = Si cela tourne mal (une fois sur dix), elles tombent à { $worst } ; si cela tourne bien, elles montent à { $best }.
hint-other = Ensuite : { $label } ({ $chance }).
