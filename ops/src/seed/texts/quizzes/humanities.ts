import { advanced, bank, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 15 } as const

export const HUMANITIES: readonly SeedQuiz[] = [
  {
    title: 'Pierwsi Piastowie',
    description: 'Od chrztu Polski do Bolesława Chrobrego: daty, ludzie i skutki.',
    ...{ subject_id: 'history', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number(
        'W którym roku odbył się chrzest Mieszka I?',
        '966',
        'Rok 966 przyjmuje się za początek państwa polskiego.',
      ),
      single(
        'Kto był pierwszym koronowanym królem Polski?',
        'Bolesław Chrobry',
        ['Mieszko I', 'Kazimierz Wielki'],
        'Chrobry koronował się w 1025 roku. Mieszko I był księciem.',
      ),
      typed(
        'Z jakiego kraju pochodziła Dobrawa, żona Mieszka I?',
        ['Czechy', 'z Czech'],
        'Dobrawa była córką czeskiego księcia Bolesława I.',
      ),
      several(
        'Które wydarzenia miały miejsce w roku 1000?',
        ['zjazd gnieźnieński', 'powstanie arcybiskupstwa w Gnieźnie'],
        ['bitwa pod Cedynią', 'bitwa pod Grunwaldem'],
        'Bitwa pod Cedynią rozegrała się w 972 roku, a pod Grunwaldem w 1410.',
      ),
      intermediate(
        bank(
          'Mieszko I pokonał w 972 roku margrabiego Hodona w bitwie pod [[1]], a Chrobry gościł w 1000 roku w Gnieźnie cesarza [[2]] III.',
          ['Cedynią', 'Ottona'],
          ['Głogowem', 'Henryka'],
          'Głogów bronił się przed cesarzem Henrykiem V w 1109 roku.',
        ),
      ),
      advanced(
        single(
          'Który władca podzielił testamentem państwo między synów?',
          'Bolesław Krzywousty',
          ['Bolesław Śmiały', 'Kazimierz Odnowiciel', 'Władysław Herman'],
          'Testament Krzywoustego, zmarłego w 1138 roku, rozpoczął rozbicie dzielnicowe.',
        ),
      ),
    ],
  },
  {
    title: 'Geografia Polski w liczbach i nazwach',
    description: 'Rzeki, góry i województwa, które trzeba znać.',
    ...{ subject_id: 'geography', level: 'basic', difficulty: 1, ...pl },
    questions: [
      typed('Jak nazywa się najdłuższa rzeka Polski?', ['Wisła'], 'Wisła ma ponad 1000 km i uchodzi do Bałtyku.'),
      number('Ile województw ma Polska?', '16', 'Szesnaście województw istnieje od reformy z 1999 roku.'),
      single(
        'Jaki jest najwyższy szczyt Polski?',
        'Rysy',
        ['Giewont', 'Śnieżka', 'Kasprowy Wierch'],
        'Najwyższy punkt w Polsce to północno-zachodni wierzchołek Rysów, około 2500 m n.p.m.',
      ),
      several(
        'Które państwa graniczą z Polską?',
        ['Litwa', 'Słowacja', 'Ukraina'],
        ['Węgry', 'Łotwa'],
        'Polska graniczy z siedmioma państwami; Węgry i Łotwa do nich nie należą.',
      ),
      bank(
        'Warszawa leży nad [[1]], a Wrocław nad [[2]].',
        ['Wisłą', 'Odrą'],
        ['Wartą', 'Bugiem'],
        'Nad Wartą leży na przykład Poznań.',
      ),
      single(
        'Które jezioro jest największe w Polsce?',
        'Śniardwy',
        ['Mamry', 'Hańcza', 'Gopło'],
        'Śniardwy leżą na Mazurach. Najgłębszym jeziorem jest Hańcza.',
      ),
    ],
  },
  {
    title: 'Średnia, mediana, dominanta',
    description: 'Miary, które każdy powinien umieć policzyć i odczytać.',
    ...{ subject_id: 'statistics', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number('Oblicz średnią arytmetyczną liczb: 2, 4, 4, 6, 9.', '5', 'Suma to 25, a liczb jest pięć: $25 : 5 = 5$.'),
      number(
        'Podaj medianę liczb: 7, 1, 3, 10.',
        '5',
        'Po uporządkowaniu: 1, 3, 7, 10. Mediana to $\\frac{3 + 7}{2} = 5$.',
      ),
      single(
        'Która miara najmocniej reaguje na jedną wartość skrajną?',
        'średnia',
        ['mediana', 'dominanta'],
        'Jedna bardzo duża liczba zmienia sumę, a więc średnią; mediana i dominanta zmieniają się wtedy mało albo wcale.',
      ),
      number(
        'Rzucamy raz symetryczną sześcienną kostką. Podaj prawdopodobieństwo wypadnięcia liczby parzystej.',
        '1/2',
        'Sprzyjają trzy wyniki z sześciu: $\\frac{3}{6} = \\frac{1}{2}$.',
      ),
      typed(
        'Jak nazywa się wartość, która w danych występuje najczęściej?',
        ['dominanta', 'moda'],
        'W danych 1, 2, 2, 5 dominantą jest 2.',
      ),
      several(
        'Które miary są równe 4 dla danych: 2, 4, 4, 6?',
        ['średnia', 'mediana', 'dominanta'],
        ['suma', 'największa wartość'],
        'Średnia to $16 : 4 = 4$, w środku stoją dwie czwórki, a czwórka powtarza się najczęściej.',
      ),
      intermediate(
        number(
          'Średnia czterech liczb to 6. Trzy z nich to 3, 5 i 8. Podaj czwartą.',
          '8',
          'Suma wynosi $4 \\cdot 6 = 24$, a $24 - 3 - 5 - 8 = 8$.',
        ),
      ),
    ],
  },
]

