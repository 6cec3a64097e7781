import { advanced, bank, basic, gaps, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 20 } as const

export const MATHS: readonly SeedQuiz[] = [
  {
    title: 'Ułamki zwykłe i dziesiętne',
    description: 'Skracanie, dodawanie i zamiana ułamków: powtórka dla klas 4–6.',
    ...{ subject_id: 'maths', level: 'for-children', difficulty: 1, ...pl },
    questions: [
      single(
        'Który ułamek jest równy $\\frac{1}{2}$?',
        '$\\frac{4}{8}$',
        ['$\\frac{2}{3}$', '$\\frac{3}{5}$', '$\\frac{5}{12}$'],
        'Licznik i mianownik ułamka $\\frac{4}{8}$ dzielimy przez 4 i dostajemy $\\frac{1}{2}$.',
      ),
      number(
        'Oblicz $\\frac{1}{4} + \\frac{1}{2}$.',
        '3/4',
        'Sprowadzamy do wspólnego mianownika: $\\frac{1}{4} + \\frac{2}{4} = \\frac{3}{4}$.',
      ),
      typed(
        'Zapisz ułamek $\\frac{3}{5}$ w postaci dziesiętnej.',
        ['0,6', '0.6'],
        'Rozszerzamy ułamek do mianownika 10: $\\frac{3}{5} = \\frac{6}{10}$, czyli 0,6.',
      ),
      bank(
        'W ułamku $\\frac{3}{7}$ liczba 3 to [[1]], a liczba 7 to [[2]].',
        ['licznik', 'mianownik'],
        ['iloraz', 'dzielnik'],
        'Licznik stoi nad kreską i liczy części. Mianownik stoi pod kreską i mówi, na ile części podzielono całość.',
      ),
      several(
        'Które liczby są większe od $\\frac{1}{2}$?',
        ['$\\frac{2}{3}$', '$0{,}7$'],
        ['$\\frac{3}{8}$', '$0{,}45$'],
        'Połowa to 0,5. Ułamek $\\frac{3}{8}$ jest mniejszy, bo połową ośmiu części są cztery.',
      ),
      number('Ile to jest $\\frac{2}{3}$ liczby 18?', '12', 'Trzecia część liczby 18 to 6, a dwie takie części to 12.'),
      single(
        'Ile jest równe $0{,}3 \\cdot 0{,}2$?',
        '0,06',
        ['0,6', '0,006', '0,5'],
        'Mnożymy $3 \\cdot 2 = 6$ i odliczamy dwa miejsca po przecinku, bo każdy czynnik ma jedno.',
      ),
    ],
  },
  {
    title: 'Potęgi i logarytmy',
    description: 'Działania na potęgach, definicja logarytmu i jego własności.',
    ...{ subject_id: 'maths', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'Liczba $2^{10} : 2^{4}$ jest równa',
          '$2^{6}$',
          ['$2^{14}$', '$1^{6}$', '$2^{40}$'],
          'Przy dzieleniu potęg o tej samej podstawie wykładniki odejmujemy: $10 - 4 = 6$.',
        ),
      ),
      number('Oblicz $\\log_2 32$.', '5', 'Pytamy, do której potęgi podnieść 2, aby otrzymać 32: $2^5 = 32$.'),
      number(
        'Oblicz $9^{\\frac{3}{2}}$.',
        '27',
        'Wykładnik $\\frac{3}{2}$ to pierwiastek i trzecia potęga: $(\\sqrt{9})^3 = 3^3 = 27$.',
      ),
      several(
        'Które równości są prawdziwe?',
        ['$\\log_{10} 100 = 2$', '$\\log_3 1 = 0$', '$\\log_5 25 = 2$'],
        ['$\\log_2 6 = 3$', '$\\log_4 2 = 2$'],
        'Skoro $2^3 = 8$, to 3 jest logarytmem liczby 8, a nie 6. Z kolei $\\log_4 2 = \\frac{1}{2}$, bo $\\sqrt{4} = 2$.',
      ),
      gaps(
        'Logarytm iloczynu dwóch liczb dodatnich jest równy [[1]] ich logarytmów.',
        [['sumie']],
        'To wzór $\\log_a (xy) = \\log_a x + \\log_a y$. Logarytmowi ilorazu odpowiada różnica.',
      ),
      number('Oblicz $\\log_6 4 + \\log_6 9$.', '2', 'Suma logarytmów to logarytm iloczynu: $\\log_6 36 = 2$.'),
      basic(
        single(
          'Liczba $5^{-2}$ jest równa',
          '$\\frac{1}{25}$',
          ['$-25$', '$-10$', '$\\frac{1}{10}$'],
          'Ujemny wykładnik oznacza odwrotność: $5^{-2} = \\frac{1}{5^2}$. Znak liczby się nie zmienia.',
        ),
      ),
      advanced(
        number(
          'Rozwiąż równanie $\\log_3 (x - 1) = 2$. Podaj $x$.',
          '10',
          'Z definicji $x - 1 = 3^2 = 9$, więc $x = 10$. Liczba logarytmowana jest dodatnia, zatem wynik jest poprawny.',
        ),
      ),
    ],
  },
  {
    title: 'Ciągi arytmetyczne i geometryczne',
    description: 'Wzory na wyraz ogólny, sumę i monotoniczność, z krótkimi zadaniami.',
    ...{ subject_id: 'maths', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        number(
          'Ciąg arytmetyczny ma $a_1 = 4$ i różnicę $r = 3$. Podaj $a_{10}$.',
          '31',
          'Korzystamy ze wzoru $a_n = a_1 + (n - 1) r = 4 + 9 \\cdot 3 = 31$.',
        ),
      ),
      number(
        'Ciąg geometryczny ma $a_1 = 3$ i iloraz $q = 2$. Podaj $a_5$.',
        '48',
        'Korzystamy ze wzoru $a_n = a_1 q^{n - 1} = 3 \\cdot 2^4 = 48$.',
      ),
      single(
        'Które trzy liczby tworzą, w tej kolejności, ciąg geometryczny?',
        '2, 6, 18',
        ['2, 4, 6', '1, 4, 9', '3, 6, 10'],
        'Każdy wyraz jest 3 razy większy od poprzedniego. Liczby 2, 4, 6 tworzą ciąg arytmetyczny.',
      ),
      basic(
        bank(
          'W ciągu arytmetycznym stała jest [[1]] sąsiednich wyrazów, a w geometrycznym ich [[2]].',
          ['różnica', 'iloraz'],
          ['suma', 'iloczyn'],
          'Różnicę oznaczamy literą $r$, a iloraz literą $q$.',
        ),
      ),
      number(
        'Oblicz sumę wszystkich liczb naturalnych od 1 do 100.',
        '5050',
        'To suma ciągu arytmetycznego: $\\frac{1 + 100}{2} \\cdot 100 = 5050$.',
      ),
      several(
        'Które ciągi są malejące?',
        ['$a_n = 5 - 2n$', '$a_n = \\frac{1}{n}$'],
        ['$a_n = n^2$', '$a_n = (-1)^n$'],
        'Ciąg $(-1)^n$ na przemian rośnie i maleje, więc nie jest monotoniczny.',
      ),
      typed(
        'Jak nazywa się ciąg, którego wszystkie wyrazy są równe?',
        ['stały', 'ciąg stały'],
        'Każdy ciąg stały jest arytmetyczny, z różnicą $r = 0$.',
      ),
    ],
  },
  {
    title: 'Pochodna funkcji: rachunek i zastosowania',
    description: 'Wzory, styczna, ekstrema i proste zadanie optymalizacyjne. Zakres rozszerzony.',
    ...{ subject_id: 'maths', level: 'advanced', difficulty: 4, ...pl },
    questions: [
      single(
        'Pochodną funkcji $f(x) = x^3 - 4x$ jest',
        '$3x^2 - 4$',
        ['$3x^2 - 4x$', '$x^2 - 4$', '$3x - 4$'],
        "Różniczkujemy każdy składnik: $(x^3)' = 3x^2$ i $(4x)' = 4$.",
      ),
      number(
        "Oblicz $f'(2)$ dla funkcji $f(x) = x^2 + 3x$.",
        '7',
        "Pochodna to $f'(x) = 2x + 3$, a $2 \\cdot 2 + 3 = 7$.",
      ),
      bank(
        'Gdy w pewnym przedziale pochodna jest dodatnia, funkcja w nim [[1]], a gdy ujemna, funkcja [[2]].',
        ['rośnie', 'maleje'],
        ['jest stała', 'nie istnieje'],
        'Znak pochodnej mówi, w którą stronę zmienia się funkcja. Pochodna równa zeru w całym przedziale oznacza funkcję stałą.',
      ),
      single(
        'Pochodną funkcji $f(x) = \\sin x$ jest',
        '$\\cos x$',
        ['$-\\cos x$', '$-\\sin x$', '$\\tan x$'],
        "Minus pojawia się dopiero przy cosinusie: $(\\cos x)' = -\\sin x$.",
      ),
      several(
        'Dla których $x$ pochodna funkcji $f(x) = x^3 - 3x$ jest równa zeru?',
        ['$-1$', '$1$'],
        ['$0$', '$\\sqrt{3}$', '$3$'],
        'Równanie $3x^2 - 3 = 0$ ma rozwiązania $-1$ i $1$. Liczby 0 i $\\sqrt{3}$ są miejscami zerowymi samej funkcji.',
      ),
      number(
        'Podaj współczynnik kierunkowy stycznej do paraboli $y = x^2$ w punkcie $(3, 9)$.',
        '6',
        "To wartość pochodnej $y' = 2x$ dla $x = 3$.",
      ),
      typed(
        'Jak nazywa się punkt, w którym wykres zmienia się z wypukłego we wklęsły albo odwrotnie? (dwa słowa)',
        ['punkt przegięcia'],
        'W punkcie przegięcia druga pochodna zmienia znak.',
      ),
      number(
        'Prostokąt ma obwód 20. Jakie największe pole może mieć?',
        '25',
        "Pole to $P(x) = x(10 - x)$, a $P'(x) = 10 - 2x = 0$ dla $x = 5$. Największe pole ma kwadrat.",
      ),
    ],
  },
  {
    title: 'Podzielność i reszty: zadania z pomysłem',
    description: 'Krótkie zadania w stylu konkursów. Liczy się pomysł, a nie długie rachunki.',
    ...{ subject_id: 'maths', level: 'advanced', difficulty: 5, language: 'pl', exam_minutes: 40 },
    questions: [
      number(
        'Jaka jest ostatnia cyfra liczby $7^{100}$?',
        '1',
        'Ostatnie cyfry kolejnych potęg powtarzają się: 7, 9, 3, 1. Liczba 100 dzieli się przez 4, więc ostatnią cyfrą jest 1.',
      ),
      number(
        'Podaj resztę z dzielenia liczby $2^{50}$ przez 3.',
        '1',
        'Liczba $4 = 2^2$ daje resztę 1, a $2^{50} = 4^{25}$, więc reszta to $1^{25} = 1$.',
      ),
      number(
        'Iloma zerami kończy się zapis dziesiętny liczby $25!$?',
        '6',
        'Zera powstają z par czynników 2 i 5. Piątek jest sześć: po jednej w 5, 10, 15 i 20 oraz dwie w 25. Dwójek jest więcej.',
      ),
      several(
        'Które liczby są podzielne przez 11?',
        ['121', '2728', '9999'],
        ['1011', '2019'],
        'Odejmujemy na przemian cyfry: dla 2728 mamy $2 - 7 + 2 - 8 = -11$, więc liczba jest podzielna przez 11.',
      ),
      number(
        'Ile dzielników naturalnych ma liczba 360?',
        '24',
        'Rozkład to $360 = 2^3 \\cdot 3^2 \\cdot 5$, więc dzielników jest $(3 + 1)(2 + 1)(1 + 1) = 24$.',
      ),
      single(
        'Przez którą liczbę dzieli się $n^3 - n$ dla każdej liczby całkowitej $n$?',
        '6',
        ['4', '5', '9'],
        'Iloczyn $(n - 1) n (n + 1)$ zawiera liczbę parzystą i liczbę podzielną przez 3. Dla $n = 2$ wynosi on 6.',
      ),
      typed(
        'Jak nazywamy dwie liczby, których największym wspólnym dzielnikiem jest 1? (dwa słowa)',
        ['względnie pierwsze', 'liczby względnie pierwsze'],
        'Takie są na przykład 8 i 15: żadna z nich nie musi być liczbą pierwszą.',
      ),
    ],
  },
]
