import type { LegalDocument } from './document.ts'
import { SERVICE_NAME } from './operator.ts'
import { TUTOR_TERMS_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'tutor-terms',
  version: TUTOR_TERMS_VERSION,
  title: 'Regulamin dla korepetytorów',
  sections: [
    {
      id: 'scope',
      heading: 'Czego dotyczy ten regulamin',
      blocks: [
        `Ten regulamin uzupełnia regulamin serwisu ${SERVICE_NAME} i dotyczy osób, które w nim uczą. Użyte w nim słowa mają to samo znaczenie. W sprawach, których tu nie ma, obowiązuje regulamin ogólny. Tam też znajdziesz dane Operatora i adres do kontaktu.`,
        'Akceptujesz go, zakładając profil korepetytora. Zapisujemy, którą wersję zaakceptowano i kiedy. Konto zachowuje przy tym wszystkie możliwości Ucznia.',
      ],
    },
    {
      id: 'profile',
      heading: 'Profil korepetytora',
      blocks: [
        'Profil korepetytora może założyć osoba, która ukończyła 18 lat. Profil i oferty są publiczne: widać w nich imię lub nazwę, zdjęcie, tekst o sobie, oferty, opinie i fakty o odbytych Lekcjach.',
        {
          list: [
            'Pisz prawdę o wykształceniu, doświadczeniu i uprawnieniach. Na naszą prośbę pokaż dokumenty, które to potwierdzają.',
            'Ucz tylko tego, do czego masz przygotowanie.',
            'Fakty wyliczane przez Serwis, takie jak liczba Lekcji, obecność i szybkość odpowiedzi, pochodzą z historii zdarzeń i nie można ich zmienić edycją profilu.',
          ],
        },
      ],
    },
    {
      id: 'status',
      heading: 'Przedsiębiorca czy osoba prywatna',
      blocks: [
        'Możesz uczyć jako przedsiębiorca albo jako osoba, która nim nie jest, o ile pozwala na to prawo. Nie jesteś naszym pracownikiem, przedstawicielem ani podwykonawcą: Lekcji udzielasz we własnym imieniu i na własny rachunek.',
        'Jeśli jesteś przedsiębiorcą, napisz to w tekście o sobie i podaj firmę oraz dane, których wymaga prawo. Ponosisz wtedy wobec konsumentów obowiązki przedsiębiorcy, w tym informacyjne i związane z prawem odstąpienia. Jeśli tej informacji tam nie ma, oświadczasz, że nie działasz jako przedsiębiorca, a do umowy z Tobą nie stosuje się przepisów o prawach konsumenta.',
        'Podatki i składki rozliczasz samodzielnie. Jeśli przepisy o wymianie informacji podatkowych (DAC7) zobowiążą nas do zebrania i przekazania danych sprzedawców, poprosimy o nie i powiemy, co przekazujemy. Bez tych danych prawo może nakazać nam zamknięcie profilu.',
      ],
    },
    {
      id: 'offers',
      heading: 'Oferty',
      blocks: [
        'Oferta opisuje jeden przedmiot: poziom, miejsca, ceny i dostępne terminy. Podaj w niej cenę za 60 minut; dłuższa Lekcja nie może być tańsza od krótszej. Cena jest ceną końcową za całą Lekcję i obejmuje wszystkie opłaty.',
        'Każdą ofertę sprawdzamy przed publikacją. Możemy ją odrzucić, podając powód, na przykład gdy:',
        {
          list: [
            'opis wprowadza w błąd, jest niezrozumiały lub skopiowany od kogoś innego,',
            'dotyczy czegoś innego niż nauka,',
            'zawiera dane kontaktowe, reklamy lub linki niezwiązane z Lekcjami,',
            'narusza prawo lub regulamin.',
          ],
        },
        'Odrzuconą ofertę możesz poprawić i wysłać ponownie. Zmiana opublikowanej oferty także jest sprawdzana, a do decyzji widoczna pozostaje poprzednia wersja. Ofertę możesz w każdej chwili usunąć; przyjęte zamówienia pozostają w mocy.',
      ],
    },
    {
      id: 'availability',
      heading: 'Terminy i zamówienia',
      blocks: [
        'Dbaj o to, żeby podane terminy były aktualne. Wolny termin jest zaproszeniem do zamówienia, a oczekujące zamówienie go rezerwuje.',
        'Na zamówienie odpowiedz w ciągu 48 godzin; przypomnimy o nim. Odrzucając, podaj powód. Zamówienie bez odpowiedzi wygasa na zasadach opisanych w regulaminie ogólnym, a szybkość odpowiedzi wpływa na kolejność wyników.',
        'Przyjmując zamówienie, zawierasz z Uczniem umowę o Lekcję za cenę i na warunkach, które są w nim zapisane. Nie wolno uzależniać Lekcji od dodatkowych opłat.',
      ],
    },
    {
      id: 'lessons',
      heading: 'Prowadzenie Lekcji',
      blocks: [
        {
          list: [
            'Przychodź na Lekcje punktualnie i z przygotowaniem, a do Lekcji online podaj działający link.',
            'Jeśli nie możesz poprowadzić Lekcji, odwołaj ją lub zaproponuj inny termin jak najwcześniej. Uczeń wtedy nie płaci, a otrzymaną zapłatę zwróć bez zbędnej zwłoki, najpóźniej w ciągu 14 dni.',
            'Termin bezpłatnego odwołania przez Ucznia ustalasz w granicach od 0 do 36 godzin. Dla złożonych zamówień obowiązuje ten, który był widoczny przy zamawianiu.',
            'Lekcję oznaczaj jako odbytą dopiero po jej końcu i zgodnie z prawdą. Pomyłkę możesz cofnąć w ciągu 72 godzin, podając powód.',
            'Na zgłoszenie problemu przez Ucznia odpowiedz w ciągu 7 dni.',
          ],
        },
        'Lekcji nie wolno nagrywać bez zgody Ucznia, a w przypadku dziecka bez zgody rodzica lub opiekuna.',
      ],
    },
    {
      id: 'minors',
      heading: 'Praca z dziećmi',
      blocks: [
        'Ucząc osoby poniżej 18 lat, odpowiadasz za ich bezpieczeństwo podczas Lekcji. Oświadczasz, że nie obowiązuje Cię zakaz pracy z dziećmi i nie figurujesz w Rejestrze Sprawców Przestępstw na Tle Seksualnym. Jeśli to się zmieni, natychmiast przestań uczyć w Serwisie i zawiadom nas.',
        'Stosuj standardy ochrony małoletnich, jeśli prawo ich od Ciebie wymaga. Rodzic lub opiekun może być obecny na Lekcji. Z dzieckiem ustalaj tylko sprawy nauki, a o terminach i płatnościach rozmawiaj z osobą dorosłą.',
        'Na prośbę rodzica lub opiekuna przedstaw zaświadczenie o niekaralności w zakresie, w jakim może go zażądać zgodnie z prawem.',
      ],
    },
    {
      id: 'payments',
      heading: 'Zapłata i rozliczenia',
      blocks: [
        'Uczeń płaci bezpośrednio Tobie. Nie pobieramy prowizji, nie pośredniczymy w płatnościach i nie odpowiadamy za brak zapłaty.',
        'Jeśli podasz rachunek bankowy, pokażemy go tylko Uczniom, z którymi łączy Cię przyjęte zamówienie. Płatności oznaczaj jako otrzymane zgodnie z prawdą; Uczeń może je zakwestionować. Z należności za późno odwołaną Lekcję możesz zrezygnować.',
        'Zniżki na pierwszą Lekcję ustalasz samodzielnie, od 1 do 90 procent, i obowiązują Cię one tak, jak były pokazane.',
      ],
    },
    {
      id: 'data',
      heading: 'Dane uczniów i dostęp do danych',
      blocks: [
        'Dane Uczniów, które poznajesz w związku z Lekcjami, wykorzystuj tylko do ich prowadzenia i rozliczenia. Nie przekazuj ich innym, nie publikuj i nie używaj do reklamy. Gdy przestaną być potrzebne, usuń je ze swoich notatek i urządzeń. Jeśli prowadzisz działalność, jesteś odrębnym administratorem tych danych.',
        'Masz dostęp do danych o swoich ofertach, zamówieniach, Lekcjach, płatnościach i opiniach oraz możesz je pobrać wraz ze swoimi danymi. Po usunięciu konta dostęp się kończy, więc pobierz wcześniej to, czego potrzebujesz. Danych o Twojej działalności nie sprzedajemy ani nie przekazujemy innym Korepetytorom.',
        'Sami nie prowadzimy w Serwisie Lekcji i nie dajemy żadnemu Korepetytorowi lepszych warunków niż innym. Możesz uczyć także poza Serwisem i ustalać tam inne ceny.',
      ],
    },
    {
      id: 'breaches',
      heading: 'Naruszenia, zawieszenie i odwołanie',
      blocks: [
        'Jeśli naruszasz regulamin, możemy odrzucić lub ukryć ofertę, zawiesić profil korepetytora albo, w poważnych przypadkach, zakończyć umowę. Najpóźniej w chwili ograniczenia dostajesz e-mailem uzasadnienie: fakty, na których się opieramy, i naruszony punkt regulaminu. O zakończeniu umowy piszemy co najmniej 30 dni wcześniej, chyba że prawo nakazuje działać od razu lub naruszenia się powtarzają.',
        'Z decyzją możesz się nie zgodzić: odpowiedz na wiadomość lub napisz na adres e-mail z regulaminu ogólnego. Odwołanie rozpatrzy człowiek, który weźmie pod uwagę Twoje wyjaśnienia, i odpowie w ciągu 14 dni. Jeśli decyzja była błędna, przywrócimy profil lub ofertę bez zwłoki. Nie zamyka to drogi do mediacji ani do sądu.',
      ],
    },
    {
      id: 'changes',
      heading: 'Zakończenie uczenia i zmiany regulaminu',
      blocks: [
        'Uczyć możesz przestać w każdej chwili: usuń oferty lub konto. Przyjęte Lekcje poprowadź albo odwołaj na zasadach z regulaminu ogólnego.',
        'O zmianie tego regulaminu napiszemy na adres e-mail konta co najmniej 15 dni wcześniej, a jeśli wymaga ona większych dostosowań, odpowiednio wcześniej. Do tego czasu możesz zakończyć umowę. Zmiana nie działa wstecz. W razie różnic między wersjami językowymi decyduje wersja polska.',
      ],
    },
  ],
}