/** In the plan these await a review, were rejected or are drafts. */
export const NOT_LISTED: readonly SeedQuiz[] = [
  {
    title: 'First steps in Python',
    description: 'What short programs print, and why. Python 3.',
    ...{ subject_id: 'programming', level: 'basic', difficulty: 2, language: 'en', exam_minutes: 10 },
    questions: [
      number('What does print(7 // 2) show?', '3', 'The operator // divides and rounds down.'),
      single(
        'What is the type of the value 3 / 1?',
        'float',
        ['int', 'str'],
        'In Python 3 the operator / always gives a float for ints.',
      ),
      several(
        'Which of these types can be changed in place?',
        ['list', 'dict', 'set'],
        ['tuple', 'str'],
        'Tuples and strings are immutable: operations on them make new values.',
      ),
      typed('Which keyword begins the definition of a function?', ['def'], 'As in: def area(r): return 3.14 * r * r'),
      number('How many numbers does range(2, 10, 3) hold?', '3', 'They are 2, 5 and 8; the end, 10, is left out.'),
      bank(
        'A loop over a list begins with the keyword [[1]]; a loop with a condition begins with [[2]].',
        ['for', 'while'],
        ['if', 'def'],
        'For example: for name in names, and: while n > 0.',
      ),
      intermediate(typed("What does print('ab' * 2) show?", ['abab'], 'A string times a number is repeated.')),
    ],
  },
  {
    title: 'Zasady muzyki: nuty i interwały',
    description: 'Wartości rytmiczne, gama i pierwsze interwały.',
    ...{ subject_id: 'music', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number(
        'Ile ćwierćnut mieści się w całej nucie?',
        '4',
        'Cała nuta dzieli się na dwie półnuty, a każda z nich na dwie ćwierćnuty.',
      ),
      number(
        'Ile półtonów ma oktawa czysta?',
        '12',
        'Oktawa obejmuje wszystkie dwanaście półtonów gamy chromatycznej.',
      ),
      single(
        'Jaki interwał tworzą dźwięki c i g (w górę)?',
        'kwintę czystą',
        ['kwartę czystą', 'tercję wielką'],
        'Od c do g jest pięć stopni i siedem półtonów.',
      ),
      several(
        'Które znaki zmieniają wysokość dźwięku?',
        ['krzyżyk', 'bemol'],
        ['kropka przy nucie', 'pauza'],
        'Krzyżyk podwyższa dźwięk o półton, bemol obniża. Kropka przedłuża nutę o połowę jej wartości.',
      ),
      bank(
        'Tempo wolne to [[1]], a szybkie to [[2]].',
        ['adagio', 'allegro'],
        ['forte', 'legato'],
        '„Forte” mówi o głośności, a „legato” o łączeniu dźwięków.',
      ),
      intermediate(
        typed('Ile krzyżyków ma gama G-dur? Napisz słowem.', ['jeden'], 'Jest to fis, siódmy stopień gamy.'),
      ),
    ],
  },
  {
    title: 'Sieci komputerowe: podstawy',
    description: 'Adresy, protokoły i urządzenia w sieci domowej.',
    ...{ subject_id: 'it', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number('Ile bitów ma adres IPv4?', '32', 'Adres IPv4 to cztery liczby po 8 bitów.'),
      typed(
        'Podaj skrót nazwy systemu, który zamienia nazwy domen na adresy IP.',
        ['DNS'],
        'DNS to Domain Name System.',
      ),
      single(
        'Na którym porcie domyślnie działa HTTPS?',
        '443',
        ['80', '22', '25'],
        'Port 80 to HTTP, 22 to SSH, a 25 to SMTP.',
      ),
      several(
        'Które adresy IPv4 są prywatne?',
        ['192.168.1.10', '10.0.0.5'],
        ['8.8.8.8', '1.1.1.1'],
        'Prywatne zaczynają się od 10, od 192.168 albo leżą od 172.16 do 172.31.',
      ),
      bank(
        'Protokół [[1]] potwierdza dostarczenie danych, a [[2]] wysyła je bez potwierdzeń.',
        ['TCP', 'UDP'],
        ['HTML', 'USB'],
        'UDP bywa lepszy w rozmowach i grach, gdzie liczy się czas.',
      ),
      intermediate(
        typed(
          'Podaj skrót nazwy protokołu, który przydziela urządzeniom adresy IP.',
          ['DHCP'],
          'DHCP to Dynamic Host Configuration Protocol.',
        ),
      ),
    ],
  },
  {
    title: 'Popyt i podaż',
    description: 'Jak cena, popyt i podaż wpływają na siebie.',
    ...{ subject_id: 'economy', level: 'basic', difficulty: 2, ...pl },
    questions: [
      bank(
        'Zgodnie z prawem popytu, gdy cena rośnie, wielkość popytu [[1]].',
        ['maleje'],
        ['rośnie'],
        'Pozostałe warunki są przy tym niezmienione (ceteris paribus).',
      ),
      typed('Jak nazywa się ogólny wzrost poziomu cen?', ['inflacja'], 'Inflacja obniża siłę nabywczą pieniądza.'),
      number(
        'Cena wzrosła z 80 zł do 100 zł. O ile procent? Podaj samą liczbę.',
        '25',
        'Wzrost to $\\frac{20}{80} = 25\\%$.',
      ),
      single(
        'Jak nazywa się cena, przy której popyt jest równy podaży?',
        'cena równowagi',
        ['cena minimalna', 'cena maksymalna', 'cena hurtowa'],
        'Powyżej tej ceny powstaje nadwyżka, poniżej niedobór.',
      ),
      several(
        'Które pary to dobra komplementarne?',
        ['drukarka i tusz', 'samochód i benzyna'],
        ['masło i margaryna', 'herbata i kawa'],
        'Dobra komplementarne kupuje się razem. Masło i margaryna zastępują się nawzajem: to substytuty.',
      ),
      intermediate(
        single(
          'Zbiory jabłek były wyjątkowo dobre. Co się stanie z ceną, jeśli popyt się nie zmieni?',
          'spadnie',
          ['wzrośnie', 'nie zmieni się'],
          'Większa podaż przy tym samym popycie obniża cenę równowagi.',
        ),
      ),
    ],
  },
]
