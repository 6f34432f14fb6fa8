# Co mówi każda gra.
why-over = Wyścig się skończył; nic więcej nie można zagrać.
why-not-your-decision = To nie twoja decyzja: najpierw odpowiada { $seats }.
why-other-question = Teraz pytanie jest inne. { $asked }
why-not-offered = Zasady na to teraz nie pozwalają.
no-undo = Nie ma czego cofnąć: rzucono już kośćmi, odsłonięto karty albo ktoś inny już zagrał.
no-take-back = Nie ma czego cofnąć: nie masz jeszcze odpowiedzi, wyścig się skończył albo odpowiedź jest wciąż tajna i można ją po prostu zmienić.
wait = Czekamy: { $seats }.

# Co serwer mówi sam od siebie.
refused-not-begun = Wyścig się jeszcze nie zaczął: są wolne miejsca.
refused-trouble = Tej gry nie da się tu kontynuować: { $trouble }.
refused-key = Klucz tego miejsca się zmienił; wejdź ponownie z nowym.
refused-bot-drives = Za to miejsce jedzie bot; najpierw odzyskaj miejsce.
refused-stale = Od twojego wyboru wyścig poszedł dalej; spójrz na stół i wybierz ponownie.
refused-other-plea = Ktoś inny już prosi o cofnięcie odpowiedzi.
refused-no-plea = Nikt już o to nie prosi.
refused-too-often = Tę odpowiedź zmieniano lub cofano już tak często, że teraz zostaje, albo zapis tego wyścigu jest na to za długi; graj dalej.
refused-not-saved = Ruchu nie udało się zapisać, więc go nie wykonano. Nic nie zginęło: spróbuj za chwilę.
refused-failed = Coś poszło nie tak na serwerze; nic się nie zmieniło.
refused-no-preview = W tej chwili nie ma podglądu.
told-cover = Od teraz bot jedzie za: { $name } (dłuższa nieobecność); prośba: { $by }. Miejsce można w każdej chwili odzyskać.
refused-chat = Wiadomość ma od 1 do { $most } znaków.
refused-chat-fast = Dużo wiadomości w krótkim czasie; poczekaj chwilę.
refused-chat-full = W tej grze padło już tyle wiadomości, ile może ({ $most }); więcej się nie zmieści.
refused-seal = Pieczęć to 64 cyfry szesnastkowe: SHA-256 z „paddock seal”, stołu, miejsca, odcisku i słów.
refused-sealed = To miejsce już zapieczętowało swoje słowa albo pieczęcie zamknięto; innej pieczęci nie można przyjąć.
refused-open-early = Nie wszyscy zapieczętowali jeszcze swoje słowa. Zachowaj swoje, dopóki stół nie powie, że są wszystkie pieczęcie.
refused-open-late = Wyścig zaczął się bez twoich słów; jest to zapisane.
refused-words = To nie są słowa, które to miejsce zapieczętowało: od 32 do 128 cyfr szesnastkowych, których pieczęć przyjęto.
proof-from-position = Wyścig zaczęto od pozycji, którą ktoś napisał: tego, co w niej było, także kart na ręku i w talii, nikt nie dowiódł.
proof-from-record = Wyścig zaczęto od ruchu z innego zapisu: tego, co do niego doprowadziło, także kart na ręku i w talii, nikt nie dowiódł.
proof-sealed = W kościach są słowa zapieczętowane po ogłoszeniu odcisku: { $seats }.
proof-unsealed = Żaden program gracza nie zapieczętował słów, więc sam gospodarz mógł znać te kości z góry albo je wybrać.
proof-unopened = Słowa zapieczętowane i nieotwarte na czas, więc wyścig zaczął się bez nich: { $seats }.
proof-holds = Ruchów: { $moves }, wszystkie zgodne z zasadami; kości i tasowań: { $dice }, wszystkie z tajnej liczby ogłoszonej odciskiem przed wyścigiem.
proof-taken-back = { $times ->
        [one] Raz cofnięto odpowiedź
       *[other] { $times } razy cofnięto odpowiedź
    } za zgodą stołu.
