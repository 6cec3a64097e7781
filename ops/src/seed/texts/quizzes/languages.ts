import { advanced, bank, basic, gaps, intermediate, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 10 } as const

export const LANGUAGES: readonly SeedQuiz[] = [
  {
    title: 'Present Perfect or Past Simple?',
    description: 'Five short tasks on the two tenses that learners mix up most often.',
    ...{ subject_id: 'english', level: 'intermediate', difficulty: 2, language: 'en', exam_minutes: 10 },
    questions: [
      single(
        'Choose the correct sentence.',
        'I saw her yesterday.',
        ['I have seen her yesterday.', 'I have saw her yesterday.'],
        'A finished time such as "yesterday" calls for the Past Simple.',
      ),
      gaps(
        'We have lived here [[1]] 2015, so [[2]] more than ten years.',
        [['since'], ['for']],
        'We use "since" with a starting point and "for" with a length of time.',
      ),
      typed('Write the past participle of "to write".', ['written'], 'The three forms are write, wrote, written.'),
      several(
        'Which expressions name a finished time?',
        ['last year', 'two days ago', 'in 1999'],
        ['since Monday', 'so far'],
        'Finished times go with the Past Simple; "since Monday" and "so far" reach up to now.',
      ),
      bank(
        'Yesterday she [[1]] her keys. She has never [[2]] anything before.',
        ['lost', 'forgotten'],
        ['has lost', 'forgot'],
        '"Yesterday" needs the Past Simple; after "has" stands the past participle: forgotten.',
      ),
      basic(
        single(
          '___ you ever been to London?',
          'Have',
          ['Did', 'Has', 'Were'],
          '"Ever" asks about your whole life up to now: Present Perfect.',
        ),
      ),
      advanced(
        typed(
          'Fill in one word: I have not finished my homework ___. (I still have to.)',
          ['yet'],
          '"Yet" stands at the end of negative sentences and questions.',
        ),
      ),
    ],
  },
  {
    title: 'Niemiecki: rodzajniki i przypadki',
    description: 'Der, die czy das, i co się z nimi dzieje w bierniku oraz celowniku.',
    ...{ subject_id: 'german', level: 'basic', difficulty: 2, ...pl },
    questions: [
      single(
        'Jaki rodzajnik ma rzeczownik „Mädchen”?',
        'das',
        ['die', 'der'],
        'Końcówka -chen zawsze daje rodzaj nijaki.',
      ),
      gaps(
        'Uzupełnij rodzajnikiem określonym: Ich sehe [[1]] Mann.',
        [['den']],
        'Czasownik „sehen” łączy się z biernikiem, a w nim rodzajnik męski „der” zmienia się w „den”.',
      ),
      several(
        'Które przyimki zawsze łączą się z celownikiem?',
        ['mit', 'bei', 'nach'],
        ['für', 'ohne'],
        '„Für” i „ohne” wymagają biernika; „mit”, „bei” i „nach” celownika.',
      ),
      typed('Podaj po niemiecku liczebnik 21 (słownie).', ['einundzwanzig'], 'Najpierw jedności: ein-und-zwanzig.'),
      bank(
        'Ich [[1]] aus Polen und [[2]] in Berlin.',
        ['komme', 'wohne'],
        ['kommt', 'wohnst'],
        'Przy „ich” regularne czasowniki mają końcówkę -e.',
      ),
      intermediate(
        gaps(
          'Uzupełnij rodzajnikiem określonym: Ich helfe [[1]] Kind.',
          [['dem']],
          '„Helfen” łączy się z celownikiem, a „das” zmienia się w nim w „dem”.',
        ),
      ),
      single(
        'Które zdanie znaczy „Mam kota”?',
        'Ich habe eine Katze.',
        ['Ich habe einen Katze.', 'Ich bin eine Katze.', 'Ich habe der Katze.'],
        '„Katze” jest rodzaju żeńskiego, a rodzajnik żeński w bierniku się nie zmienia.',
      ),
    ],
  },
  {
    title: 'Hiszpański: ser czy estar?',
    description: 'Dwa czasowniki „być” i ich najczęstsze użycia.',
    ...{ subject_id: 'spanish', level: 'basic', difficulty: 2, ...pl },
    questions: [
      single('Madrid ___ en España.', 'está', ['es', 'son'], 'Położenie miejsca podajemy z „estar”.'),
      single('Mi madre ___ médica.', 'es', ['está', 'eres'], 'Zawód podajemy z „ser”.'),
      gaps(
        'Uzupełnij formami „ser”: Yo [[1]] de Polonia. Tú [[2]] de Chile.',
        [['soy'], ['eres']],
        'Odmiana: soy, eres, es, somos, sois, son. Pochodzenie wyrażamy z „ser”.',
      ),
      several(
        'W których zdaniach użyjemy „estar”?',
        ['Ana ___ cansada hoy.', 'El libro ___ en la mesa.'],
        ['Hoy ___ lunes.', 'Luis ___ alto.'],
        '„Estar” opisuje stan i położenie, a „ser” czas oraz stałą cechę.',
      ),
      typed('Napisz po hiszpańsku „dzień dobry” (rano).', ['buenos días'], 'Po południu mówimy „buenas tardes”.'),
      bank(
        'Nosotros [[1]] estudiantes y ahora [[2]] en la biblioteca.',
        ['somos', 'estamos'],
        ['son', 'están'],
        'Kim jesteśmy: „ser”. Gdzie jesteśmy: „estar”.',
      ),
      intermediate(
        typed(
          'Uzupełnij jednym słowem: ¿Cómo ___ (tú)? Muy bien, gracias.',
          ['estás'],
          'O samopoczucie pytamy czasownikiem „estar”. W odpowiedzi liczy się akcent nad „a”.',
        ),
      ),
    ],
  },
  {
    title: 'Włoskie podstawy: essere i avere',
    description: 'Pierwsze czasowniki i zwroty dla zaczynających naukę.',
    ...{ subject_id: 'italian', level: 'basic', difficulty: 1, ...pl },
    questions: [
      gaps('Uzupełnij formą „essere”: Io [[1]] polacco.', [['sono']], 'Odmiana: sono, sei, è, siamo, siete, sono.'),
      gaps(
        'Uzupełnij formą „avere”: Noi [[1]] due gatti.',
        [['abbiamo']],
        'Odmiana: ho, hai, ha, abbiamo, avete, hanno.',
      ),
      single(
        'Jak zapytać „Ile masz lat?”',
        'Quanti anni hai?',
        ['Come ti chiami?', 'Di dove sei?'],
        'Wiek wyrażamy czasownikiem „avere”, dosłownie: ile lat masz.',
      ),
      typed('Napisz po włosku „dziękuję”.', ['grazie'], 'Odpowiedzią jest „prego”, czyli „proszę”.'),
      several(
        'Które formy należą do czasownika „essere”?',
        ['sei', 'siamo', 'siete'],
        ['hai', 'hanno'],
        '„Hai” i „hanno” to formy czasownika „avere”.',
      ),
      bank(
        'Maria [[1]] stanca e [[2]] fame.',
        ['è', 'ha'],
        ['sei', 'hai'],
        'Zmęczenie wyrażamy przez „essere”, a głód przez „avere”: dosłownie „ma głód”.',
      ),
      intermediate(
        single(
          'Które zdanie znaczy „Jest mi zimno”?',
          'Ho freddo.',
          ['Sono freddo.', 'È freddo.', 'Ho freddi.'],
          '„È freddo” znaczy „jest zimno”, na przykład na dworze.',
        ),
      ),
    ],
  },
  {
    title: 'Środki stylistyczne w poezji',
    description: 'Rozpoznawanie metafory, porównania i innych środków, potrzebne na egzaminie i maturze.',
    ...{ subject_id: 'polish', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      single(
        'Jaki środek zawiera wyrażenie „cichy jak mysz”?',
        'porównanie',
        ['epitet złożony', 'oksymoron', 'apostrofa'],
        'Porównanie poznajemy po słowach „jak”, „niby”, „niczym”.',
      ),
      typed(
        'Jak nazywa się zestawienie słów o sprzecznych znaczeniach, na przykład „gorący lód”?',
        ['oksymoron'],
        'Oksymoron łączy wyrazy, które się wykluczają, i tworzy z nich nowe znaczenie.',
      ),
      bank(
        'Bezpośredni, uroczysty zwrot do osoby lub pojęcia to [[1]], a powtórzenie na początku wersów to [[2]].',
        ['apostrofa', 'anafora'],
        ['epifora', 'elipsa'],
        'Apostrofą jest „Litwo! Ojczyzno moja!”. Epifora to powtórzenie na końcu wersów.',
      ),
      several(
        'Które utwory napisał Adam Mickiewicz?',
        ['„Pan Tadeusz”', '„Dziady”'],
        ['„Balladyna”', '„Lalka”', '„Wesele”'],
        '„Balladynę” napisał Słowacki, „Lalkę” Prus, a „Wesele” Wyspiański.',
      ),
      typed(
        'Jak nazywa się wyraz naśladujący dźwięk, na przykład „bzyczeć”?',
        ['onomatopeja', 'wyraz dźwiękonaśladowczy'],
        'Onomatopeja to inaczej wyraz dźwiękonaśladowczy.',
      ),
      basic(
        single(
          'Czym jest „złocisty” w wyrażeniu „złocisty łan”?',
          'epitetem',
          ['porównaniem', 'metaforą', 'anaforą'],
          'Epitet to określenie rzeczownika, najczęściej przymiotnik.',
        ),
      ),
      advanced(
        typed(
          'Jak nazywa się celowe wyolbrzymienie, na przykład „morze łez”?',
          ['hiperbola'],
          'Hiperbola przesadza z rozmiarem lub znaczeniem zjawiska, aby wzmocnić emocje.',
        ),
      ),
    ],
  },
]
