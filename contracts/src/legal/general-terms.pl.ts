import type { LegalDocument } from './document.ts'
import { OPERATOR, SERVICE_NAME } from './operator.ts'
import { operatorBlocks } from './operator-blocks.ts'
import { GENERAL_TERMS_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'general-terms',
  version: GENERAL_TERMS_VERSION,
  title: 'Regulamin',
  sections: [
    {
      id: 'operator',
      heading: 'Kto prowadzi Serwis i co znaczą użyte słowa',
      blocks: [
        `Ten regulamin określa zasady korzystania z serwisu ${SERVICE_NAME}. Jest regulaminem świadczenia usług drogą elektroniczną. Możesz go przeczytać, zapisać i wydrukować w każdej chwili, bez zakładania konta.`,
        ...operatorBlocks(OPERATOR, 'pl'),
        {
          terms: [
            { term: 'Serwis', text: `Strona internetowa ${SERVICE_NAME} i wszystkie jej funkcje.` },
            { term: 'Operator, my', text: 'Podmiot wskazany wyżej, który prowadzi Serwis.' },
            { term: 'Użytkownik, Ty', text: 'Osoba, która korzysta z Serwisu, z kontem albo bez niego.' },
            {
              term: 'Uczeń',
              text: 'Użytkownik z kontem, który zamawia lekcje: dla siebie albo dla dziecka, za które odpowiada.',
            },
            {
              term: 'Korepetytor',
              text: 'Użytkownik z kontem i profilem korepetytora, który publikuje oferty i prowadzi lekcje. Obowiązuje go także regulamin dla korepetytorów.',
            },
            { term: 'Lekcja', text: 'Zajęcia, na które Uczeń i Korepetytor umówili się przez Serwis.' },
          ],
        },
        'Z Operatorem porozumiesz się po polsku i po angielsku. Ten sam adres służy jako punkt kontaktowy dla użytkowników i dla organów w rozumieniu aktu o usługach cyfrowych (rozporządzenie UE 2022/2065).',
      ],
    },
    {
      id: 'services',
      heading: 'Co daje Serwis',
      blocks: [
        'Serwis łączy osoby, które chcą się uczyć, z osobami, które uczą. Daje do tego narzędzia:',
        {
          list: [
            'wyszukiwanie i przeglądanie ofert, także bez konta,',
            'konto z profilem i ustawieniami,',
            'publikowanie ofert, cen i dostępnych terminów przez Korepetytorów,',
            'zamawianie, potwierdzanie, przenoszenie i odwoływanie Lekcji,',
            'wiadomości, powiadomienia, opinie i ewidencję płatności,',
            'quizy i gry, w części dostępne bez konta.',
          ],
        },
        'Funkcje są udostępniane stopniowo. Zasady dotyczące funkcji stosuje się od chwili, w której jest ona dostępna w Serwisie.',
        'Korzystanie z Serwisu jest bezpłatne. Nie pobieramy prowizji od Lekcji i nie sprzedajemy miejsc w wynikach wyszukiwania. Za Lekcję Uczeń płaci Korepetytorowi.',
        'Potrzebujesz urządzenia z dostępem do internetu i aktualnej przeglądarki z włączoną obsługą JavaScript, a do konta także adresu e-mail i włączonych plików cookie. Do Lekcji online potrzebujesz programu wskazanego przez Korepetytora.',
      ],
    },
    {
      id: 'account',
      heading: 'Konto',
      blocks: [
        'Aby założyć konto, podaj adres e-mail i otwórz link z wiadomości, którą wyślemy, albo przepisz kod. Link jest ważny 24 godziny. Potem podaj imię lub nazwę, ustaw hasło i zaakceptuj ten regulamin. Umowa o prowadzenie konta zostaje zawarta w chwili potwierdzenia, na czas nieokreślony. Zapisujemy, którą wersję regulaminu zaakceptowano i kiedy.',
        'Konto może założyć osoba, która ukończyła 18 lat. Osoba w wieku od 16 do 18 lat potrzebuje zgody rodzica lub opiekuna. Dla młodszego dziecka konto zakłada i Lekcje zamawia rodzic lub opiekun.',
        {
          list: [
            'Podawaj prawdziwe dane i dbaj o ich aktualność.',
            'Jedna osoba korzysta z jednego konta. Nie udostępniaj go innym i nie ujawniaj hasła.',
            'Jeśli podejrzewasz, że ktoś zna Twoje hasło, zmień je. Zmiana przez link do nowego hasła kończy wszystkie otwarte sesje.',
          ],
        },
        'Konto możesz usunąć w każdej chwili, bez podania przyczyny, w ustawieniach albo pisząc do nas. Prośbę z ustawień potwierdzasz linkiem z wiadomości e-mail. Od tej chwili Twoje oferty są ukryte, a otwarte zamówienia zamknięte. Konto usuwamy po 30 dniach; do tego czasu możesz się zalogować i zrezygnować z usunięcia. Przyszłe Lekcje zostają odwołane, a druga strona dostaje o tym wiadomość.',
      ],
    },
    {
      id: 'offers',
      heading: 'Oferty i kolejność wyników',
      blocks: [
        'Oferty tworzą Korepetytorzy i to oni odpowiadają za ich treść. Każdą ofertę i każdą jej zmianę sprawdzamy przed publikacją. W czasie sprawdzania zmiany widoczna pozostaje dotychczasowa wersja. Sprawdzenie dotyczy zgodności z regulaminem i nie potwierdza kwalifikacji Korepetytora.',
        'Cena w ofercie jest ceną za całą Lekcję o podanej długości, w złotych. Dokładny adres Lekcji poza internetem poznają tylko jej strony, po przyjęciu zamówienia.',
        'O kolejności wyników decyduje przede wszystkim to, jak dobrze oferta pasuje do zapytania i wybranych filtrów. Gdy dostępne są dane, liczą się potem, od najważniejszego:',
        {
          list: [
            'oceny Korepetytora, z uwzględnieniem ich liczby,',
            'szybkość odpowiedzi,',
            'obecność na umówionych Lekcjach,',
            'kompletność oferty i wolne terminy w najbliższych 14 dniach,',
            'niewielkie wyrównanie dla nowych Korepetytorów.',
          ],
        },
        'Tam, gdzie danych o Korepetytorze jeszcze nie ma, przyjmujemy wartość środkową dla całego Serwisu. Pozycji nie można kupić.',
      ],
    },
    {
      id: 'orders',
      heading: 'Zamówienia',
      blocks: [
        'Zamawiając, wybierasz długość Lekcji, wolny termin i miejsce. Przed wysłaniem widzisz cenę i warunki odwołania. Są one zapisane w zamówieniu i późniejsza zmiana oferty ich nie zmienia.',
        'Umowa o Lekcję zostaje zawarta między Uczniem a Korepetytorem, gdy Korepetytor przyjmie zamówienie. Operator nie jest jej stroną. Korepetytor może zamówienie odrzucić, podając powód, a Uczeń może je cofnąć, dopóki nie zostało przyjęte.',
        'Zamówienie, na które nie ma odpowiedzi w ciągu 48 godzin, wygasa. Wygasa też najpóźniej 2 godziny przed początkiem Lekcji, a jeśli złożono je później, po połowie czasu, który pozostał do jej początku.',
        'U jednego Korepetytora możesz mieć najwyżej trzy otwarte zamówienia naraz; seria terminów liczy się jako jedno. Nie można zamówić Lekcji u siebie.',
      ],
    },
    {
      id: 'lessons',
      heading: 'Lekcje, zmiany i odwołania',
      blocks: [
        'Obie strony zobowiązują się być na Lekcji o umówionej porze. Inny termin każda z nich może zaproponować, a zmiana obowiązuje, gdy druga strona ją przyjmie. Propozycja wygasa po 48 godzinach, a najpóźniej z początkiem wcześniejszego z obu terminów.',
        'Uczeń odwołuje Lekcję bez kosztów przed upływem terminu podanego w zamówieniu. Termin ten ustala Korepetytor w granicach od 0 do 36 godzin przed Lekcją. Bez kosztów można ją odwołać także w ciągu godziny od przyjęcia zamówienia, jeśli do początku Lekcji pozostają wtedy co najmniej 3 godziny. Późniejsze odwołanie jest oznaczone jako późne, a cena pozostaje należna, chyba że Korepetytor z niej zrezygnuje.',
        'Jeśli Lekcję odwołuje Korepetytor, Uczeń nie płaci, a to, co już zapłacono, Korepetytor zwraca.',
        'Po zakończeniu Lekcji Korepetytor oznacza ją jako odbytą. Jeśli tego nie zrobi i nikt nie zgłosi problemu, stanie się to po 72 godzinach od jej końca. W tym samym czasie każda ze stron może zgłosić problem, na przykład nieobecność lub spóźnienie. Druga strona ma 7 dni na odpowiedź. Potem rozstrzygamy, jak Lekcja zostanie oznaczona w Serwisie. Nie ogranicza to praw stron do dochodzenia roszczeń.',
      ],
    },
    {
      id: 'payments',
      heading: 'Płatności',
      blocks: [
        'Za Lekcję płacisz bezpośrednio Korepetytorowi: przelewem lub w inny uzgodniony sposób. Operator nie przyjmuje, nie przechowuje i nie przekazuje tych pieniędzy.',
        'Serwis prowadzi ewidencję. Korepetytor oznacza płatność jako otrzymaną, a Uczeń może to potwierdzić albo zakwestionować. Pomyłki poprawia się kolejnym wpisem, więc historia pozostaje widoczna dla obu stron.',
        'Zniżka na pierwszą Lekcję obowiązuje, jeśli była widoczna przy zamawianiu i jest to pierwsza Lekcja z danym Korepetytorem. Rachunek lub fakturę wystawia Korepetytor, jeśli ma taki obowiązek.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Opinie',
      blocks: [
        'Opinię może wystawić tylko Uczeń, który odbył Lekcję z danym Korepetytorem; sprawdzamy to w historii Lekcji w Serwisie. Można to zrobić w ciągu 90 dni od odbytej Lekcji. Każda para osób ma jedną opinię: od 1 do 5 gwiazdek i tekst. Można ją zmienić, a zmiana jest oznaczona. Korepetytor może odpowiedzieć.',
        'Pokazujemy wszystkie opinie zgodne z regulaminem, dobre i złe, a średnia liczy się z nich wszystkich. Nie płacimy za opinie i nie wolno nimi handlować ani wymuszać ich treści. Usuwamy opinie, które naruszają prawo lub regulamin.',
      ],
    },
    {
      id: 'content',
      heading: 'Wiadomości i zasady zachowania',
      blocks: [
        'Pisz do innych w sprawach nauki i z szacunkiem. Wiadomość ma najwyżej 500 znaków, a kolejną można wysłać po odpowiedzi drugiej osoby. Liczba nowych rozmów w ciągu dnia jest ograniczona. Możesz zablokować osobę, która Ci przeszkadza, i zgłosić wiadomość.',
        'W Serwisie nie wolno:',
        {
          list: [
            'umieszczać treści bezprawnych, obraźliwych, dyskryminujących, pornograficznych ani wprowadzających w błąd,',
            'podszywać się pod inne osoby ani podawać cudzych danych bez ich zgody,',
            'umieszczać materiałów, do których nie masz praw,',
            'wysyłać reklam i innych niezamówionych wiadomości,',
            'oferować rozwiązywania egzaminów lub pisania prac za kogoś,',
            'zakłócać działania Serwisu, omijać zabezpieczeń ani pobierać danych masowo bez naszej zgody,',
            'nawiązywać z dziećmi kontaktów, które nie służą nauce.',
          ],
        },
        'Prawa do swoich treści zachowujesz. Dajesz nam niewyłączną, bezpłatną zgodę na ich przechowywanie i pokazywanie w Serwisie tak długo, jak długo się w nim znajdują, w zakresie potrzebnym do jego działania.',
      ],
    },
    {
      id: 'reports',
      heading: 'Zgłaszanie treści i nasze decyzje',
      blocks: [
        'Treść, która Twoim zdaniem narusza prawo lub regulamin, zgłoś narzędziem w Serwisie albo na adres e-mail z pierwszej części regulaminu. Napisz, gdzie się znajduje i co narusza, oraz jak się z Tobą skontaktować. Potwierdzimy zgłoszenie i powiadomimy Cię o decyzji.',
        'Zgłoszenia i oferty ocenia człowiek. W zależności od wagi naruszenia możemy odrzucić ofertę, usunąć treść, ograniczyć funkcje, zawiesić profil korepetytora albo zablokować konto. Osoba, której dotyczy decyzja, otrzymuje uzasadnienie: jakiej treści decyzja dotyczy, na czym się opiera i jak się odwołać. Wyjątkiem są sytuacje, w których prawo na to nie pozwala.',
        'Od decyzji możesz się odwołać w ciągu 6 miesięcy, odpowiadając na nią lub pisząc do nas. Odwołanie rozpatrzy człowiek. Możesz też zwrócić się do certyfikowanego organu pozasądowego albo do sądu. Osobom, które często i w oczywisty sposób naruszają zasady lub składają bezpodstawne zgłoszenia, możemy czasowo ograniczyć dostęp po wcześniejszym ostrzeżeniu.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Reklamacje i prawo odstąpienia',
      blocks: [
        'Reklamację dotyczącą działania Serwisu wyślij na adres e-mail z pierwszej części regulaminu. Opisz, co się stało i czego oczekujesz. Odpowiemy w ciągu 14 dni. Reklamację dotyczącą samej Lekcji skieruj do Korepetytora; możesz też zgłosić problem w Serwisie.',
        'Od umowy o prowadzenie konta możesz odstąpić w ciągu 14 dni od jej zawarcia bez podania przyczyny: wystarczy usunąć konto lub do nas napisać. Ponieważ konto jest bezpłatne, nie wiąże się to z żadnymi kosztami.',
        'Jeśli Korepetytor prowadzi działalność gospodarczą, a Ty zamawiasz Lekcję jako konsument, możesz odstąpić od umowy z nim w ciągu 14 dni. Jeśli na Twoje żądanie Lekcja odbędzie się wcześniej, płacisz za to, co zostało wykonane, a po jej pełnym wykonaniu prawo odstąpienia wygasa. Jeśli Korepetytor nie jest przedsiębiorcą, przepisów o prawach konsumenta nie stosuje się do umowy z nim; obowiązują zasady odwołania Lekcji z tego regulaminu.',
        'Konsument może skorzystać z bezpłatnej pomocy miejskiego lub powiatowego rzecznika konsumentów albo z mediacji wojewódzkiego inspektora Inspekcji Handlowej. Informacje są na stronie uokik.gov.pl.',
      ],
    },
    {
      id: 'liability',
      heading: 'Odpowiedzialność',
      blocks: [
        'Odpowiadamy za to, żeby Serwis działał zgodnie z regulaminem. Za przebieg i jakość Lekcji odpowiada Korepetytor, a za zapłatę Uczeń. Nie gwarantujemy, że znajdziesz Korepetytora lub uczniów ani że nauka da określony wynik.',
        'Serwis może być chwilowo niedostępny z powodu prac technicznych lub awarii. O zaplanowanych dłuższych przerwach informujemy z wyprzedzeniem.',
        'Nic w tym regulaminie nie wyłącza ani nie ogranicza praw, które przysługują konsumentom z mocy prawa, ani odpowiedzialności za szkodę wyrządzoną umyślnie.',
      ],
    },
    {
      id: 'changes',
      heading: 'Zmiany regulaminu i postanowienia końcowe',
      blocks: [
        'Regulamin możemy zmienić z ważnej przyczyny: gdy zmienia się prawo, funkcje Serwisu, sposób zabezpieczenia albo dane Operatora. O zmianie napiszemy na adres e-mail konta co najmniej 15 dni wcześniej. Jeśli się nie zgadzasz, możesz do tego czasu usunąć konto. Zamówienia złożone wcześniej rozlicza się według dotychczasowych zasad.',
        'Możemy wypowiedzieć umowę z 30-dniowym terminem, podając przyczynę, jeśli kończymy działanie Serwisu albo Użytkownik mimo wezwania poważnie lub wielokrotnie narusza regulamin. Konto możemy zablokować od razu, gdy jest to konieczne dla bezpieczeństwa innych osób lub wymaga tego prawo.',
        'Stosuje się prawo polskie. Nie pozbawia to konsumenta ochrony wynikającej z bezwzględnie obowiązujących przepisów kraju, w którym mieszka. Spory rozstrzyga sąd właściwy według przepisów ogólnych. Przetwarzanie danych opisują polityka prywatności i polityka plików cookie. W razie różnic między wersjami językowymi decyduje wersja polska.',
      ],
    },
  ],
}
