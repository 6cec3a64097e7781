import { bank, number, type SeedQuiz, several, single, typed } from './build.ts'

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
        'Datę 966 przyjmuje się za początek państwa polskiego.',
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
        'Jedna bardzo duża liczba zmienia sumę, a więc średnią; mediana i dominanta zwykle drgną mało albo wcale.',
      ),
      number(
        'Rzucamy raz symetryczną sześcienną kostką. Podaj prawdopodobieństwo wypadnięcia liczby parzystej.',
        '1/2',
        'Sprzyjają trzy wyniki z sześciu: $\\frac{3}{6} = \\frac{1}{2}$.',
      ),
    ],
  },
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
    ],
  },
]
