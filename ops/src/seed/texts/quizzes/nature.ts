import { advanced, bank, basic, gaps, intermediate, number, type SeedQuiz, several, single, typed } from './build.ts'

const pl = { language: 'pl', exam_minutes: 15 } as const

export const NATURE: readonly SeedQuiz[] = [
  {
    title: 'Prąd elektryczny i prawo Ohma',
    description: 'Napięcie, natężenie, opór i moc w prostych obwodach.',
    ...{ subject_id: 'physics', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'W jakich jednostkach podajemy opór elektryczny?',
          'w omach',
          ['w amperach', 'w woltach', 'w watach'],
          'Ampery mierzą natężenie prądu, wolty napięcie, a waty moc.',
        ),
      ),
      number(
        'Przez opornik o oporze 20 Ω płynie prąd o natężeniu 0,5 A. Jakie jest napięcie na oporniku? Podaj wynik z jednostką.',
        '10',
        'Z prawa Ohma $U = R I = 20 \\cdot 0{,}5 = 10$ V.',
        { units: ['V'] },
      ),
      number(
        'Dwa oporniki po 6 Ω połączono równolegle. Podaj opór zastępczy z jednostką.',
        '3',
        'Dla równoległego połączenia $\\frac{1}{R} = \\frac{1}{6} + \\frac{1}{6} = \\frac{1}{3}$, więc $R = 3\\ \\Omega$.',
        { units: ['Ω', 'om', 'omy'] },
      ),
      several(
        'Które substancje dobrze przewodzą prąd?',
        ['miedź', 'srebro', 'roztwór soli kuchennej w wodzie'],
        ['szkło', 'guma'],
        'W metalach ładunek przenoszą elektrony, a w roztworze soli jony. Szkło i guma są izolatorami.',
      ),
      basic(
        bank(
          'Amperomierz włączamy w obwód [[1]], a woltomierz [[2]].',
          ['szeregowo', 'równolegle'],
          ['prostopadle', 'losowo'],
          'Przez amperomierz ma płynąć cały mierzony prąd, a woltomierz porównuje napięcie między dwoma punktami.',
        ),
      ),
      number(
        'Grzejnik o mocy 1500 W działa 2 godziny. Ile kilowatogodzin energii pobiera? Podaj samą liczbę.',
        '3',
        'Moc to 1,5 kW, a energia $E = P t = 1{,}5 \\cdot 2 = 3$ kWh.',
      ),
      basic(
        typed(
          'Jak nazywa się element, który przerywa obwód, gdy natężenie prądu jest zbyt duże?',
          ['bezpiecznik'],
          'Bezpiecznik chroni instalację przed przegrzaniem i pożarem.',
        ),
      ),
      advanced(
        single(
          'Napięcie na oporniku wzrosło dwukrotnie, a jego opór się nie zmienił. Jak zmieniła się moc?',
          'wzrosła 4 razy',
          ['wzrosła 2 razy', 'nie zmieniła się', 'zmalała 2 razy'],
          'Moc to $P = \\frac{U^2}{R}$, więc zależy od kwadratu napięcia.',
        ),
      ),
    ],
  },
  {
    title: 'Grawitacja i ruch po okręgu',
    description: 'Prawo powszechnego ciążenia, prawa Keplera i siła dośrodkowa.',
    ...{ subject_id: 'physics', level: 'advanced', difficulty: 4, ...pl },
    questions: [
      number(
        'Ile razy zmaleje siła grawitacji między dwiema kulami, gdy odległość ich środków wzrośnie trzykrotnie?',
        '9',
        'Siła $F = G \\frac{m_1 m_2}{r^2}$ maleje z kwadratem odległości, a $3^2 = 9$.',
      ),
      intermediate(
        single(
          'Jak skierowana jest siła dośrodkowa?',
          'do środka okręgu',
          ['od środka okręgu', 'zgodnie z prędkością', 'przeciwnie do prędkości'],
          'Siła dośrodkowa zmienia tylko kierunek prędkości, dlatego jest do niej prostopadła.',
        ),
      ),
      number(
        'Ciało porusza się po okręgu o promieniu 2 m z prędkością 4 m/s. Oblicz przyspieszenie dośrodkowe. Podaj wynik z jednostką.',
        '8',
        'Korzystamy ze wzoru $a = \\frac{v^2}{r} = \\frac{16}{2} = 8$ m/s².',
        { units: ['m/s²'] },
      ),
      gaps(
        'Trzecie prawo Keplera: [[1]] okresu obiegu planety jest proporcjonalny do [[2]] półosi wielkiej jej orbity.',
        [['kwadrat'], ['sześcianu', 'trzeciej potęgi']],
        'Zapisujemy to jako $\\frac{T^2}{a^3} = \\mathrm{const}$ dla wszystkich planet jednej gwiazdy.',
      ),
      several(
        'Od czego zależy pierwsza prędkość kosmiczna przy powierzchni planety?',
        ['od masy planety', 'od promienia planety'],
        ['od masy satelity', 'od kształtu satelity'],
        'Mówi o tym wzór $v = \\sqrt{\\frac{G M}{R}}$: masa satelity się skraca.',
      ),
      intermediate(
        typed(
          'Jak nazywa się stan, w którym astronauta na orbicie nie odczuwa ciężaru?',
          ['nieważkość', 'stan nieważkości'],
          'Stacja i astronauta razem spadają ku Ziemi, więc nic nie naciska na podłogę. Grawitacja nadal działa.',
        ),
      ),
      intermediate(
        number(
          'Koło wykonuje 5 obrotów w ciągu sekundy. Ile sekund trwa jeden obrót?',
          '0,2',
          'Okres jest odwrotnością częstotliwości: $T = \\frac{1}{5} = 0{,}2$ s.',
        ),
      ),
      bank(
        'Po orbicie eliptycznej planeta porusza się najszybciej w [[1]], a najwolniej w [[2]].',
        ['peryhelium', 'aphelium'],
        ['zenicie', 'nadirze'],
        'Peryhelium to punkt najbliższy Słońcu. Wynika to z drugiego prawa Keplera.',
      ),
    ],
  },
  {
    title: 'Kwasy, zasady i sole',
    description: 'Wzory, odczyn, zobojętnianie i proste obliczenia.',
    ...{ subject_id: 'chemistry', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'Jakie pH ma w temperaturze pokojowej roztwór kwasu?',
          'mniejsze od 7',
          ['równe 7', 'większe od 7'],
          'W skali pH liczba 7 oznacza odczyn obojętny, a liczby większe zasadowy.',
        ),
      ),
      typed(
        'Podaj wzór sumaryczny kwasu siarkowego(VI). Indeksy wpisz zwykłymi cyframi.',
        ['H2SO4', 'H₂SO₄'],
        'Cząsteczka $\\mathrm{H_2SO_4}$ ma dwa atomy wodoru, atom siarki i cztery atomy tlenu.',
      ),
      several(
        'Które związki są wodorotlenkami?',
        ['$\\mathrm{NaOH}$', '$\\mathrm{Ca(OH)_2}$'],
        ['$\\mathrm{HCl}$', '$\\mathrm{NaCl}$', '$\\mathrm{CO_2}$'],
        'Wodorotlenek składa się z metalu i grup $\\mathrm{OH}$. $\\mathrm{HCl}$ to kwas, a $\\mathrm{NaCl}$ sól.',
      ),
      bank(
        'Kwas solny i wodorotlenek sodu reagują ze sobą: powstaje [[1]] sodu i [[2]].',
        ['chlorek', 'woda'],
        ['siarczek', 'wodór'],
        'To zobojętnianie: $\\mathrm{HCl + NaOH \\to NaCl + H_2O}$.',
      ),
      single(
        'Na jaki kolor barwi się fenoloftaleina w roztworze zasadowym?',
        'na malinowo',
        ['na niebiesko', 'na żółto', 'na zielono'],
        'W roztworach kwaśnych i obojętnych fenoloftaleina jest bezbarwna.',
      ),
      number(
        'Ile gramów soli zawiera 200 g roztworu o stężeniu 5%? Podaj samą liczbę.',
        '10',
        'Masa soli to $0{,}05 \\cdot 200 = 10$ g.',
      ),
      basic(
        number(
          'Podaj masę cząsteczkową wody w unitach (u), w zaokrągleniu do jedności.',
          '18',
          'Dwa atomy wodoru po 1 u i atom tlenu, 16 u: razem 18 u.',
        ),
      ),
      advanced(
        number(
          'Ile moli NaOH potrzeba do zobojętnienia 0,5 mola $\\mathrm{H_2SO_4}$?',
          '1',
          'Jeden mol kwasu dwuprotonowego reaguje z dwoma molami NaOH, więc $2 \\cdot 0{,}5 = 1$.',
        ),
      ),
    ],
  },
  {
    title: 'Genetyka Mendla',
    description: 'Allele, krzyżówki, grupy krwi i cechy sprzężone z płcią.',
    ...{ subject_id: 'biology', level: 'intermediate', difficulty: 3, ...pl },
    questions: [
      basic(
        single(
          'Kto odkrył podstawowe prawa dziedziczenia, krzyżując groch?',
          'Gregor Mendel',
          ['Karol Darwin', 'Ludwik Pasteur', 'Karol Linneusz'],
          'Mendel był zakonnikiem w Brnie. Wyniki ogłosił w 1866 roku.',
        ),
      ),
      number(
        'Krzyżujemy dwie heterozygoty: Aa × Aa. Jakiego procentu potomstwa z cechą recesywną się spodziewamy? Podaj samą liczbę.',
        '25',
        'Z szachownicy Punnetta: AA, Aa, Aa, aa. Cechę recesywną ma tylko aa.',
      ),
      basic(
        bank(
          'Osobnik o genotypie Aa to [[1]], a osobnik o genotypie aa to [[2]] recesywna.',
          ['heterozygota', 'homozygota'],
          ['gameta', 'mutacja'],
          'Przedrostek „hetero-” znaczy „różny”, a „homo-” „taki sam”.',
        ),
      ),
      several(
        'Jedno z rodziców ma grupę krwi AB, a drugie 0. Jakie grupy krwi mogą mieć ich dzieci?',
        ['A', 'B'],
        ['AB', '0'],
        'Genotypy rodziców to $I^A I^B$ oraz $ii$, więc dziecko ma $I^A i$ albo $I^B i$.',
      ),
      basic(
        typed(
          'Jak nazywa się zespół cech organizmu, które można zaobserwować?',
          ['fenotyp'],
          'Fenotyp zależy od genotypu i od środowiska.',
        ),
      ),
      single(
        'Jakie chromosomy płci ma zwykle mężczyzna?',
        'XY',
        ['XX', 'YY', 'X0'],
        'Płeć dziecka zależy od tego, czy plemnik zawiera chromosom X, czy Y.',
      ),
      number(
        'Ile różnych rodzajów gamet wytwarza osobnik AaBb, jeśli oba geny leżą na różnych chromosomach?',
        '4',
        'Powstają gamety AB, Ab, aB i ab.',
      ),
      advanced(
        single(
          'Daltonizm jest cechą recesywną sprzężoną z chromosomem X. Matka jest nosicielką, a ojciec widzi barwy prawidłowo. Jakie jest prawdopodobieństwo, że ich syn będzie daltonistą?',
          '$\\frac{1}{2}$',
          ['$0$', '$\\frac{1}{4}$', '$1$'],
          'Syn dostaje od matki jeden z jej dwóch chromosomów X, a tylko jeden z nich ma allel daltonizmu. Ojciec przekazuje synowi Y.',
        ),
      ),
    ],
  },
  {
    title: 'Układ krążenia człowieka',
    description: 'Serce, naczynia i krew: powtórka do szkoły podstawowej.',
    ...{ subject_id: 'biology', level: 'basic', difficulty: 2, ...pl },
    questions: [
      number('Ile jam ma serce człowieka?', '4', 'Są to dwa przedsionki i dwie komory.'),
      single(
        'Którymi naczyniami krew płynie od serca?',
        'tętnicami',
        ['żyłami', 'naczyniami limfatycznymi', 'moczowodami'],
        'Żyłami krew wraca do serca.',
      ),
      intermediate(
        bank(
          'Krew do płuc tłoczy [[1]] komora serca, a do aorty [[2]].',
          ['prawa', 'lewa'],
          ['górna', 'dolna'],
          'Lewa komora ma grubszą ścianę, bo tłoczy krew do całego ciała.',
        ),
      ),
      several(
        'Co należy do elementów komórkowych (morfotycznych) krwi?',
        ['krwinki czerwone', 'krwinki białe', 'płytki krwi'],
        ['osocze', 'hemoglobina'],
        'Osocze jest płynną częścią krwi, a hemoglobina białkiem krwinek czerwonych.',
      ),
      typed(
        'Jak nazywa się czerwony barwnik krwi, który wiąże tlen?',
        ['hemoglobina'],
        'Hemoglobina zawiera żelazo, dlatego jego niedobór prowadzi do niedokrwistości.',
      ),
      single(
        'Co robią płytki krwi?',
        'biorą udział w krzepnięciu krwi',
        ['przenoszą tlen', 'niszczą bakterie', 'wytwarzają hormony'],
        'Tlen przenoszą krwinki czerwone, a z drobnoustrojami walczą krwinki białe.',
      ),
      gaps(
        'Wymiana gazów między krwią a tkankami zachodzi w naczyniach [[1]].',
        [['włosowatych', 'kapilarnych']],
        'Mają ścianę z jednej warstwy komórek, więc gazy łatwo przez nią przenikają.',
      ),
    ],
  },
]
