import type { SubjectTexts } from './theme.ts'

export const english: SubjectTexts = {
  pl: [
    {
      level: 'any',
      audience: 'adults',
      titles: ['Konwersacje po angielsku dla dorosłych', 'Angielski: mówienie bez tłumaczenia w głowie'],
      lead: `
        [Zajęcia są dla osób, które rozumieją sporo, ale blokują się, gdy trzeba coś powiedzieć|Prowadzę
        konwersacje dla dorosłych od poziomu A2 w górę|Zapraszam dorosłych, którzy uczyli się angielskiego
        latami i nadal mało mówią]. Rozmawiamy o pracy, podróżach, filmach i o tym, co wydarzyło się w
        tygodniu, a słownictwo bierze się z twoich własnych wypowiedzi.
      `,
      method: `
        W trakcie rozmowy nie przerywam co zdanie. Zapisuję błędy i lepsze zwroty we wspólnym dokumencie, a
        ostatnie dziesięć minut poświęcamy na to, żeby powiedzieć to samo jeszcze raz, już swobodniej.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Egzamin ósmoklasisty z angielskiego', 'Angielski dla klas 7–8: przygotowanie do egzaminu'],
      lead: `
        [Przygotowuję uczniów klas siódmych i ósmych do egzaminu z angielskiego|Zajęcia są dla
        ósmoklasistów, którzy chcą wiedzieć, co ich czeka w maju|Zapraszam uczniów klas 7–8]. Ćwiczymy
        wszystkie części arkusza: słuchanie, reagowanie językowe, czytanie, środki językowe i krótką
        wypowiedź pisemną, czyli e-mail lub wpis na blogu.
      `,
      method: `
        Co tydzień jeden tekst pisemny, który sprawdzam według kryteriów: treść, spójność, zakres i
        poprawność. Czasy gramatyczne powtarzamy na przykładach z arkuszy, bez długich tabel.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: [
        'Matura z angielskiego, poziom podstawowy i rozszerzony',
        'Matura z angielskiego – część pisemna i ustna',
      ],
      lead: `
        [Pracuję z maturzystami na obu poziomach|Zajęcia są dla uczniów klas maturalnych i
        przedmaturalnych|Przygotowuję do matury pisemnej i ustnej z angielskiego]. Na podstawie próbnego
        arkusza ustalamy, gdzie uciekają punkty. Zwykle to słowotwórstwo, transformacje zdań i rozprawka,
        więc tym częściom dajemy więcej czasu.
      `,
      method: `
        Do matury ustnej odgrywamy pełne zestawy z zegarkiem, łącznie z opisem ilustracji i materiałem
        stymulującym. Nagranie zostaje u ciebie, dzięki czemu słychać, jak zmienia się płynność z miesiąca
        na miesiąc.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Przygotowanie do egzaminów B2 First i C1 Advanced', 'Angielski: certyfikat Cambridge FCE i CAE'],
      lead: `
        [Przygotowuję do egzaminów Cambridge na poziomie B2 i C1|Zajęcia są dla licealistów, studentów i
        dorosłych, którzy potrzebują certyfikatu|Zapraszam osoby z terminem egzaminu w kalendarzu albo
        dopiero w planach]. Robimy test wstępny, liczymy tygodnie do sesji i rozkładamy pracę na pięć
        części: czytanie, gramatykę w użyciu, pisanie, słuchanie i mówienie.
      `,
      method: `
        Wypracowania sprawdzam z komentarzem do każdego kryterium. Na mówienie umawiamy próbny egzamin w
        parze z drugą osobą, która przygotowuje się do tej samej sesji, bo tak wygląda to naprawdę.
      `,
    },
    {
      level: 'intermediate',
      audience: 'adults',
      titles: ['Business English – spotkania, maile, prezentacje', 'Angielski w pracy dla zespołów i specjalistów'],
      lead: `
        [Zajęcia są dla osób, które używają angielskiego w pracy|Pracuję z programistami, księgowymi,
        handlowcami i menedżerami|Zapraszam osoby, którym firma zmieniła język spotkań na angielski].
        Pracujemy na twoich prawdziwych mailach i prezentacjach, oczywiście po usunięciu danych poufnych, a
        do tego ćwiczymy small talk i rozmowy telefoniczne.
      `,
      method: `
        Przed ważnym spotkaniem robimy próbę generalną: ty prezentujesz, a ja zadaję niewygodne pytania.
        Potem poprawiamy zwroty, akcent zdaniowy i to, co robić, gdy czegoś nie słychać.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Angielski dla dzieci od 6 lat, zabawą i piosenką', 'Angielski dla klas 1–3: gry, historyjki, ruch'],
      lead: `
        [Uczę dzieci w wieku od sześciu do dziesięciu lat|Zajęcia są dla dzieci, które zaczynają przygodę z
        angielskim albo potrzebują wsparcia w klasach 1–3|Zapraszam dzieci z przedszkolnych zerówek i
        pierwszych klas]. Gramy, rysujemy, czytamy obrazkowe książeczki i śpiewamy, a polecenia od początku
        padają po angielsku.
      `,
      method: `
        Zajęcia mają stały rytm: powitanie, nowe słowa, ruch, historyjka, gra. Po każdym dziale rodzic
        dostaje listę słów i nagranie z wymową, żeby można było powtarzać w samochodzie.
      `,
    },
    {
      level: 'basic',
      audience: 'adults',
      titles: ['Angielski od zera dla dorosłych i seniorów', 'Angielski dla początkujących dorosłych'],
      lead: `
        [Zapraszam osoby dorosłe, które zaczynają od początku albo po bardzo długiej przerwie|Prowadzę
        zajęcia dla początkujących, także dla seniorów|Zajęcia są dla dorosłych, którzy w szkole mieli
        rosyjski albo niemiecki]. Uczymy się mówić o sobie, pytać o drogę, robić zakupy i rozmawiać z
        wnukami mieszkającymi za granicą.
      `,
      method: `
        Tempo jest spokojne, a materiał wraca po tygodniu i po miesiącu, żeby się utrwalił. Wszystkie nowe
        słowa dostajesz dużym drukiem i z nagraniem, bez pośpiechu i bez odpytywania.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['IELTS i TOEFL – studia za granicą', 'Angielski akademicki i przygotowanie do IELTS'],
      lead: `
        [Przygotowuję do IELTS i TOEFL osoby, które wybierają się na studia lub do pracy za granicą|Zajęcia
        są dla kandydatów na uczelnie anglojęzyczne|Zapraszam osoby, które potrzebują konkretnego wyniku w
        konkretnym terminie]. Na początku robimy pełny test próbny, bo od wyniku zależy, czy pracujemy nad
        strategią, czy nad samym językiem.
      `,
      method: `
        Opisywanie wykresów i eseje piszemy co tydzień, najpierw z planem, potem na czas. Część ustną
        nagrywamy i oceniamy według opublikowanych kryteriów, punkt po punkcie.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Gramatyka angielska, która przestaje się mylić', 'Angielski w liceum – gramatyka i sprawdziany'],
      lead: `
        [Pomagam licealistom, którym mylą się czasy, tryby warunkowe i mowa zależna|Zajęcia są dla uczniów
        szkół średnich, którzy chcą poprawić ocenę i naprawdę rozumieć gramatykę|Zapraszam uczniów liceum i
        technikum]. Zamiast kolejnej tabeli z wyjątkami porównujemy zdania parami i szukamy różnicy w
        znaczeniu.
      `,
      method: `
        Każdą strukturę ćwiczymy na trzy sposoby: w zdaniach z luką, w tłumaczeniu i w rozmowie. Dopiero gdy
        pojawi się w mówieniu bez zastanowienia, uznajemy temat za zamknięty.
      `,
    },
  ],
  en: [
    {
      level: 'any',
      audience: 'adults',
      titles: ['English conversation, all in English', 'Speak English with confidence: weekly conversation'],
      lead: `
        [These lessons are run in English from the first minute|I run conversation lessons entirely in
        English|If you understand far more than you say, these lessons are for you]. We talk about your
        week, your work and the news, and I build vocabulary from what you actually try to say. Suitable
        from level A2, with topics you choose yourself.
      `,
      method: `
        I keep notes in a shared document while you speak and we spend the last ten minutes on them: better
        phrasing, pronunciation, one grammar point. The document becomes your personal phrasebook.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Cambridge C1 and IELTS writing workshop', 'Academic English for students'],
      lead: `
        [I prepare students and professionals for C1 Advanced and IELTS|This course is for people who
        already speak well and lose marks in writing|These lessons suit students who plan to study abroad].
        We work on essays, reports and letters, with clear plans, linking and register.
      `,
      method: `
        You write one text a week and receive comments on every criterion within two days. In class we
        rewrite the weakest paragraph together and compare it with a model answer.
      `,
    },
  ],
}
