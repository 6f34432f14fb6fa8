# Co mówi terminal. Słowa, które się wpisuje (hint, undo, quit …), są takie same w każdym języku.

## Początek i koniec

welcome-seat = Twój zespół: { $seat }. Rywale: { $rivals }.
welcome-people = Przy stole: { $people }.
welcome-type = Aby zagrać, wpisz numer opcji i naciśnij Enter. Albo wpisz
welcome-help-does = aby zobaczyć, co jeszcze można wpisać, i przeczytać zasady
welcome-hint-does = aby zobaczyć, co na twoim miejscu zrobiłby bot
welcome-quit-does = aby skończyć na dziś: gra zostaje zapisana
welcome-dice = Kości zapieczętowano przed startem (odcisk { $fingerprint }…). Po grze można sprawdzić każdą z nich.
welcome-pause = Naciśnij Enter, aby zacząć.
pause = Naciśnij Enter, aby przejść dalej.
welcome-back = Witaj z powrotem. Grasz dalej z pliku { $file }; oto, co działo się ostatnio:
goodbye = Gra jest zapisana w { $file }
goodbye-resume = Aby grać dalej:  paddock play --resume { $name }
farewell = Zapis gry: { $file }
farewell-verify = Sprawdź kości:  paddock verify { $name }
not-kept = Tego ruchu nie udało się zapisać ({ $reason }); gra trwa, ale zwolnij wkrótce miejsce na dysku.

## Wynik

result = Wynik
result-place = miejsce
result-seat = zespół
result-player = gracz
result-points = punkty

## Przy stole

bot = bot, { $level }
curtain = Klawiatura dla: { $seat }. Potem naciśnij Enter.
revealed = Co z tego wyszło
thinking = { $seat }: namysł …
undone = { $seat }: ostatnia odpowiedź cofnięta.
nothing-to-undo = Nie ma jeszcze czego cofnąć.
all-agree = Od tej odpowiedzi ({ $seat }) widziano karty lub kości. Jeśli wszyscy zgadzają się cofnąć, wpisz yes:
yes = yes
hint = Bot zagrałby { $action }: { $words }

## Menu

menu-group = { $count ->
    [one] jedna opcja
    [few] { $count } opcje
    [many] { $count } opcji
   *[other] { $count } opcji
}
menu-page = Strona { $page } z { $pages }. Wpisz more, aby zobaczyć następną; numery z innych stron też działają.
board-more = { $count ->
    [one] … i jeszcze jeden wiersz: wpisz board
    [few] … i jeszcze { $count } wiersze: wpisz board
   *[other] … i jeszcze { $count } wierszy: wpisz board
}
menu-back = Wpisz back, aby znów zobaczyć wszystkie opcje.
no-more = To wszystkie opcje.
no-such-number = Opcje mają numery od 1 do { $most }.
not-understood = „{ $typed }” to ani opcja, ani znane polecenie. Wpisz ?, aby zobaczyć pomoc.

## Pytania

why-what = Co wyjaśnić? Podaj akcję, na przykład: why { $action }
why-offered = Ależ można: { $action } jest jedną z twoich opcji.
rule-says = Mówi o tym zasada { $rule }: wpisz ? { $rule }, aby ją przeczytać.
save-where = Podaj plik, na przykład: save race.paddock. (Gra i tak jest zapisana w { $file }.)
saved = Kopia gry jest w { $file }
rules-in-english = Zasady gry { $game } nie są jeszcze przetłumaczone; oto one po angielsku.
rulings-in-english = Rozstrzygnięcia do gry { $game } nie są jeszcze przetłumaczone; oto one po angielsku.

## Pomoc

