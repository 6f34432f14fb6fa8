# Co mówi każda gra.
why-over = Wyścig się skończył; nic więcej nie można zagrać.
why-not-your-decision = To nie twoja decyzja: najpierw odpowiada { $seats }.
why-other-question = Teraz pytanie jest inne. { $asked }
why-not-offered = Zasady na to teraz nie pozwalają.
no-undo = Nie ma czego cofnąć: rzucono już kośćmi, odsłonięto karty albo ktoś inny już zagrał.
no-take-back = Nie ma czego cofnąć: nie było jeszcze odpowiedzi, wyścig się skończył albo odpowiedź jest wciąż tajna i można ją po prostu zmienić.
wait = Czekamy: { $seats }.

# Co serwer mówi sam od siebie.
refused-not-begun = Wyścig się jeszcze nie zaczął: są wolne miejsca.
refused-trouble = Tej gry nie da się tu kontynuować: { $trouble }.
refused-key = Klucz tego miejsca się zmienił; wejdź ponownie z nowym.
refused-bot-drives = Za to miejsce jedzie bot; najpierw odzyskaj miejsce.
refused-stale = Od twojego wyboru wyścig poszedł dalej; spójrz na stół i wybierz ponownie.
refused-other-plea = Ktoś inny już prosi o cofnięcie odpowiedzi.
refused-no-plea = Nikt już o to nie prosi.
own-circuit = Własny tor
refused-too-often = Tę odpowiedź zmieniano lub cofano już tyle razy, że teraz zostaje, albo zapis wyścigu jest na to za długi; graj dalej.
refused-not-saved = Ruchu nie udało się zapisać, więc go nie wykonano. Nic nie zginęło: spróbuj za chwilę.
refused-failed = Coś poszło nie tak na serwerze; nic się nie zmieniło.
refused-no-preview = W tej chwili nie ma podglądu.
note-undo = { $name } cofa odpowiedź.
note-take-back = { $name } cofa odpowiedź; kości i karty będą od tej chwili nowe.
note-rewind = { $name } cofa odpowiedź; kości i karty będą te same.
note-time-out = Czas minął ({ $name }), więc odpowiedź wybrał serwer.
note-bot-drives = Odtąd za gracza { $name } jedzie bot.
note-drives-again = Za kierownicą znów { $name }.
told-cover = Od teraz zamiast { $name } jedzie bot, bo długo nikogo tam nie było; prosi o to { $by }. Miejsce można w każdej chwili odzyskać.
refused-chat = Wiadomość ma od 1 do { $most } znaków.
refused-chat-fast = Za dużo wiadomości w krótkim czasie; poczekaj chwilę.
refused-chat-full = W tej grze napisano już { $most } wiadomości; więcej się nie zmieści.
refused-seal = Pieczęć to 64 cyfry szesnastkowe: SHA-256 z „paddock seal”, stołu, miejsca, odcisku i ziarna.
refused-sealed = To miejsce już zapieczętowało swoje ziarno albo przyjmowanie pieczęci zakończono; innej nie można przyjąć.
refused-open-early = Nie wszyscy zapieczętowali jeszcze swoje ziarno. Zachowaj swoje dla siebie, dopóki stół nie ogłosi, że pieczęcie są już wszystkie.
refused-open-late = Wyścig zaczął się bez twojego ziarna; zapisano to.
refused-words = To nie jest ziarno, które to miejsce zapieczętowało: od 32 do 128 cyfr szesnastkowych, których pieczęć przyjęto.
proof-from-position = Wyścig zaczęto od pozycji, którą ktoś napisał: tego, co w niej było, także kart na ręku i w talii, nikt nie dowiódł.
proof-from-record = Wyścig zaczęto od ruchu z innego zapisu: tego, co do niego doprowadziło, także kart na ręku i w talii, nikt nie dowiódł.
proof-sealed = W losowaniu biorą udział ziarna zapieczętowane po ogłoszeniu odcisku: { $seats }.
proof-unsealed = Program żadnego gracza nie zapieczętował ziarna, więc gospodarz mógł znać te kości z góry albo je wybrać.
proof-unopened = Ziarna zapieczętowane, ale nieujawnione na czas; wyścig zaczął się bez nich: { $seats }.
proof-holds = Ruchy: { $moves }, wszystkie zgodne z zasadami; kości i tasowania: { $dice }, wszystkie z tajnej liczby, której odcisk ogłoszono przed wyścigiem.
proof-taken-back = { $times ->
        [one] Raz cofnięto odpowiedź
        [few] { $times } razy cofnięto odpowiedź
       *[other] { $times } razy cofnięto odpowiedź
    } za zgodą stołu.
refused-hint-counts = W wyścigu zaliczanym do mistrzostw nie ma podpowiedzi.
refused-no-hint = Teraz nie ma podpowiedzi: nie ma pytania do ciebie albo wyścig toczy się według starszych zasad.
note-hint = Przed tą odpowiedzią { $name } prosi o podpowiedź.
rulings = Rozstrzygnięcia

## Analiza: szanse w punktach na sto

analysis-account = { $seat }: na starcie { $start }, na mecie { $end }. Szczęście { $luck }; stracone { $lost } – { $mistakes ->
        [one] jeden błąd
        [few] { $mistakes } błędy
        [many] { $mistakes } błędów
       *[other] { $mistakes } błędu
    } na { $choices ->
        [one] jeden wybór
        [few] { $choices } wybory
        [many] { $choices } wyborów
       *[other] { $choices } wyboru
    } (wskaźnik błędów { $rate }).
analysis-skill = { $winner }: najmniej błędów w stosunku do liczby wyborów – i zwycięstwo.
analysis-against-luck = { $winner }: najmniej błędów i zwycięstwo, choć los sprzyjał komuś innemu.
analysis-luck = Wygrywa { $winner }; najmniej błędów w stosunku do liczby wyborów: { $best }.
analysis-stroke = Ruch { $number }: los ({ $came }) dał { $points } – zyskuje { $seat }.
analysis-mistake-small = Ruch { $number }: { $seat } – { $chosen }; odrobinę lepsze było { $better }, o { $points } (± { $margin }).
analysis-mistake-doubtful = Ruch { $number }: { $seat } – { $chosen }, wybór wątpliwy; lepsze było { $better }, o { $points } (± { $margin }).
analysis-mistake-bad = Ruch { $number }: { $seat } – { $chosen }, błąd; lepsze było { $better }, o { $points } (± { $margin }).
analysis-mistake-very-bad = Ruch { $number }: { $seat } – { $chosen }, poważny błąd; lepsze było { $better }, o { $points } (± { $margin }).
analysis-cut = Zabrakło czasu: zmierzono { $measured } z { $doubted } wątpliwych odpowiedzi.
hint-chance = Szansa na zwycięstwo po tym wyborze: { $chance } na sto; spodziewane miejsce: { $place }.
hint-stakes = Jeśli pójdzie źle (raz na dziesięć), spadnie do { $worst }; jeśli dobrze, wzrośnie do { $best }.
hint-other = Następna w kolejności: { $label } ({ $chance }).
