import type { SubjectTexts } from './theme.ts'

export const physics: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Matura rozszerzona z fizyki – zadania rachunkowe', 'Fizyka rozszerzona: przygotowanie do matury'],
      lead: `
        [Przygotowuję do matury rozszerzonej z fizyki|Zajęcia są dla licealistów, którzy wybrali fizykę i
        myślą o politechnice|Zapraszam maturzystów z fizyką w planach]. Powtarzamy kinematykę, dynamikę,
        bryłę sztywną, pole elektryczne i magnetyczne, optykę, termodynamikę oraz fizykę jądrową, zawsze od
        wykresu i rysunku sił.
      `,
      method: `
        Zadania rozwiązujemy najpierw na symbolach, a liczby podstawiamy na końcu. Osobno ćwiczymy zadania
        doświadczalne: niepewności, wykresy z prostą dopasowania i opis przebiegu pomiaru.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Fizyka dla klas 7–8, od początku i spokojnie', 'Fizyka w szkole podstawowej: ruch, siły, prąd'],
      lead: `
        [Zapraszam uczniów klas siódmych i ósmych|Zajęcia są dla uczniów, których zaskoczył nowy
        przedmiot|Pomagam uczniom klas 7–8 polubić fizykę]. Ruch, siły, ciśnienie, praca, ciepło, prąd i
        drgania: każde pojęcie zaczynamy od sytuacji, którą każdy zna z roweru albo z kuchni.
      `,
      method: `
        Uczymy się czytać zadanie: co jest dane, czego szukam, jaki związek to łączy. Jednostki zamieniamy
        przy okazji, aż przestaną być przeszkodą.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Fizyka w liceum i technikum – sprawdziany', 'Pomoc z fizyki w szkole średniej'],
      lead: `
        [Pomagam uczniom szkół średnich nadążyć za lekcjami|Zajęcia są dla uczniów liceum i technikum,
        którzy znają wzory, ale nie wiedzą, którego użyć|Zapraszam uczniów klas 1–3 szkoły średniej].
        Omawiamy bieżący dział, rozwiązujemy zadania ze zbioru, z którego korzysta szkoła, i przygotowujemy
        się do konkretnego sprawdzianu.
      `,
      method: `
        Do każdego działu powstaje karta: rysunek, założenia, wzory i granice ich stosowania. Z taką kartą
        zadania zaczynają się układać w kilka typów zamiast stu przypadków.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Fizyka na studiach technicznych', 'Kolokwia z fizyki: mechanika, pole, fale'],
      lead: `
        [Pomagam studentom pierwszego i drugiego roku|Zajęcia są dla studentów politechnik, którzy mają
        fizykę ogólną|Zapraszam studentów przed kolokwium lub egzaminem z fizyki]. Mechanika z pochodnymi i
        całkami, pole elektromagnetyczne, fale, podstawy fizyki kwantowej. Pracujemy na listach zadań z
        twojego wydziału.
      `,
      method: `
        Wyprowadzenia robimy tylko tam, gdzie pomagają zapamiętać wynik. Pomagam też przy sprawozdaniach z
        laboratorium: niepewności, wykresy, dyskusja wyników.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Doświadczenia z fizyki dla dzieci', 'Fizyka dla małych odkrywców, klasy 2–5'],
      lead: `
        [Zajęcia są dla dzieci od siedmiu do jedenastu lat|Zapraszam dzieci, które rozkręcają zabawki, żeby
        zobaczyć środek|Prowadzę warsztaty z fizyki dla dzieci]. Budujemy dźwignie, obwody z żarówką,
        peryskop, rakietę na wodę i sprawdzamy, od czego zależy wynik.
      `,
      method: `
        Przed każdym doświadczeniem dziecko mówi, co się jego zdaniem stanie, potem mierzymy i porównujemy.
        Zestaw potrzebnych rzeczy podaję tydzień wcześniej, zwykle to sznurek, butelka i taśma.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Olimpiada i konkursy z fizyki', 'Fizyka konkursowa dla ambitnych uczniów'],
      lead: `
        [Pracuję z uczniami, którzy startują w konkursach kuratoryjnych i Olimpiadzie Fizycznej|Zajęcia są
        dla osób, którym szkolne zadania już nie wystarczają|Zapraszam uczniów szkół podstawowych i liceów,
        którzy chcą robić trudniejsze zadania]. Zasady zachowania, układy nieinercjalne, analiza wymiarowa,
        przybliżenia.
      `,
      method: `
        Każde spotkanie to dwa długie zadania zamiast dziesięciu krótkich. Pomysły sprawdzamy na przypadkach
        granicznych, a rozwiązanie zapisujesz w domu i odsyłasz do komentarza.
      `,
    },
    {
      level: 'any',
      audience: 'anyone',
      titles: ['Fizyka zrozumiale, na każdym poziomie', 'Korepetycje z fizyki – szkoła, matura, studia'],
      lead: `
        [Uczę fizyki od klasy siódmej po pierwszy rok studiów|Zajęcia dopasowuję do szkoły i celu|Zapraszam
        osoby, którym fizyka wydaje się zbiorem wzorów bez związku]. Zaczynamy od pytania, co się dzieje i
        dlaczego, a rachunki przychodzą dopiero po rysunku i prostym opisie słowami.
      `,
      method: `
        Pokazuję krótkie symulacje i filmy z doświadczeń, potem rozwiązujemy zadania o rosnącej trudności.
        Braki z matematyki uzupełniamy przy okazji, bez osobnych lekcji.
      `,
    },
  ],
  en: [],
}