help = Co można wpisać
help-number = 3
help-number-does = zagraj opcję 3
help-action = { $action }
help-action-does = to samo słowami; początek akcji pokazuje, co może być dalej
help-why = why { $action }
help-why-does = dlaczego akcji nie ma wśród opcji
help-rule = ? { $rule }
help-rule-does = przeczytaj tę zasadę; ? SŁOWO szuka zasad po słowie
help-hint-does = co zagrałby bot
help-options-does = opcje jeszcze raz
help-board-does = plansza jeszcze raz
help-log-does = co się działo; log 50 sięga dalej
help-history-does = wszystkie ruchy
help-view-does = co wiesz, jako tekst pozycji
help-undo-does = cofnij ostatnią odpowiedź
help-save = save PLIK
help-save-does = zapisz kopię gry gdzie indziej
help-quit-does = koniec; gra zostaje zapisana, a terminal powie, jak grać dalej

## Półka

shelf-id = id
shelf-name = gra
shelf-seats = gracze
shelf-more = paddock games GRA pokazuje, co można wybrać, paddock play GRA zaczyna grę, paddock rules GRA podaje zasady.
shelf-several = od { $least } do { $most } z nich, połączone znakiem +
shelf-default = zwykle { $value }
shelf-play = Na przykład: paddock play { $id } --seats 3

## Sprawdzanie

verified = Wszystko się zgadza: { $game }
verified-secret = · Tajna liczba zgadza się z odciskiem ogłoszonym przed grą: { $commitment }
verified-dice = { $dice ->
    [one] · Jedyny losowy wynik pochodzi z tajnej liczby.
    [few] · Wszystkie { $dice } losowe wyniki pochodzą z tajnej liczby.
    [many] · Wszystkie losowe wyniki ({ $dice }) pochodzą z tajnej liczby.
   *[other] · Wszystkie losowe wyniki ({ $dice }) pochodzą z tajnej liczby.
}
verified-from-position = · Wyścig zaczęto od pozycji, którą ktoś napisał: tego, co w niej było, także kart na ręku i w talii, nikt nie dowiódł. Odtąd:
verified-from-record = · Wyścig zaczęto od ruchu z innego zapisu: tego, co do niego doprowadziło, także kart na ręku i w talii, nikt nie dowiódł. Odtąd:
verified-sealed = · W losowaniu biorą udział ziarna zapieczętowane po ogłoszeniu odcisku: { $seats }.
verified-unsealed = · Żaden gracz nie zapieczętował ziarna, więc gospodarz mógł znać kości z góry albo je wybrać.
verified-unopened = · Ziarna zapieczętowane, ale nieujawnione na czas; wyścig zaczął się bez nich: { $seats }.
verified-kept = · Stół, odcisk i pieczęcie zgadzają się z tym, co masz u siebie; twoje ziarno bierze udział w losowaniu: { $seats }.
verified-digest = · Kto ma zapis tego samego wyścigu, ma ten sam skrót: { $digest }
verified-moves = · Wszystkie ruchy ({ $moves }), razem z losowymi, są zgodne z zasadami.
verified-taken-back = { $times ->
    [one] · Raz cofnięto ruch za zgodą wszystkich: mogą to potwierdzić ci, którzy grali.
    [few] · Cofnięć za zgodą wszystkich: { $times }; mogą to potwierdzić ci, którzy grali.
    [many] · Cofnięć za zgodą wszystkich: { $times }; mogą to potwierdzić ci, którzy grali.
   *[other] · Cofnięć za zgodą wszystkich: { $times }; mogą to potwierdzić ci, którzy grali.
}
verified-edition = · Zasady i dane są te same, co w czasie gry: wersja { $version }, wydanie { $edition }.
verified-alike = · Grano według wersji { $version }, wydania { $edition }; wydanie { $present }, według którego grę odtworzono, daje te same wyniki.
verified-result = · Ruchy prowadzą do zapisanego wyniku: { $result }

## Powtórki i pozycje

replay-prompt = [{ $number } z { $last }; Enter: dalej]
replay-keys = Enter przechodzi dalej, liczba od 0 do { $last } do tego ruchu, b cofa, q kończy.
position-events = Co się działo
position-over = Gra skończona.
position-chance = Decyduje los ({ $rule })

## Analiza

analysis-turned = Punkty zwrotne wyścigu
analysis-look = Wyścig w wybranym ruchu pokaże:  paddock replay { $name } --at RUCH
