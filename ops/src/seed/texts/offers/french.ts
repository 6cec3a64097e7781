import type { SubjectTexts } from './theme.ts'

export const french: SubjectTexts = {
  pl: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Francuski od podstaw – spokojny początek', 'Język francuski dla początkujących'],
      lead: `
        [Zapraszam osoby, które zaczynają naukę francuskiego|Zajęcia są dla początkujących, dorosłych i
        starszych uczniów|Uczę francuskiego od zera]. Dużo czasu poświęcamy wymowie i łączeniu wyrazów, bo
        od tego zależy, czy rozumie się cokolwiek ze słuchu. Po trzech miesiącach opowiadasz o sobie,
        rodzinie i planach.
      `,
      method: `
        Gramatyka wchodzi w małych dawkach, zawsze z dialogiem. Po każdym spotkaniu dostajesz nagranie
        nowych zdań do powtarzania na głos, pięć minut dziennie wystarczy.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Francuski w liceum i matura', 'Matura z francuskiego: arkusze, rozprawka, ustny'],
      lead: `
        [Pomagam licealistom, którzy uczą się francuskiego w szkole lub zdają go na maturze|Zajęcia są dla
        uczniów szkół średnich|Przygotowuję do matury z francuskiego na obu poziomach]. Porządkujemy czasy
        przeszłe, zaimki i tryb łączący, ćwiczymy transformacje zdań i słowotwórstwo, które w arkuszach
        pojawiają się co roku.
      `,
      method: `
        Każda praca pisemna wraca z zaznaczonymi błędami bez poprawki, bo najpierw szukasz jej samodzielnie,
        a dopiero potem ją omawiamy. Do części ustnej losujemy zestawy i liczymy czas.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['DELF B1–B2 i DALF – przygotowanie do egzaminu', 'Francuski: certyfikat DELF krok po kroku'],
      lead: `
        [Przygotowuję do egzaminów DELF i DALF|Zajęcia są dla licealistów, studentów i dorosłych, którzy
        potrzebują certyfikatu z francuskiego|Zapraszam osoby planujące studia we Francji, Belgii lub
        Szwajcarii]. Na początku robimy jeden pełny arkusz, żeby zobaczyć, która z czterech części wymaga
        pracy.
      `,
      method: `
        Uczymy się planu wypowiedzi: wstęp z problemem, dwie lub trzy części, zakończenie z własnym zdaniem.
        Ten sam szkielet sprawdza się w mówieniu i w pisaniu.
      `,
    },
    {
      level: 'any',
      audience: 'adults',
      titles: ['Konwersacje po francusku', 'Francuski: rozmowa, wymowa, słuchanie'],
      lead: `
        [Zapraszam na konwersacje osoby od poziomu A2|Prowadzę zajęcia dla osób, które czytają po francusku,
        ale boją się mówić|Zajęcia są dla dorosłych, którzy chcą utrzymać kontakt z językiem]. Rozmawiamy o
        książkach, kuchni, polityce albo o weekendzie, a materiałem są krótkie nagrania z radia i wywiady.
      `,
      method: `
        Słuchamy dwa razy: raz dla sensu, raz dla słów, które się zlewają. Zapisuję zwroty, których zabrakło
        w rozmowie, i na kolejnym spotkaniu próbujemy ich użyć.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Francuski dla dzieci od 7 lat', 'Francuskie bajki i gry dla młodszych dzieci'],
      lead: `
        [Uczę francuskiego dzieci w wieku od siedmiu do jedenastu lat|Zajęcia są dla dzieci z rodzin
        dwujęzycznych i dla tych, które zaczynają od zera|Zapraszam dzieci, które lubią nowe dźwięki].
        Czytamy obrazkowe książki, śpiewamy, gramy w memory i teatrzyk, a mówienie przychodzi przy okazji.
      `,
      method: `
        Każdy miesiąc ma swój temat, na przykład targ, las albo podróż pociągiem. Na koniec dziecko
        przygotowuje małe przedstawienie lub książeczkę, którą może pokazać w domu.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Francuski w pracy i w podróży', 'Francuski zawodowy: maile, telefon, spotkania'],
      lead: `
        [Uczę osoby, które mają francuskich klientów, szefów albo rodzinę|Zajęcia są dla dorosłych na
        poziomie A2–B2|Zapraszam pracowników centrów usług, hoteli i firm z francuskim kapitałem]. Ćwiczymy
        rozmowy telefoniczne, uprzejme odmowy, maile i krótkie prezentacje, w języku, jakiego naprawdę się
        używa.
      `,
      method: `
        Przynosisz sytuację z pracy, a my rozpisujemy ją na dialog i odgrywamy w dwóch wersjach: oficjalnej
        i swobodnej. Zwroty zostają w twoim prywatnym słowniku.
      `,
    },
  ],
  en: [
    {
      level: 'basic',
      audience: 'adults',
      titles: ['French for beginners, explained in English', 'French lessons in English, A1 to B1'],
      lead: `
        [I teach French through English to students and families who live in Poland|These lessons are for
        beginners and for those who learnt French at school long ago|This course is for English speakers].
        We spend time on sounds and liaison early on, so that listening gets easier every week.
      `,
      method: `
        A lesson starts with a warm-up chat, goes on to one new structure and ends with a role play. You get
        recordings of the new sentences to repeat at home.
      `,
    },
  ],
}
