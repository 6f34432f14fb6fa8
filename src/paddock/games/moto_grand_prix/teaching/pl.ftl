# MotoGrandPrix explained, in Polish: what everything on the table is and does, with its rule. The rules stand in English.

### What is this?

about-bike = Motocykl z zawodnikiem. Stoi na jednej pozycji pasa; nikt przez niego nie przejedzie.
about-die = Kość tej tury. Obie razem to rzędy do przejechania; mała to spód, który pokaże się po obrocie.
about-under = Spód: obrót zamienia wynik na siedem minus wynik. W zakrętach nie każdy obrót jest dozwolony.
about-dial-engine = Punkty silnika: każdy daje rząd więcej, najwyżej trzy na turę. Najniższy wskaźnik to 1.
about-dial-rear = Tylna opona: użycie silnika w zakręcie kosztuje jeden jej punkt.
about-dial-front = Przednia opona: każdy wydany punkt odejmuje jeden rząd, czyli hamuje.
about-place = Pozycja w twoim zasięgu, z liczbą rzędów. Kształt mówi: za darmo, za opłatą albo z ryzykiem.
about-way = Sposób użycia kości: które się obraca i ile to kosztuje silnik i opony.
about-corner = Zakręt o trudności { $difficulty }. Stojąc w nim, w górę obrócisz: w żółtym niższą kość, w pomarańczowym wyższą, w czerwonym żadnej.
about-straight = Prosta: stąd każdą kość wolno obrócić, w górę i w dół.
about-slope = Nachylenie: pod górę zabiera 1 punkt w turze, z góry daje 1.
about-finish = Linia startu i mety. Wyścig kończy się po ostatnim okrążeniu.
about-throw = Co wyrzucił ten motocykl i które kości obrócono.
about-contact = Kontakt: w pojedynku wszyscy z tą samą sumą tracą kość i znosi ich na zewnątrz.
about-contest = Pojedynek: motocykle ramię w ramię przy zakręcie rzucają o to, kto jedzie pierwszy.
about-slipstream = Cień aerodynamiczny: tuż za innym motocyklem na linii wyścigowej możesz przejąć jego kości i zyskać 1 punkt.
about-retire = Wycofuje ten motocykl z wyścigu.

### The guided race

guide-1 = Dwa okrążenia, trzy motocykle: wygrywa pierwszy na mecie. Kości pokazują 5 i 6: musisz przejechać 11 rzędów. Wybierz zaznaczone miejsce po lewej, po wewnętrznej pierwszego zakrętu, i zatwierdź.
guide-1-not = Trzeba przejechać wszystkie punkty. Przewodnik chce lewego pasa: to linia wyścigowa w tym zakręcie w lewo.
guide-2 = Stoisz w czerwonym zakręcie. Co wolno obrócić, zależy od tego, gdzie stoisz: tutaj w górę żadnej kości. 3 i 6 wystarczą: jedź 9 rzędów.
guide-3 = Mała kość to spód. W pomarańczowym zakręcie w górę obrócisz tylko wyższą kość, a z 4 zrobiłoby się 3. Jedź więc tak, jak wypadło, i wyjedź z zakrętu.
guide-4 = Nareszcie prosta: tu wolno obrócić każdą kość. Pod twoją 1 jest 6. Obróć ją i jedź 12 rzędów!
guide-4-not = Szkoda byłoby tej prostej: obróć 1 na 6 i jedź 12 rzędów.
guide-5 = Żółty zakręt pozwala obrócić w górę niższą kość. Z 2 zrobi się 5: 11 rzędów, przez linię i na ostatnie okrążenie.
guide-6 = Myśl naprzód: od tego, gdzie skończysz, zależy, co wolno ci będzie obrócić. Dziesięć rzędów kończy się w żółtym zakręcie, gdzie niższą kość można jeszcze obrócić w górę.
guide-7 = Dwie jedynki! W żółtym zakręcie wolno obrócić w górę jedną z nich. Zrób z nich 6 i 1 i wyjedź z zakrętu.
guide-8 = Teraz wybierasz ty. Na prostej wolno obrócić obie kości; spójrz na rzędy i na zakręt przed tobą i jedź, dokąd chcesz.
guide-9 = Prowadzący zawsze jedzie pierwszy i nikt nie przejedzie przez inny motocykl: lidera na linii wyścigowej trudno wyprzedzić. Jedź dalej.
guide-10 = Meta jest blisko. Wygra ten, kto minie ją w tej turze i dojedzie najdalej, więc jedź, ile się da.
