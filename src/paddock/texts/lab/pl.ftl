# Co mówi raport laboratorium.

balance-title = Równowaga gry { $game }
balance-ask-balanced = Czy gra jest wyrównana?
balance-ask-long = Czy trwa długo?
balance-ask-skill = Czy decydują umiejętności?

balance-seats-even = Tak: żadne miejsce przy stole nie wygrywa częściej ani rzadziej niż należne { $fair } %, o ile można to ocenić po partiach w liczbie { $games } (różnicę większą niż { $reach } punktu byłoby widać).
balance-seats-little = Prawie: { $name } wygrywa { $rate } % partii (od { $low } do { $high }), a uczciwie byłoby { $fair } %.
balance-seats-much = Nie: { $name } wygrywa { $rate } % partii (od { $low } do { $high }), a uczciwie byłoby { $fair } %.
balance-teams-even = Zespoły są równe: w partiach, w których zamieniały się miejscami ({ $games }), żaden nie odbiegał na pewno o więcej niż { $reach } punktu od { $fair } %.
balance-teams-same = Nie ma znaczenia, kto jeździ dla którego zespołu: przy tych samych kościach wyścig jest ten sam.
balance-teams-little = Zespoły trochę się różnią: { $name } wygrywa { $rate } % partii (od { $low } do { $high }), a uczciwie byłoby { $fair } %.
balance-teams-much = Zespoły się różnią: { $name } wygrywa { $rate } % partii (od { $low } do { $high }), a uczciwie byłoby { $fair } %.
balance-grid-even = Start z pierwszego pola nic widocznego nie daje: kto z niego rusza, wygrywa { $rate } % partii (od { $low } do { $high }).
balance-grid-much = Pole startowe ma znaczenie: kto rusza z pierwszego, wygrywa { $rate } % partii (od { $low } do { $high }), a uczciwie byłoby { $fair } %.

balance-length-short = Nie: partia zajmuje ludziom około { $minutes } min, połowa partii od { $low } do { $high }, a na gracza przypada decyzji: { $decisions }.
balance-length-usual = Około godziny: partia zajmuje ludziom około { $minutes } min, połowa partii od { $low } do { $high }, a na gracza przypada decyzji: { $decisions }.
balance-length-long = Tak: partia zajmuje ludziom około { $minutes } min, połowa partii od { $low } do { $high }, a na gracza przypada decyzji: { $decisions }.
balance-length-circuits = Najkrótszy tor to { $shortest } ({ $least } min), najdłuższy { $longest } ({ $most } min).
balance-lively = Liczba zmian prowadzącego w partii: { $changes }.

balance-skill-decides = Tak, decydują umiejętności.
balance-skill-counts = Umiejętności znaczą dużo, ale szczęście też.
balance-skill-some = Umiejętności trochę pomagają; decyduje szczęście.
balance-skill-none = Nie, to kwestia szczęścia.
balance-against-random = Kto trzyma się prostej zasady, wygrywa z graczami losowymi (w liczbie { $others }) { $rate } % partii (od { $low } do { $high }) zamiast { $fair } %.
balance-against-beginner = Z tymi, którzy też się jej trzymają, ale czasem się mylą ({ $others }), wygrywa { $rate } % partii (od { $low } do { $high }) zamiast { $fair } %.
balance-against-search = Kto myśli naprzód, wygrywa z tymi, którzy trzymają się prostej zasady ({ $others }), { $rate } % partii (od { $low } do { $high }) zamiast { $fair } %.

balance-too-long = Wyścig na tym torze trwa za długo, żeby go tu wypróbować. W domu „paddock balance” ma na to czas.
balance-cannot = Boty nie mogą się na nim ścigać.
balance-unknown = Zabrakło czasu, żeby to sprawdzić.

balance-head-seats = Zwycięstwa według miejsca przy stole
balance-head-grid = Zwycięstwa według pola startowego
balance-head-teams = Zwycięstwa według zespołu
balance-head-minutes = Czas partii w minutach
balance-head-circuits = Tor po torze
balance-head-skill = Ile warte są umiejętności: zwycięstwa lepszego gracza
balance-head-uses = Karty i wybory: jak często wygrywają ci, którzy po nie sięgają
balance-col-circuit = tor
balance-col-minutes = minuty
balance-col-rounds = rundy
balance-col-seats = miejsca
balance-col-skill = umiejętności przeciw losowi
balance-col-games = partie
balance-col-option = wybór
balance-col-offered = możliwy
balance-col-taken = wybrany
balance-col-wins = wygrywa
balance-is-even = wyrównane
balance-is-little = prawie wyrównane
balance-is-much = nierówne
balance-own-track = Twój własny
balance-seat = miejsce { $number }
balance-grid = pole { $number }
balance-skill-random = przeciw losowi
balance-skill-beginner = przeciw początkującym
balance-skill-search = z myśleniem naprzód
balance-fair = Linia przerywana to uczciwy udział; co narysowano jej kolorem, od niego odbiega.
balance-how = Boty rozegrały partie w liczbie { $games } w czasie { $seconds } s, z tymi samymi kośćmi dla wszystkiego, co się porównuje. Wąsy i liczby w nawiasach to przedziały 95 %; miejsce albo zespół uznaje się za odbiegające dopiero przy 99,5 %. Minuty są założeniem: dwie sekundy, gdy nie ma wyboru, w przeciwnym razie cztery i po cztery więcej za każde podwojenie liczby możliwości.
balance-stopped = Przerwano przed końcem; oto, co już było.
balance-left-out = Zabrakło czasu na niektóre części raportu, więc je pominięto.
balance-again = Jeszcze raz to samo:
overtakes = wyprzedzenia
lead-changes = zmiany prowadzącego
pit-stops = postoje
crashes = wypadki
retirements = wycofania
