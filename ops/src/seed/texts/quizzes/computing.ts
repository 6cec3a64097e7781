import { bank, basic, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 15 } as const

export const COMPUTING: readonly SeedQuiz[] = [
  {
    title: 'Grafika rastrowa i wektorowa',
    description: 'Piksele, krzywe, formaty plików i modele barw.',
    ...{ subject_id: 'computer-graphics', level: 'basic', difficulty: 2, ...pl },
    questions: [
      single(
        'Z czego składa się obraz rastrowy?',
        'z pikseli',
        ['z krzywych', 'z wierzchołków i ścian', 'z tekstu'],
        'Krzywe opisują obraz wektorowy, a wierzchołki i ściany model trójwymiarowy.',
      ),
      several(
        'Które formaty przechowują obraz rastrowy?',
        ['PNG', 'JPEG', 'GIF'],
        ['SVG', 'TTF'],
        'SVG opisuje grafikę wektorową, a TTF kształty liter.',
      ),
      bank(
        'Barwy na ekranie opisuje model [[1]], a farby w druku model [[2]].',
        ['RGB', 'CMYK'],
        ['HTML', 'PDF'],
        'RGB dodaje światła czerwone, zielone i niebieskie. CMYK to farby: cyjan, magenta, żółta i czarna.',
      ),
      number('Ile różnych barw można zapisać na 8 bitach?', '256', 'To $2^8 = 256$ możliwości.'),
      typed(
        'Zapisz kolor biały w CSS szesnastkowo, sześcioma znakami po „#”.',
        ['#ffffff', 'ffffff'],
        'Każda z trzech składowych ma największą wartość, 255, czyli ff.',
      ),
      single(
        'Który format kompresuje bezstratnie i zachowuje przezroczystość?',
        'PNG',
        ['JPEG', 'MP4'],
        'JPEG kompresuje stratnie i nie zna przezroczystości, a MP4 to format filmów.',
      ),
      intermediate(
        number(
          'Obraz ma 800 × 600 pikseli, po 3 bajty na piksel. Ile bajtów zajmuje bez kompresji?',
          '1440000',
          'Liczymy $800 \\cdot 600 \\cdot 3 = 1\\,440\\,000$.',
        ),
      ),
      intermediate(
        typed(
          'Czyim nazwiskiem nazwano krzywe z punktami kontrolnymi, których używa grafika wektorowa?',
          ['Béziera', 'Bézier', 'Pierre Bézier', 'Pierre’a Béziera'],
          'Pierre Bézier projektował nimi karoserie samochodów.',
        ),
      ),
    ],
  },
  {
    title: 'Algorytmy i złożoność',
    description: 'Wyszukiwanie, sortowanie, grafy i notacja O. Dla tych, którzy już programują.',
    ...{ subject_id: 'programming', level: 'advanced', difficulty: 5, ...pl },
    questions: [
      intermediate(
        single(
          'Jaka jest złożoność czasowa wyszukiwania binarnego?',
          '$O(\\log n)$',
          ['$O(n)$', '$O(1)$', '$O(n \\log n)$'],
          'Każdy krok odrzuca połowę przedziału.',
        ),
      ),
      number(
        'Ile elementów co najwyżej sprawdzi wyszukiwanie binarne w uporządkowanej tablicy 1000 elementów?',
        '10',
        'Skoro $2^9 \\le 1000 < 2^{10}$, wystarczy 10 sprawdzeń.',
      ),
      several(
        'Które algorytmy sortują w czasie $O(n \\log n)$ także w najgorszym przypadku?',
        ['sortowanie przez scalanie', 'sortowanie przez kopcowanie'],
        ['sortowanie szybkie (klasyczne)', 'sortowanie bąbelkowe'],
        'Klasyczne sortowanie szybkie ma najgorszy przypadek $O(n^2)$.',
      ),
      basic(
        typed(
          'Jak nazywa się struktura, z której zdejmujemy element położony jako ostatni (LIFO)?',
          ['stos'],
          'Jak stos talerzy. Kolejka działa odwrotnie: pierwszy wchodzi, pierwszy wychodzi.',
        ),
      ),
      intermediate(
        bank(
          'Przeszukiwanie grafu wszerz używa struktury o nazwie [[1]], a w głąb struktury o nazwie [[2]].',
          ['kolejka', 'stos'],
          ['kopiec', 'lista z przeskokami'],
          'W głąb można iść rekurencyjnie: stosem jest wtedy stos wywołań.',
        ),
      ),
      number(
        'Pętla po i biegnie od 1 do 10, a wewnętrzna po j od i do 10. Ile razy wykona się treść wewnętrznej?',
        '55',
        'Kolejno 10, 9, …, 1 razy: $\\frac{10 \\cdot 11}{2} = 55$.',
      ),
      single(
        'Jakie muszą być wagi krawędzi, aby algorytm Dijkstry działał poprawnie?',
        'nieujemne',
        ['całkowite', 'parami różne', 'mniejsze od liczby wierzchołków'],
        'Przy ujemnych wagach stosuje się na przykład algorytm Bellmana-Forda.',
      ),
      single(
        'Czas działania spełnia $T(n) = 2 T(\\frac{n}{2}) + n$. Jakiego jest rzędu?',
        '$n \\log n$',
        ['$n$', '$n^2$', '$\\log n$'],
        'Jest $\\log_2 n$ poziomów rekurencji, a na każdym praca rzędu $n$. Tak działa sortowanie przez scalanie.',
      ),
    ],
  },
  {
    title: 'System dwójkowy i szesnastkowy',
    description: 'Zamiana liczb, bity, bajty i pierwsze działania.',
    ...{ subject_id: 'it', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number('Liczbę dwójkową 1011 zapisz w systemie dziesiętnym.', '11', 'Sumujemy potęgi dwójki: $8 + 2 + 1 = 11$.'),
      typed('Liczbę 10 zapisz w systemie dwójkowym.', ['1010'], 'Bo $10 = 8 + 2$.'),
      number('Ile bitów ma bajt?', '8', 'Na jednym bajcie można zapisać 256 różnych wartości.'),
      single(
        'Jaką największą liczbę bez znaku można zapisać na 8 bitach?',
        '255',
        ['256', '127', '128'],
        'Wartości jest 256, ale pierwszą z nich jest zero.',
      ),
      bank(
        'W systemie szesnastkowym cyfra A ma wartość [[1]], a cyfra F wartość [[2]].',
        ['10', '15'],
        ['11', '16'],
        'Cyfr jest szesnaście: od 0 do 9 i od A do F.',
      ),
      several(
        'Które liczby dwójkowe są parzyste?',
        ['1010', '1100'],
        ['111', '1001'],
        'O parzystości decyduje ostatni bit: parzyste kończą się zerem.',
      ),
      intermediate(
        typed(
          'Dodaj liczby dwójkowe $101_2 + 11_2$. Wynik podaj w systemie dwójkowym.',
          ['1000'],
          'W systemie dziesiętnym to $5 + 3 = 8$, a $8 = 1000_2$.',
        ),
      ),
    ],
  },
  {
    title: 'Rozkład normalny i miary rozrzutu',
    description: 'Wariancja, odchylenie standardowe, wynik standaryzowany i korelacja.',
    ...{ subject_id: 'statistics', level: 'advanced', difficulty: 4, ...pl },
    questions: [
      number(
        'Oblicz odchylenie standardowe całej populacji: 2, 4, 4, 4, 5, 5, 7, 9.',
        '2',
        'Średnia to 5, a suma kwadratów odchyleń 32. Zatem $\\sqrt{\\frac{32}{8}} = 2$.',
      ),
      single(
        'Jaka część wyników w rozkładzie normalnym leży nie dalej niż jedno odchylenie standardowe od średniej?',
        'około 68%',
        ['około 50%', 'około 95%', 'około 99,7%'],
        'W odległości do dwóch odchyleń leży około 95%, a do trzech około 99,7% wyników.',
      ),
      intermediate(
        bank(
          'Wykres gęstości rozkładu normalnego jest [[1]] względem średniej, a średnia i mediana są [[2]].',
          ['symetryczny', 'równe'],
          ['rosnący', 'różne'],
          'Rozkład o różnej średniej i medianie jest zwykle skośny.',
        ),
      ),
      number(
        'Średnia testu wynosi 100, a odchylenie standardowe 15. Podaj wynik standaryzowany $z$ dla wyniku 130.',
        '2',
        'Liczymy $z = \\frac{130 - 100}{15} = 2$: wynik leży dwa odchylenia ponad średnią.',
      ),
      basic(
        several(
          'Które miary opisują rozrzut danych?',
          ['wariancja', 'rozstęp', 'odchylenie standardowe'],
          ['mediana', 'dominanta'],
          'Mediana i dominanta opisują położenie.',
        ),
      ),
      intermediate(
        typed(
          'Jak nazywa się kwadrat odchylenia standardowego?',
          ['wariancja'],
          'Wariancję podaje się w kwadratach jednostek danych, dlatego wygodniejsze jest odchylenie.',
        ),
      ),
      single(
        'Co oznacza współczynnik korelacji Pearsona równy $-1$?',
        'dokładną malejącą zależność liniową',
        ['brak zależności', 'że jedna zmienna jest przyczyną drugiej', 'błąd w obliczeniach'],
        'Współczynnik leży od $-1$ do $1$. Korelacja sama nie dowodzi przyczyny.',
      ),
    ],
  },
]
