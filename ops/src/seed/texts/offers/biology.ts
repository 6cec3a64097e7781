import type { SubjectTexts } from './theme.ts'

export const biology: SubjectTexts = {
  pl: [
    {
      level: 'advanced',
      audience: 'pupils',
      titles: ['Matura rozszerzona z biologii – arkusze i klucze', 'Biologia na medycynę: przygotowanie do matury'],
      lead: `
        [Przygotowuję do rozszerzonej matury z biologii osoby, które myślą o medycynie, weterynarii lub
        analityce|Zajęcia są dla licealistów z biologią na poziomie rozszerzonym|Zapraszam maturzystów,
        którzy potrzebują wysokiego wyniku z biologii]. Przechodzimy przez cały zakres wymagań: biochemię,
        komórkę, fizjologię człowieka i roślin, genetykę, ekologię i ewolucję.
      `,
      method: `
        Na maturze z biologii liczy się precyzja, dlatego ćwiczymy układanie odpowiedzi: zależność,
        mechanizm, skutek. Każdą porównujemy z zasadami oceniania i skreślamy słowa, które nic nie wnoszą.
      `,
    },
    {
      level: 'intermediate',
      audience: 'pupils',
      titles: ['Biologia w liceum – zrozumieć zamiast wkuwać', 'Pomoc z biologii dla klas 1–3 liceum'],
      lead: `
        [Pomagam uczniom liceum, którzy uczą się długo, a na sprawdzianie wszystko im się miesza|Zajęcia są
        dla uczniów szkół średnich, którym biologia kojarzy się z listą nazw|Zapraszam uczniów klas 1–3
        liceum]. Mitozę, fotosyntezę i oddychanie komórkowe rozrysowujemy jako ciąg przyczyn i skutków,
        wtedy nazwy wchodzą na swoje miejsce.
      `,
      method: `
        Pracujemy na schematach do uzupełniania i na własnych rysunkach. Pod koniec spotkania opowiadasz
        temat własnymi słowami przez trzy minuty, a to, czego zabrakło, trafia na listę powtórek.
      `,
    },
    {
      level: 'basic',
      audience: 'pupils',
      titles: ['Biologia w szkole podstawowej, klasy 5–8', 'Sprawdziany z biologii bez stresu – klasy 5–8'],
      lead: `
        [Zapraszam uczniów klas od piątej do ósmej|Zajęcia są dla uczniów szkoły podstawowej, którzy chcą
        poprawić oceny z biologii|Pomagam uczniom klas 5–8 uporządkować wiadomości z biologii]. Budowa
        komórki, rośliny i zwierzęta, układy narządów człowieka, podstawy genetyki i ekologii. Idziemy za
        podręcznikiem, ale opuszczamy to, co jest tylko ozdobą.
      `,
      method: `
        Z każdego działu powstaje jedna kolorowa strona notatek, z której da się powtórzyć materiał
        wieczorem przed sprawdzianem. Do tego krótkie quizy i pytania takie, jakie lubią nauczyciele.
      `,
    },
    {
      level: 'advanced',
      audience: 'pupils',
      titles: [
        'Genetyka bez zgadywania – zadania maturalne i konkursowe',
        'Krzyżówki, rodowody, sprzężenia: genetyka od podstaw',
      ],
      lead: `
        [Prowadzę krótki kurs samej genetyki|To zajęcia dla osób, którym w biologii najwięcej kłopotu
        sprawia genetyka|Zapraszam licealistów i uczestników konkursów na zajęcia z genetyki]. Prawa Mendla,
        sprzężenie genów, dziedziczenie płci, rodowody, mutacje, ekspresja genu i podstawy inżynierii
        genetycznej, razem około dziesięciu spotkań.
      `,
      method: `
        Każdy typ zadania rozwiązujemy najpierw wolno, z opisem każdego kroku, potem trzy podobne na czas.
        Błędy zapisujemy w zeszycie osobno, bo zwykle powtarzają się te same dwa lub trzy.
      `,
    },
    {
      level: 'advanced',
      audience: 'adults',
      titles: ['Biologia dla studentów: fizjologia, biochemia, histologia', 'Kolokwia z biologii komórki i biochemii'],
      lead: `
        [Pomagam studentom kierunków medycznych i przyrodniczych|Zajęcia są dla studentów pielęgniarstwa,
        dietetyki, fizjoterapii i biologii|Zapraszam studentów pierwszych lat, którzy mają przed sobą
        kolokwium]. Pracujemy na twoich wykładach i zagadnieniach egzaminacyjnych: szlaki metaboliczne,
        potencjał czynnościowy, hormony, krew, tkanki.
      `,
      method: `
        Duże tematy dzielimy na pytania, na które da się odpowiedzieć w pięciu zdaniach. Szlaki rysujemy z
        pamięci, aż przestaną się gubić enzymy, a na koniec robimy test w formie używanej na twojej uczelni.
      `,
    },
    {
      level: 'for-children',
      audience: 'children',
      titles: ['Przyroda i biologia dla ciekawych dzieci', 'Mały badacz: rośliny, zwierzęta i mikroskop'],
      lead: `
        [Zajęcia są dla dzieci w wieku od siedmiu do jedenastu lat, które pytają, dlaczego liście
        żółkną|Zapraszam młodych badaczy z klas 2–5|Prowadzę zajęcia przyrodnicze dla dzieci]. Oglądamy
        preparaty pod mikroskopem, zakładamy hodowlę rzeżuchy, rozpoznajemy ślady i głosy zwierząt,
        prowadzimy dziennik obserwacji.
      `,
      method: `
        Każde spotkanie ma jedno pytanie i jedno doświadczenie, które da się powtórzyć w domu z tego, co
        jest w kuchni. Dziecko rysuje wynik i próbuje samo wyjaśnić, co się stało.
      `,
    },
    {
      level: 'any',
      audience: 'anyone',
      titles: ['Biologia indywidualnie – szkoła, matura, konkursy', 'Korepetycje z biologii na każdym poziomie'],
      lead: `
        [Uczę biologii na każdym poziomie|Zajęcia układam pod konkretną osobę: szkołę, podręcznik i termin
        egzaminu|Zapraszam uczniów szkół podstawowych i średnich oraz studentów]. Jedni potrzebują poprawić
        ocenę z jednego działu, inni planują dwa lata przygotowań do matury, dlatego program powstaje po
        pierwszej rozmowie.
      `,
      method: `
        Dużo pracujemy na wykresach, tabelach i opisach doświadczeń, bo one wracają na każdym sprawdzianie i
        egzaminie. Uczę stawiać hipotezę, wskazywać próbę kontrolną i wyciągać wniosek z danych.
      `,
    },
  ],
  en: [],
}
