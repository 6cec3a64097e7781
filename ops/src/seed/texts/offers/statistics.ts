import type { SubjectTexts } from './theme.ts'

export const statistics: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Statystyka na studiach: testy, estymacja, regresja', 'Kolokwium ze statystyki matematycznej'],
      lead: `
        [Pomagam studentom ekonomii, psychologii, socjologii i kierunków technicznych|Zajęcia są dla
        studentów, którzy mają przed sobą kolokwium ze statystyki|Zapraszam studentów, którym test
        istotności kojarzy się z zaklęciem]. Rozkłady, przedziały ufności, testy parametryczne i
        nieparametryczne, korelacja i regresja.
      `,
      method: `
        Każdy test zapisujemy w pięciu krokach, od hipotezy po wniosek po polsku, bez żargonu. Tablice
        rozkładów czytamy tak długo, aż przestaną straszyć.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Analiza danych do pracy magisterskiej', 'Statystyka w pracy dyplomowej – SPSS, JASP, R'],
      lead: `
        [Pomagam zaplanować i zrozumieć analizę danych w pracy dyplomowej|Zajęcia są dla osób, które zebrały
        ankiety i nie wiedzą, co dalej|Zapraszam magistrantów i doktorantów]. Dobór testu, sprawdzenie
        założeń, obliczenia w wybranym programie i opis wyników zgodny ze standardem APA.
      `,
      method: `
        Pracujemy na twoich danych, ale decyzje podejmujesz i uzasadniasz samodzielnie, bo o nie zapyta
        komisja. Nie piszę prac na zamówienie, uczę, jak zrobić to rzetelnie.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Podstawy statystyki dla osób spoza matematyki', 'Statystyka opisowa od zera'],
      lead: `
        [Zajęcia są dla osób, które boją się wzorów, a muszą policzyć średnią, odchylenie i
        korelację|Tłumaczę statystykę od podstaw|Zapraszam studentów pedagogiki, pielęgniarstwa i
        zarządzania]. Skale pomiaru, miary położenia i rozproszenia, wykresy, krzywa normalna.
      `,
      method: `
        Zaczynamy od małego zbioru danych, który da się policzyć na kartce, a potem robimy to samo w
        arkuszu. Dzięki temu wiadomo, co program liczy i kiedy wynik nie ma sensu.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Prawdopodobieństwo i statystyka na maturze', 'Rachunek prawdopodobieństwa w liceum'],
      lead: `
        [Pomagam licealistom z działem, który jest w każdym arkuszu maturalnym|Zajęcia są dla uczniów szkół
        średnich|Zapraszam maturzystów na krótki kurs prawdopodobieństwa]. Kombinatoryka, drzewka,
        prawdopodobieństwo warunkowe, średnia, mediana i odchylenie standardowe.
      `,
      method: `
        Najpierw opisujemy doświadczenie słowami i zgadujemy wynik, potem liczymy i sprawdzamy intuicję.
        Kilka zadań weryfikujemy rzutami kostką lub prostą symulacją.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['R i Python do analizy danych', 'Statystyka w R: wykresy i modele'],
      lead: `
        [Uczę analizy danych w R lub Pythonie|Zajęcia są dla osób, które znają podstawy statystyki i chcą
        pracować z prawdziwymi danymi|Zapraszam analityków i studentów]. Czyszczenie tabel, wykresy, testy,
        regresja liniowa i logistyczna, raport, który da się odtworzyć.
      `,
      method: `
        Każde spotkanie ma jeden zbiór danych publicznych i jedno pytanie. Kod piszesz ty, a ja podpowiadam
        i pokazuję krótszą drogę dopiero wtedy, gdy działa pierwsza.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Ekonometria i szeregi czasowe', 'Ekonometria dla studentów: Gretl i interpretacja'],
      lead: `
        [Pomagam studentom ekonomii i finansów przed zaliczeniem z ekonometrii|Zajęcia są dla studentów,
        którzy budują własny model|Zapraszam studentów na zajęcia z ekonometrii]. Metoda najmniejszych
        kwadratów, założenia, heteroskedastyczność, autokorelacja, modele szeregów czasowych i prognozy.
      `,
      method: `
        Model budujemy w Gretlu od danych do prognozy, a każdy test zapisujemy jednym zdaniem wniosku. Wzory
        wyprowadzamy tylko na prostym przypadku z dwiema zmiennymi.
      `,
    },
  ],
  en: [],
}
