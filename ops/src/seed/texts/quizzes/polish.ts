import { advanced, bank, basic, gaps, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const polish = { subject_id: 'polish', language: 'pl', exam_minutes: 10 } as const

export const POLISH: readonly SeedQuiz[] = [
  {
    title: 'Ortografia bez zgadywania',
    description: 'Ó czy u, rz czy ż, ch czy h, razem czy osobno: z zasadą przy każdej odpowiedzi.',
    ...{ level: 'basic', difficulty: 2, ...polish },
    questions: [
      single(
        'Który wyraz zapisano poprawnie?',
        'żółw',
        ['rzółw', 'żułw', 'rzułw'],
        'To wyraz, którego pisownię trzeba zapamiętać: ż, ó, ł, w.',
      ),
      bank(
        'Latem kąpiemy się w [[1]], a jutro [[2]] spadnie deszcz.',
        ['morzu', 'może'],
        ['możu', 'morze'],
        '„Morze” z rz, bo „morski”. „Może” z ż, bo „mogę”.',
      ),
      typed(
        'Zapisz słownie liczbę 500.',
        ['pięćset'],
        'Zapisujemy „ć”, choć w szybkiej wymowie bywa niesłyszalne: liczebnik powstał z „pięć” i „set”.',
      ),
      several(
        'W których wyrazach brakuje „ó”?',
        ['kr…tki', 'w…z', 'c…rka'],
        ['ż…raw', 'sk…wka'],
        '„Krótki”, bo „skrócić”; „wóz”, bo „wozy”. „Żuraw” i „skuwka” mają „u”.',
      ),
      single(
        'W którym szeregu oba zapisy są poprawne?',
        'nie robić, niełatwy',
        ['nierobić, niełatwy', 'nie robić, nie łatwy', 'nierobić, nie łatwy'],
        '„Nie” z czasownikiem piszemy osobno, a z przymiotnikiem łącznie.',
      ),
      gaps(
        'Wpisz „h” albo „ch”: [[1]]leb, [[2]]armonia, [[3]]odnik.',
        [['ch'], ['h'], ['ch']],
        '„Harmonia” pochodzi z greki i ma samo „h”, „chleb” i „chodnik” mają „ch”.',
      ),
      intermediate(
        single(
          'Która nazwa jest zapisana poprawnie?',
          'Morze Bałtyckie',
          ['morze Bałtyckie', 'Morze bałtyckie', 'morze bałtyckie'],
          'Gdy drugi człon jest przymiotnikiem, oba człony nazwy geograficznej piszemy wielką literą.',
        ),
      ),
    ],
  },
  {
    title: 'Części mowy i części zdania',
    description: 'Odmiana, przypadki i rozbiór prostego zdania przed egzaminem ósmoklasisty.',
    ...{ level: 'basic', difficulty: 2, ...polish },
    questions: [
      single(
        'Jaką częścią mowy jest wyraz „szybko”?',
        'przysłówkiem',
        ['przymiotnikiem', 'rzeczownikiem', 'czasownikiem'],
        'Przysłówek odpowiada na pytanie „jak?”. „Szybki” byłby przymiotnikiem.',
      ),
      typed(
        'Podaj formę celownika liczby pojedynczej rzeczownika „pies”.',
        ['psu'],
        'Celownik: komu? czemu? psu. Forma „psowi” jest niepoprawna.',
      ),
      bank(
        'W zdaniu „Mała Ola czyta książkę” wyraz „Ola” to [[1]], a wyraz „książkę” to [[2]].',
        ['podmiot', 'dopełnienie'],
        ['orzeczenie', 'przydawka'],
        'Orzeczeniem jest „czyta”, a przydawką „mała”.',
      ),
      number(
        'Ile przypadków mają rzeczowniki w języku polskim?',
        '7',
        'Mianownik, dopełniacz, celownik, biernik, narzędnik, miejscownik i wołacz.',
      ),
      several(
        'Które części mowy są nieodmienne?',
        ['przyimek', 'spójnik', 'partykuła'],
        ['zaimek', 'liczebnik'],
        'Nieodmienny jest też wykrzyknik, a przysłówki tylko się stopniują.',
      ),
      single(
        'W jakim trybie jest czasownik „poczytałbym”?',
        'w przypuszczającym',
        ['w oznajmującym', 'w rozkazującym'],
        'Tryb przypuszczający poznajemy po cząstce „by”.',
      ),
      intermediate(
        gaps(
          'Czasownik „kupić” jest dokonany, a odpowiada mu niedokonany „[[1]]”.',
          [['kupować']],
          'Niedokonany mówi o czynności, która trwa albo się powtarza.',
        ),
      ),
    ],
  },
  {
    title: 'Lektury i epoki przed maturą',
    description: 'Autorzy, gatunki i epoki literackie, które warto mieć w pamięci.',
    ...{ level: 'intermediate', difficulty: 3, ...polish },
    questions: [
      single(
        'W jakiej epoce powstał „Pan Tadeusz”?',
        'w romantyzmie',
        ['w oświeceniu', 'w pozytywizmie', 'w Młodej Polsce'],
        'Mickiewicz wydał go w Paryżu w 1834 roku.',
      ),
      basic(
        typed(
          'Podaj nazwisko autora „Lalki”.',
          ['Prus', 'Bolesław Prus', 'Głowacki', 'Aleksander Głowacki'],
          'Bolesław Prus to pseudonim Aleksandra Głowackiego.',
        ),
      ),
      bank(
        '„Treny” napisał Jan [[1]], a „Zemstę” Aleksander [[2]].',
        ['Kochanowski', 'Fredro'],
        ['Krasicki', 'Sienkiewicz'],
        '„Treny” powstały w renesansie, „Zemsta” w XIX wieku.',
      ),
      several(
        'Które utwory są dramatami?',
        ['„Wesele”', '„Balladyna”', '„Dziady”'],
        ['„Quo vadis”', '„Ferdydurke”'],
        '„Quo vadis” i „Ferdydurke” to powieści.',
      ),
      number('Z ilu ksiąg składa się „Pan Tadeusz”?', '12', 'Dwanaście ksiąg ma też „Eneida” Wergiliusza, wzór eposu.'),
      single(
        'Kto otrzymał literacką Nagrodę Nobla w 1996 roku?',
        'Wisława Szymborska',
        ['Czesław Miłosz', 'Olga Tokarczuk', 'Władysław Reymont'],
        'Reymont otrzymał ją w 1924 roku, Miłosz w 1980, a Tokarczuk za rok 2018.',
      ),
      typed(
        'Jak nazywa się epoka, która w literaturze polskiej nastąpiła po powstaniu styczniowym?',
        ['pozytywizm'],
        'Pozytywiści głosili pracę u podstaw i pracę organiczną.',
      ),
      advanced(
        single(
          'Kto w „Weselu” Wyspiańskiego wręcza Gospodarzowi złoty róg?',
          'Wernyhora',
          ['Stańczyk', 'Chochoł', 'Rachela'],
          'Gospodarz powierza róg Jaśkowi, a ten go gubi: „Miałeś, chamie, złoty róg”.',
        ),
      ),
    ],
  },
]
