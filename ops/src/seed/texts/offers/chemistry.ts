import type { SubjectTexts } from './theme.ts'

export const chemistry: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Matura rozszerzona z chemii', 'Chemia na medycynę i farmację – przygotowanie do matury'],
      lead: `
        [Przygotowuję do rozszerzonej matury z chemii|Zajęcia są dla osób, które wybierają się na medycynę,
        farmację lub technologię chemiczną|Zapraszam licealistów z chemią na poziomie rozszerzonym].
        Przechodzimy przez chemię ogólną, nieorganiczną i organiczną, a osobny blok przeznaczamy na
        stechiometrię, równowagi i pH.
      `,
      method: `
        W zadaniach obliczeniowych pilnujemy jednostek i cyfr znaczących, w opisowych uczymy się podawać
        obserwacje, nie wnioski. Arkusze rozwiązujemy na czas i sprawdzamy z kluczem.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Chemia dla klas 7–8 od pierwszego wzoru', 'Chemia w szkole podstawowej bez zaległości'],
      lead: `
        [Zapraszam uczniów klas siódmych i ósmych|Zajęcia są dla uczniów, którzy zgubili się przy
        wartościowości i równaniach reakcji|Pomagam uczniom klas 7–8 z chemią]. Układ okresowy, wzory,
        równania, stężenia, kwasy, zasady i sole, podstawy węglowodorów, w kolejności dopasowanej do szkoły.
      `,
      method: `
        Cząsteczki układamy z modeli, a dopiero potem zapisujemy wzór. Uzgadnianie równań ćwiczymy po pięć
        na początku każdego spotkania, aż stanie się nawykiem.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Chemia w liceum – bieżący materiał i sprawdziany', 'Chemia: mole, stężenia, reakcje redoks'],
      lead: `
        [Pomagam uczniom liceum i technikum|Zajęcia są dla uczniów, którzy potrzebują wsparcia przed
        sprawdzianem albo przez cały rok|Zapraszam uczniów klas 1–3 szkół średnich]. Wracamy do mola i
        stężeń, bo bez nich nie da się ruszyć dalej, potem redoks, elektrochemia, równowagi i chemia
        organiczna.
      `,
      method: `
        Zadania z obliczeniami rozpisujemy w tabelce „było, przereagowało, zostało”, która porządkuje
        większość przypadków. Na koniec działu jest próbny sprawdzian z podobną punktacją jak w szkole.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Chemia dla studentów: nieorganiczna, organiczna, analityczna', 'Kolokwia z chemii na studiach'],
      lead: `
        [Pomagam studentom farmacji, biotechnologii, kosmetologii i chemii|Zajęcia są dla studentów przed
        kolokwium lub poprawką|Zapraszam studentów pierwszych lat]. Równowagi w roztworach, kompleksy,
        mechanizmy reakcji, spektroskopia, analiza jakościowa i ilościowa, zależnie od programu uczelni.
      `,
      method: `
        Mechanizmy rysujemy strzałkami od początku do końca, nie na pamięć, lecz od ładunku do ładunku.
        Proszę o przykładowe kolokwia, bo pokazują, czego prowadzący wymaga naprawdę.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Chemia organiczna od zera', 'Węglowodory, alkohole, estry – kurs chemii organicznej'],
      lead: `
        [Prowadzę krótki kurs chemii organicznej|Zajęcia są dla licealistów, dla których organika to obcy
        język|Zapraszam uczniów szkół średnich na kurs organiki]. Nazewnictwo, izomeria, grupy funkcyjne i
        reakcje charakterystyczne, łącznie dziesięć do dwunastu spotkań.
      `,
      method: `
        Budujemy mapę przemian, którą uzupełniasz po każdym dziale: z czego, czym, w jakich warunkach. Pod
        koniec kursu potrafisz zaplanować syntezę w trzech krokach, patrząc tylko na tę mapę.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Bezpieczne doświadczenia chemiczne dla dzieci', 'Chemia w kuchni – zajęcia dla klas 1–5'],
      lead: `
        [Zajęcia są dla dzieci od siedmiu do jedenastu lat|Zapraszam małych chemików|Prowadzę zajęcia
        doświadczalne dla dzieci]. Wskaźnik z czerwonej kapusty, kryształy soli, wulkan z sody,
        chromatografia na bibule, wszystko z produktów, które są w każdym domu.
      `,
      method: `
        Dziecko zapisuje w dzienniku pytanie, przepis i wynik, jak w prawdziwym laboratorium. Okulary i
        fartuch są obowiązkowe, a sprzątanie stanowiska należy do zajęć.
      `,
    },
    {
      level: 'any',
      audience: 'anyone',
      titles: ['Chemia indywidualnie, od podstaw do matury', 'Korepetycje z chemii dopasowane do celu'],
      lead: `
        [Uczę chemii uczniów szkół podstawowych, średnich i studentów|Zajęcia układam po krótkiej rozmowie i
        teście diagnostycznym|Zapraszam osoby, które chcą zrozumieć chemię, a nie tylko zaliczyć]. Zaczynamy
        od budowy atomu i wiązań, bo z nich da się wyprowadzić resztę, a dopiero później wchodzą rachunki.
      `,
      method: `
        Tłumaczę na modelach i krótkich filmach z reakcji. Nowy temat kończy się trzema pytaniami
        kontrolnymi, a odpowiedzi na nie otwierają kolejne spotkanie.
      `,
    },
  ],
  en: [],
}
