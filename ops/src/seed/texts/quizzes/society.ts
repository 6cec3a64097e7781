import { advanced, bank, basic, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 12 } as const

export const SOCIETY: readonly SeedQuiz[] = [
  {
    title: 'Od renesansu do impresjonizmu',
    description: 'Malarze, obrazy i techniki, które warto rozpoznać w muzeum.',
    ...{ subject_id: 'art', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'Kto namalował „Monę Lisę”?',
          'Leonardo da Vinci',
          ['Michał Anioł', 'Rafael Santi', 'Tycjan'],
          'Obraz można oglądać w Luwrze w Paryżu.',
        ),
      ),
      basic(
        typed(
          'Podaj nazwisko autora „Bitwy pod Grunwaldem” z 1878 roku.',
          ['Matejko', 'Jan Matejko'],
          'Jan Matejko namalował też „Hołd pruski” i „Stańczyka”.',
        ),
      ),
      several(
        'Którzy malarze byli impresjonistami?',
        ['Claude Monet', 'Camille Pissarro', 'Berthe Morisot'],
        ['Caravaggio', 'Salvador Dalí'],
        'Caravaggio to malarz baroku, a Dalí surrealista.',
      ),
      bank(
        'Budowanie bryły jasnymi i ciemnymi partiami to [[1]], a miękkie, mgliste przejścia tonów to [[2]].',
        ['światłocień', 'sfumato'],
        ['fresk', 'kolaż'],
        'Mistrzem sfumato był Leonardo, a mocnego światłocienia Caravaggio.',
      ),
      single(
        'Od obrazu którego malarza pochodzi nazwa „impresjonizm”?',
        'Claude’a Moneta',
        ['Édouarda Maneta', 'Auguste’a Renoira', 'Edgara Degasa'],
        'Obraz nosi tytuł „Impresja, wschód słońca”.',
      ),
      typed(
        'Jak nazywa się malowidło wykonane na mokrym tynku?',
        ['fresk'],
        'Barwnik wiąże się z tynkiem, dlatego trzeba malować szybko, zanim tynk wyschnie.',
      ),
      single(
        'W którym mieście znajduje się „Dama z gronostajem”?',
        'w Krakowie',
        ['w Warszawie', 'w Paryżu', 'we Florencji'],
        'Obraz należy do zbiorów Muzeum Książąt Czartoryskich.',
      ),
    ],
  },
  {
    title: 'Konstytucja i władze w Polsce',
    description: 'Sejm, Senat, Prezydent, rząd i prawa obywatela: podstawy prawa ustrojowego.',
    ...{ subject_id: 'law', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        number(
          'Z którego roku pochodzi obowiązująca Konstytucja Rzeczypospolitej Polskiej?',
          '1997',
          'Uchwaliło ją Zgromadzenie Narodowe 2 kwietnia 1997 roku, a naród przyjął w referendum 25 maja.',
        ),
      ),
      basic(number('Ilu posłów liczy Sejm?', '460', 'Senat liczy 100 senatorów.')),
      bank(
        'Władzę ustawodawczą sprawują Sejm i [[1]], a wykonawczą Prezydent i [[2]].',
        ['Senat', 'Rada Ministrów'],
        ['Trybunał Konstytucyjny', 'Sąd Najwyższy'],
        'Trzecia władza, sądownicza, należy do sądów i trybunałów. Mówi o tym artykuł 10 Konstytucji.',
      ),
      several(
        'Kto ma prawo inicjatywy ustawodawczej?',
        ['Prezydent', 'Senat', 'grupa co najmniej 100 000 obywateli'],
        ['Rzecznik Praw Obywatelskich', 'pojedynczy poseł'],
        'Mają je także posłowie (grupa co najmniej 15 lub komisja) oraz Rada Ministrów.',
      ),
      basic(
        single(
          'Ile lat trwa kadencja Prezydenta?',
          'pięć',
          ['cztery', 'sześć', 'siedem'],
          'Tę samą osobę można wybrać ponownie tylko raz. Cztery lata trwa kadencja Sejmu i Senatu.',
        ),
      ),
      number(
        'Ile lat trzeba mieć, aby głosować w wyborach do Sejmu?',
        '18',
        'Aby zostać posłem, trzeba mieć 21 lat, senatorem 30, a Prezydentem 35.',
      ),
      typed(
        'Jaki urząd stoi na straży wolności i praw człowieka i obywatela? Podaj jego nazwę.',
        ['Rzecznik Praw Obywatelskich', 'RPO'],
        'Do Rzecznika może się zwrócić każdy, a jego pomoc jest bezpłatna.',
      ),
      advanced(
        single(
          'Jaką większością Sejm może ponownie uchwalić ustawę po wecie Prezydenta?',
          'trzech piątych głosów',
          ['zwykłą', 'bezwzględną', 'dwóch trzecich głosów'],
          'Potrzebna jest przy tym obecność co najmniej połowy ustawowej liczby posłów.',
        ),
      ),
    ],
  },
  {
    title: 'PKB, inflacja, stopy procentowe',
    description: 'Gospodarka w wiadomościach: co znaczą najczęściej podawane liczby.',
    ...{ subject_id: 'economy', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        typed(
          'Rozwiń skrót PKB.',
          ['produkt krajowy brutto'],
          'To wartość dóbr i usług finalnych wytworzonych w kraju w ciągu roku.',
        ),
      ),
      number(
        'Płaca wzrosła z 5000 zł do 5500 zł, a ceny o 10%. O ile procent zmieniła się siła nabywcza płacy? Podaj samą liczbę.',
        '0',
        'Płaca wzrosła o $\\frac{500}{5000} = 10\\%$, tak samo jak ceny, więc można kupić tyle samo.',
      ),
      single(
        'Kto ustala w Polsce podstawowe stopy procentowe?',
        'Rada Polityki Pieniężnej',
        ['Ministerstwo Finansów', 'Sejm', 'Giełda Papierów Wartościowych'],
        'Rada Polityki Pieniężnej jest organem Narodowego Banku Polskiego.',
      ),
      bank(
        'Gdy bank centralny podnosi stopy procentowe, kredyty stają się [[1]], a inflacja zwykle [[2]].',
        ['droższe', 'maleje'],
        ['tańsze', 'rośnie'],
        'Ludzie i firmy pożyczają wtedy mniej, więc popyt słabnie.',
      ),
      several(
        'Które wydatki wchodzą do PKB?',
        ['zakup nowego roweru polskiej produkcji', 'budowa nowej fabryki', 'wizyta u fryzjera'],
        ['zakup używanego roweru od sąsiada', 'wypłata emerytury'],
        'PKB liczy to, co w danym okresie wytworzono. Używany rower policzono kiedyś, a emerytura tylko przenosi pieniądze.',
      ),
      number(
        'Wpłacasz 1000 zł na 2 lata. Oprocentowanie wynosi 10% rocznie, a odsetki dopisuje się co rok. Ile złotych masz na końcu, bez podatku? Podaj samą liczbę.',
        '1210',
        'To procent składany: $1000 \\cdot 1{,}1^2 = 1210$.',
      ),
      advanced(
        single(
          'Kogo statystyka nazywa bezrobotnym?',
          'kogoś, kto nie pracuje, szuka pracy i może ją podjąć',
          ['każdego, kto nie pracuje', 'kogoś, kto pracuje na pół etatu', 'studenta studiów dziennych'],
          'Kto pracy nie szuka, jest bierny zawodowo i nie wchodzi do stopy bezrobocia.',
        ),
      ),
    ],
  },
  {
    title: 'Instrumenty i kompozytorzy',
    description: 'Orkiestra, nuty i znane nazwiska, dla młodszych słuchaczy.',
    ...{ subject_id: 'music', level: 'for-children', difficulty: 1, ...pl },
    questions: [
      single(
        'Do której grupy instrumentów należą skrzypce?',
        'do smyczkowych',
        ['do dętych', 'do perkusyjnych', 'do klawiszowych'],
        'Po strunach skrzypiec prowadzi się smyczek. W tej grupie są też altówka, wiolonczela i kontrabas.',
      ),
      number('Ile strun mają skrzypce?', '4', 'Stroi się je do dźwięków g, d, a i e.'),
      typed(
        'Podaj nazwisko kompozytora, który urodził się w Żelazowej Woli.',
        ['Chopin', 'Fryderyk Chopin', 'Szopen'],
        'Fryderyk Chopin pisał przede wszystkim na fortepian.',
      ),
      several(
        'Które instrumenty są dęte?',
        ['flet', 'trąbka', 'klarnet'],
        ['altówka', 'ksylofon'],
        'Altówka jest smyczkowa, a ksylofon perkusyjny.',
      ),
      bank(
        '„Cztery pory roku” skomponował Antonio [[1]], a „Czarodziejski flet” Wolfgang Amadeus [[2]].',
        ['Vivaldi', 'Mozart'],
        ['Bach', 'Verdi'],
        '„Cztery pory roku” to koncerty skrzypcowe, a „Czarodziejski flet” to opera.',
      ),
      single(
        'Jak gramy, gdy w nutach stoi „piano”?',
        'cicho',
        ['głośno', 'szybko', 'wolno'],
        'Głośno to „forte”. Stąd dawna nazwa „pianoforte”: instrument, na którym można grać i tak, i tak.',
      ),
      number('Ile linii ma pięciolinia?', '5', 'Liczymy je od dołu. Nuty zapisuje się na liniach i między nimi.'),
      intermediate(
        typed(
          'Jak nazywa się znak na początku pięciolinii, od którego zależy, gdzie leży dźwięk g? (dwa słowa)',
          ['klucz wiolinowy'],
          'Jego zawijas zaczyna się na drugiej linii, na której leży g. Inna nazwa to klucz G.',
        ),
      ),
    ],
  },
]
