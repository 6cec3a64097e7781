import { advanced, bank, basic, gaps, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 15 } as const

export const SCIENCES: readonly SeedQuiz[] = [
  {
    title: 'Funkcja kwadratowa przed maturą',
    description: 'Miejsca zerowe, wierzchołek i monotoniczność: to, co na maturze podstawowej wraca co roku.',
    ...{ subject_id: 'maths', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      single(
        'Ile miejsc zerowych ma funkcja $f(x) = x^2 + 2x + 5$?',
        'żadnego',
        ['jedno', 'dwa', 'nieskończenie wiele'],
        'Wyróżnik $\\Delta = 2^2 - 4 \\cdot 1 \\cdot 5 = -16$ jest ujemny, więc miejsc zerowych nie ma.',
      ),
      number(
        'Podaj pierwszą współrzędną wierzchołka paraboli $y = 2x^2 - 12x + 7$.',
        '3',
        'Korzystamy ze wzoru $p = \\frac{-b}{2a} = \\frac{12}{4} = 3$.',
      ),
      several(
        'Które liczby są rozwiązaniami równania $x^2 - x - 6 = 0$?',
        ['$-2$', '$3$'],
        ['$2$', '$-3$', '$6$'],
        'Równanie zapisujemy jako $(x - 3)(x + 2) = 0$, skąd $x = 3$ lub $x = -2$.',
      ),
      bank(
        'Gdy $a < 0$, ramiona paraboli są skierowane w [[1]], a funkcja ma wartość [[2]].',
        ['dół', 'największą'],
        ['górę', 'najmniejszą'],
        'Przy ujemnym $a$ parabola jest otwarta w dół, a jej wierzchołek to najwyżej położony punkt wykresu.',
      ),
      typed(
        'Jak nazywa się wykres funkcji kwadratowej?',
        ['parabola', 'parabolą'],
        'Wykresem każdej funkcji kwadratowej jest parabola o osi równoległej do osi $Oy$.',
      ),
      basic(
        single(
          'Postacią iloczynową wyrażenia $x^2 - 9$ jest',
          '$(x - 3)(x + 3)$',
          ['$(x - 3)^2$', '$(x + 9)(x - 1)$', '$x(x - 9)$'],
          'To różnica kwadratów: $a^2 - b^2 = (a - b)(a + b)$.',
        ),
      ),
      advanced(
        number(
          'Podaj największą wartość funkcji $f(x) = -x^2 + 4x$.',
          '4',
          'Wierzchołek ma pierwszą współrzędną $p = 2$, a $f(2) = -4 + 8 = 4$.',
        ),
      ),
    ],
  },
  {
    title: 'Ruch prostoliniowy: droga, prędkość, przyspieszenie',
    description: 'Krótkie zadania z kinematyki na poziomie ósmej klasy i początku liceum.',
    ...{ subject_id: 'physics', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number(
        'Rowerzysta jedzie ze stałą prędkością 5 m/s. Jaką drogę pokona w ciągu 2 minut? Podaj wynik z jednostką.',
        '600',
        'Zamieniamy minuty na sekundy: $t = 120\\ \\mathrm{s}$, więc $s = v t = 5 \\cdot 120 = 600$ m.',
        { units: ['m'] },
      ),
      single(
        'Samochód rusza z miejsca i po 4 s ma prędkość 12 m/s. Ile wynosi jego średnie przyspieszenie?',
        '3 m/s²',
        ['48 m/s²', '8 m/s²', '0,33 m/s²'],
        'Przyspieszenie to $a = \\frac{\\Delta v}{t} = \\frac{12}{4} = 3$ m/s².',
      ),
      number(
        'Prędkość 72 km/h wyraź w metrach na sekundę. Podaj wynik z jednostką.',
        '20',
        'Dzielimy przez 3,6, bo kilometr ma 1000 m, a godzina 3600 s: $72 : 3{,}6 = 20$.',
        { units: ['m/s'] },
      ),
      several(
        'Które wielkości są wektorowe?',
        ['prędkość', 'przyspieszenie', 'siła'],
        ['czas', 'masa'],
        'Wektor ma wartość, kierunek i zwrot. Czas i masa mają tylko wartość: są skalarami.',
      ),
      bank(
        'W ruchu jednostajnym prostoliniowym prędkość jest [[1]], a przyspieszenie równe [[2]].',
        ['stała', 'zeru'],
        ['rosnąca', 'jedności'],
        'Skoro prędkość się nie zmienia, jej przyrost w każdej chwili wynosi zero.',
      ),
      typed(
        'Jak nazywa się linia, po której porusza się ciało?',
        ['tor', 'tor ruchu'],
        'Długość odcinka toru, który ciało przebyło, to droga.',
      ),
      intermediate(
        number(
          'Samochód rusza z przyspieszeniem 2 m/s². Jaką drogę pokona w ciągu 5 s? Podaj wynik z jednostką.',
          '25',
          'Korzystamy ze wzoru $s = \\frac{a t^2}{2} = \\frac{2 \\cdot 25}{2} = 25$ m.',
          { units: ['m'] },
        ),
      ),
    ],
  },
  {
    title: 'Budowa atomu i układ okresowy',
    description: 'Protony, elektrony, symbole pierwiastków i pierwsze wzory.',
    ...{ subject_id: 'chemistry', level: 'basic', difficulty: 2, ...pl },
    questions: [
      single(
        'Co określa liczba atomowa pierwiastka?',
        'liczbę protonów w jądrze',
        ['liczbę neutronów w jądrze', 'sumę protonów i neutronów'],
        'Liczba atomowa $Z$ to liczba protonów. Suma protonów i neutronów to liczba masowa $A$.',
      ),
      number(
        'Ile neutronów ma jądro izotopu węgla o liczbie masowej 14?',
        '8',
        'Węgiel ma $Z = 6$, więc neutronów jest $14 - 6 = 8$.',
      ),
      typed('Podaj polską nazwę pierwiastka o symbolu Na.', ['sód'], 'Symbol pochodzi od łacińskiej nazwy natrium.'),
      several(
        'Które z tych pierwiastków są gazami szlachetnymi?',
        ['hel', 'neon', 'argon'],
        ['azot', 'chlor'],
        'Gazy szlachetne tworzą 18. grupę układu okresowego. Azot i chlor są w grupach 15. i 17.',
      ),
      gaps(
        'Cząsteczka wody składa się z dwóch atomów [[1]] i jednego atomu [[2]].',
        [['wodoru'], ['tlenu']],
        'Mówi o tym wzór $\\mathrm{H_2O}$: indeks dolny 2 odnosi się do wodoru.',
      ),
      bank(
        'Proton ma ładunek [[1]], elektron [[2]], a neutron jest elektrycznie obojętny.',
        ['dodatni', 'ujemny'],
        ['zerowy', 'zmienny'],
        'W obojętnym atomie jest tyle samo protonów i elektronów, więc ładunki się znoszą.',
      ),
      intermediate(
        number(
          'Ile elektronów walencyjnych ma atom chloru, pierwiastka 17. grupy?',
          '7',
          'W grupach od 13. do 18. liczba elektronów walencyjnych to numer grupy pomniejszony o 10.',
        ),
      ),
    ],
  },
  {
    title: 'Komórka: budowa i funkcje organelli',
    description: 'Powtórka z działu o komórce: co robi każde organellum i czym różnią się komórki.',
    ...{ subject_id: 'biology', level: 'basic', difficulty: 2, ...pl },
    questions: [
      single(
        'W którym organellum zachodzi fotosynteza?',
        'w chloroplaście',
        ['w mitochondrium', 'w rybosomie', 'w jądrze komórkowym'],
        'Chloroplasty zawierają chlorofil, który pochłania energię światła.',
      ),
      several(
        'Które struktury występują w komórce roślinnej, a nie występują w zwierzęcej?',
        ['ściana komórkowa', 'chloroplasty'],
        ['mitochondria', 'jądro komórkowe', 'rybosomy'],
        'Mitochondria, jądro i rybosomy mają komórki obu typów.',
      ),
      typed(
        'Na których strukturach komórki powstają białka? Podaj nazwę w mianowniku liczby mnogiej.',
        ['rybosomy', 'na rybosomach'],
        'Rybosomy łączą aminokwasy w białka według informacji zapisanej w mRNA.',
      ),
      bank(
        'Oddychanie tlenowe kończy się w [[1]], a materiał genetyczny przechowuje [[2]].',
        ['mitochondriach', 'jądro'],
        ['chloroplastach', 'błona'],
        'Końcowe etapy oddychania tlenowego zachodzą w mitochondriach, a większość DNA mieści się w jądrze.',
      ),
      number(
        'Ile chromosomów ma prawidłowa komórka ciała człowieka (nie gameta)?',
        '46',
        'To 23 pary. Gamety mają po jednym chromosomie z każdej pary, czyli 23.',
      ),
      basic(
        single(
          'Która komórka nie ma jądra komórkowego?',
          'komórka bakterii',
          ['komórka liścia', 'komórka nerwowa', 'komórka drożdży'],
          'Bakterie są prokariontami: ich DNA leży wprost w cytoplazmie.',
        ),
      ),
      intermediate(
        gaps(
          'Przenikanie wody przez błonę półprzepuszczalną do roztworu o większym stężeniu to [[1]].',
          [['osmoza']],
          'Dzięki osmozie korzenie pobierają wodę z gleby.',
        ),
      ),
    ],
  },
]
