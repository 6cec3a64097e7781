import { advanced, bank, basic, gaps, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 12 } as const

export const LANDS_AND_TIMES: readonly SeedQuiz[] = [
  {
    title: 'Stolice Europy',
    description: 'Dla młodszych i dla tych, którzy chcą sobie przypomnieć mapę.',
    ...{ subject_id: 'geography', level: 'for-children', difficulty: 1, ...pl },
    questions: [
      typed('Jak nazywa się stolica Czech?', ['Praga'], 'Praga leży nad Wełtawą.'),
      single(
        'Które miasto jest stolicą Słowacji?',
        'Bratysława',
        ['Koszyce', 'Budapeszt', 'Lublana'],
        'Budapeszt jest stolicą Węgier, a Lublana Słowenii.',
      ),
      bank(
        'Stolicą Litwy jest [[1]], Łotwy [[2]], a Estonii [[3]].',
        ['Wilno', 'Ryga', 'Tallinn'],
        ['Kowno', 'Helsinki'],
        'Kowno też leży na Litwie, ale stolicą nie jest. Helsinki to stolica Finlandii.',
      ),
      several(
        'Które miasta są stolicami państw?',
        ['Madryt', 'Lizbona', 'Oslo'],
        ['Barcelona', 'Mediolan', 'Zurych'],
        'Barcelona leży w Hiszpanii, Mediolan we Włoszech, a Zurych w Szwajcarii.',
      ),
      single(
        'Nad jaką rzeką leży Paryż?',
        'nad Sekwaną',
        ['nad Loarą', 'nad Renem', 'nad Tamizą'],
        'Nad Tamizą leży Londyn.',
      ),
      typed('Jak nazywa się stolica Grecji?', ['Ateny'], 'Nazwa miasta łączy się z boginią Ateną.'),
      number(
        'Ile państw należy do Unii Europejskiej po wyjściu Wielkiej Brytanii w 2020 roku?',
        '27',
        'Przed wyjściem Wielkiej Brytanii było ich 28. Polska należy do Unii od 2004 roku.',
      ),
    ],
  },
  {
    title: 'Ruchy Ziemi i czas',
    description: 'Dzień i noc, pory roku, czas słoneczny i linia zmiany daty.',
    ...{ subject_id: 'geography', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      single(
        'Co jest główną przyczyną występowania pór roku?',
        'nachylenie osi Ziemi do płaszczyzny orbity',
        ['zmiany odległości Ziemi od Słońca', 'obrót Ziemi wokół osi', 'przyciąganie Księżyca'],
        'Ziemia jest najbliżej Słońca w styczniu, a w Polsce jest wtedy zima. Decyduje kąt padania promieni.',
      ),
      basic(
        number(
          'O ile stopni obraca się Ziemia w ciągu godziny?',
          '15',
          'Pełny obrót, 360°, trwa około 24 godzin, a $360 : 24 = 15$.',
        ),
      ),
      number(
        'Na południku 0° jest godzina 12 czasu słonecznego. Która godzina jest wtedy na południku 30°E?',
        '14',
        'Na każde 15° ku wschodowi dodajemy godzinę.',
      ),
      bank(
        'Około 21 czerwca Słońce góruje w zenicie nad zwrotnikiem [[1]], a około 22 grudnia nad zwrotnikiem [[2]].',
        ['Raka', 'Koziorożca'],
        ['Bliźniąt', 'Wagi'],
        'Zwrotnik Raka leży na półkuli północnej, a Koziorożca na południowej.',
      ),
      several(
        'Które zjawiska są skutkiem ruchu obrotowego Ziemi?',
        ['następowanie po sobie dnia i nocy', 'pozorna wędrówka Słońca po niebie'],
        ['pory roku', 'fazy Księżyca'],
        'Pory roku wynikają z obiegu Ziemi wokół Słońca i nachylenia osi, a fazy Księżyca z jego obiegu wokół Ziemi.',
      ),
      basic(
        typed('Jak nazywa się równoleżnik 0°?', ['równik'], 'Równik dzieli Ziemię na półkulę północną i południową.'),
      ),
      advanced(
        single(
          'Płyniemy z Azji do Ameryki i przekraczamy linię zmiany daty. Co robimy z datą?',
          'cofamy ją o jeden dzień',
          ['przesuwamy ją o jeden dzień naprzód', 'nic'],
          'Płynąc na wschód, przeżywamy tę samą datę drugi raz.',
        ),
      ),
    ],
  },
  {
    title: 'Konstytucja 3 maja i rozbiory',
    description: 'Ostatnie lata I Rzeczypospolitej: reformy, zdrada i utrata niepodległości.',
    ...{ subject_id: 'history', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        number(
          'W którym roku uchwalono Konstytucję 3 maja?',
          '1791',
          'Uchwalił ją Sejm Wielki, nazywany też Czteroletnim.',
        ),
      ),
      several(
        'Które państwa wzięły udział w drugim rozbiorze Polski?',
        ['Rosja', 'Prusy'],
        ['Austria', 'Szwecja'],
        'Austria uczestniczyła w pierwszym i trzecim rozbiorze.',
      ),
      bank(
        'Rozbiory Polski nastąpiły w latach [[1]], [[2]] i [[3]].',
        ['1772', '1793', '1795'],
        ['1788', '1807'],
        'W 1788 roku zebrał się Sejm Wielki, a w 1807 powstało Księstwo Warszawskie.',
      ),
      single(
        'Kto stanął na czele powstania w 1794 roku?',
        'Tadeusz Kościuszko',
        ['Kazimierz Pułaski', 'Jan Henryk Dąbrowski', 'Stanisław Małachowski'],
        'Kościuszko złożył przysięgę na krakowskim Rynku 24 marca 1794 roku.',
      ),
      typed(
        'Jak po łacinie nazywano prawo jednego posła do zerwania obrad sejmu?',
        ['liberum veto'],
        'Konstytucja 3 maja zniosła liberum veto.',
      ),
      basic(
        single(
          'Kto był ostatnim królem Polski?',
          'Stanisław August Poniatowski',
          ['August III Sas', 'Stanisław Leszczyński', 'Jan III Sobieski'],
          'Panował od 1764 roku, a abdykował w 1795.',
        ),
      ),
      advanced(
        typed(
          'Jak nazywała się konfederacja, którą w 1792 roku ogłosili przeciwnicy Konstytucji 3 maja?',
          ['targowicka', 'konfederacja targowicka', 'Targowica'],
          'Od niej słowo „Targowica” stało się w polszczyźnie znakiem zdrady.',
        ),
      ),
    ],
  },
  {
    title: 'II wojna światowa: najważniejsze wydarzenia',
    description: 'Daty, miejsca i ludzie, o które najczęściej pytają egzaminy.',
    ...{ subject_id: 'history', level: 'intermediate', difficulty: 2, ...pl },
    questions: [
      basic(
        single(
          'Kiedy Niemcy zaatakowały Polskę?',
          '1 września 1939',
          ['17 września 1939', '1 września 1938', '22 czerwca 1941'],
          '17 września 1939 roku na Polskę napadł Związek Radziecki, a 22 czerwca 1941 roku zaatakowały go Niemcy.',
        ),
      ),
      several(
        'Które państwa należały do państw Osi?',
        ['Niemcy', 'Włochy', 'Japonia'],
        ['Wielka Brytania', 'Stany Zjednoczone'],
        'Te trzy państwa podpisały we wrześniu 1940 roku pakt trzech.',
      ),
      basic(
        number(
          'W którym roku wybuchło powstanie warszawskie?',
          '1944',
          'Walki zaczęły się 1 sierpnia o godzinie 17, nazywanej godziną „W”.',
        ),
      ),
      number('Ile dni trwało powstanie warszawskie?', '63', 'Od 1 sierpnia do 2 października 1944 roku.'),
      typed(
        'Jaki kryptonim nosił plan ataku Niemiec na Związek Radziecki?',
        ['Barbarossa', 'operacja Barbarossa', 'plan Barbarossa'],
        'Nazwa pochodzi od przydomka cesarza Fryderyka I: „Rudobrody”.',
      ),
      bank(
        '6 czerwca 1944 roku alianci wylądowali w [[1]], a w maju tego roku żołnierze generała Andersa zdobyli [[2]].',
        ['Normandii', 'Monte Cassino'],
        ['Prowansji', 'Westerplatte'],
        'Desant w Prowansji odbył się w sierpniu 1944 roku. Na Westerplatte broniono się we wrześniu 1939.',
      ),
      advanced(
        single(
          'Co złamał pod koniec 1932 roku Marian Rejewski?',
          'szyfr Enigmy',
          ['szyfr maszyny Lorenz', 'japoński szyfr „Purple”', 'szyfr Cezara'],
          'Rejewski, Jerzy Różycki i Henryk Zygalski przekazali swoje wyniki aliantom w lipcu 1939 roku.',
        ),
      ),
    ],
  },
  {
    title: 'Ancient Greece and Rome',
    description: 'Gods, cities and emperors: a first look at the ancient world.',
    ...{ subject_id: 'history', level: 'basic', difficulty: 2, language: 'en', exam_minutes: 10 },
    questions: [
      single(
        'Which city-state was famous for its military training?',
        'Sparta',
        ['Athens', 'Corinth', 'Delphi'],
        'Spartan boys began their training, the agoge, at the age of seven.',
      ),
      typed('Who was the king of the Greek gods?', ['Zeus'], 'The Romans called him Jupiter.'),
      number(
        'On how many hills does tradition say that Rome was built?',
        '7',
        'The Palatine, where Romulus is said to have founded the city, is one of them.',
      ),
      several(
        'Which of these people were Greek philosophers?',
        ['Socrates', 'Plato', 'Aristotle'],
        ['Virgil', 'Nero'],
        'Virgil was a Roman poet and Nero a Roman emperor.',
      ),
      bank(
        'Julius Caesar was killed in [[1]] BC, and [[2]] became the first Roman emperor.',
        ['44', 'Augustus'],
        ['64', 'Nero'],
        'Caesar died on the Ides of March. In AD 64, under Nero, much of Rome burned down.',
      ),
      intermediate(
        single(
          'What does the Greek word behind "democracy" mean?',
          'rule of the people',
          ['rule of the best', 'rule of one', 'rule of the rich'],
          'Demos means people and kratos power. The rule of the best is aristocracy.',
        ),
      ),
      gaps(
        'In AD 79 the volcano [[1]] buried the city of Pompeii.',
        [['Vesuvius', 'Mount Vesuvius']],
        'The ash preserved streets, houses and even bread.',
      ),
    ],
  },
]
