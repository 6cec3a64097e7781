import { MAIL_KEPT_DAYS } from '../mail/rules.ts'
import type { LegalDocument } from './document.ts'
import { OPERATOR, SERVICE_NAME } from './operator.ts'
import { operatorBlocks, processorBlocks } from './operator-blocks.ts'
import { PRIVACY_POLICY_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'privacy-policy',
  version: PRIVACY_POLICY_VERSION,
  title: 'Polityka prywatności',
  sections: [
    {
      id: 'controller',
      heading: 'Kto odpowiada za Twoje dane',
      blocks: [
        `Ta polityka opisuje, co dzieje się z danymi osobowymi w serwisie ${SERVICE_NAME}. Administratorem tych danych w rozumieniu RODO (rozporządzenie UE 2016/679) jest Operator serwisu.`,
        ...operatorBlocks(OPERATOR, 'pl'),
        'Korepetytor, z którym umawiasz lekcje, dowiaduje się o Tobie tego, co jest do nich potrzebne. Jeśli prowadzi działalność, jest odrębnym administratorem tych danych.',
      ],
    },
    {
      id: 'data',
      heading: 'Jakie dane mamy',
      blocks: [
        {
          terms: [
            {
              term: 'Od Ciebie, przy zakładaniu konta',
              text: 'Adres e-mail, imię lub nazwa, hasło (przechowujemy tylko jego skrót Argon2id, z którego nie da się go odczytać), język oraz to, którą wersję regulaminu zaakceptowano i kiedy.',
            },
            {
              term: 'Od Ciebie, gdy korzystasz z Serwisu',
              text: 'Profil (telefon, tekst o sobie, zdjęcie, link do filmu, kwalifikacje i dokumenty, które je potwierdzają), ustawienia, oferty, ceny i terminy, zamówienia i lekcje wraz z miejscem, wpisy o płatnościach, rachunek bankowy korepetytora, wiadomości, opinie, zgłoszenia, a także wyniki quizów i gier.',
            },
            {
              term: 'Od innych osób',
              text: 'Opinie, wiadomości, notatki z lekcji i zgłoszenia, które Ciebie dotyczą. Jeśli logujesz się przez Google lub Facebook, dostajemy stamtąd adres e-mail, imię i adres zdjęcia.',
            },
            {
              term: 'Z Twojego urządzenia',
              text: 'Otwarte sesje wraz z opisem przeglądarki i czasem użycia, adres IP oraz zapis wywołań Serwisu: jaki adres, kiedy, z jakim skutkiem i z którego konta. Adres IP służy do obrony przed nadużyciami i nie trafia do zapisu wywołań. Pliki cookie opisuje osobna polityka.',
            },
            {
              term: 'Od Ciebie, gdy rozwiązujesz quizy bez konta',
              text: 'Odpowiedzi i wyniki, pod skrótem losowego identyfikatora z pliku cookie. Nie znamy Twojego imienia ani adresu; jeśli później zalogujesz się w tej samej przeglądarce, staną się częścią Twojego konta.',
            },
          ],
        },
        'Podanie danych jest dobrowolne. Bez adresu e-mail, imienia lub nazwy i hasła nie założymy jednak konta, a bez danych lekcji nie da się jej umówić. Oferty możesz przeglądać bez konta i bez podawania danych.',
      ],
    },
    {
      id: 'purposes',
      heading: 'Po co i na jakiej podstawie',
      blocks: [
        {
          terms: [
            {
              term: 'Prowadzenie konta i logowanie',
              text: 'Wykonanie umowy o konto (art. 6 ust. 1 lit. b RODO).',
            },
            {
              term: 'Oferty, zamówienia, lekcje, wiadomości, opinie i ewidencja płatności',
              text: 'Wykonanie umowy (lit. b), a wobec osób, których dane podaje ktoś inny, nasz i jego uzasadniony interes w tym, by lekcja mogła się odbyć (lit. f).',
            },
            {
              term: 'Wiadomości e-mail o koncie i lekcjach',
              text: 'Wykonanie umowy (lit. b).',
            },
            {
              term: 'Newsletter i nieobowiązkowe pliki cookie, jeśli są dostępne',
              text: 'Twoja zgoda (lit. a), którą możesz wycofać w każdej chwili.',
            },
            {
              term: 'Bezpieczeństwo: ograniczanie prób logowania, wykrywanie nadużyć i błędów',
              text: 'Nasz uzasadniony interes w tym, by Serwis był bezpieczny (lit. f).',
            },
            {
              term: 'Sprawdzanie ofert, zgłoszenia treści i decyzje o nich',
              text: 'Obowiązek prawny wynikający z aktu o usługach cyfrowych (lit. c) i nasz uzasadniony interes w tym, by Serwis był wiarygodny (lit. f).',
            },
            {
              term: 'Zbiorcze liczby, takie jak liczba wyświetleń oferty',
              text: 'Nasz uzasadniony interes w ulepszaniu Serwisu (lit. f). Wyświetlenia liczymy bez zapisywania, kim jesteś.',
            },
            {
              term: 'Reklamacje, roszczenia i obowiązki wobec urzędów',
              text: 'Obowiązek prawny (lit. c) albo nasz uzasadniony interes w ustaleniu i obronie roszczeń (lit. f).',
            },
          ],
        },
        'Nie sprzedajemy danych, nie pokazujemy reklam i nie podejmujemy wobec Ciebie decyzji wyłącznie automatycznie, które miałyby skutki prawne lub podobnie istotne. Kolejność ofert ustala się według zasad opisanych w regulaminie, takich samych dla wszystkich.',
      ],
    },
    {
      id: 'visible',
      heading: 'Kto widzi Twoje dane w Serwisie',
      blocks: [
        {
          list: [
            'Wszyscy, także bez konta i w wyszukiwarkach: profil korepetytora, jego oferty i opinie o nim wraz z imieniem autora.',
            'Druga strona przyjętego zamówienia: telefon, jeśli jest podany, i dokładne miejsce lekcji. Rachunek bankowy korepetytora widzą jego uczniowie.',
            'Druga osoba w rozmowie: wiadomości.',
            'Uprawnione osoby po stronie Operatora: tyle, ile potrzeba do sprawdzania ofert, pomocy i rozstrzygania zgłoszeń. Otwarcie prywatnych treści, na przykład wiadomości e-mail, wymaga podania powodu i zostaje zapisane.',
          ],
        },
      ],
    },
    {
      id: 'encryption',
      heading: 'Dziennik zdarzeń i osobisty klucz',
      blocks: [
        'Serwis zapisuje zmiany jako zdarzenia w dzienniku, na przykład „wysłano ofertę” albo „zmieniono profil”. Wpisów w dzienniku się nie zmienia ani nie usuwa; dzięki temu historia zamówień i lekcji jest wiarygodna dla obu stron.',
        'Dlatego dane osobowe są w nim zaszyfrowane (AES-256-GCM) kluczem, który każda osoba ma własny. Klucze leżą poza dziennikiem. Gdy konto zostaje usunięte, kasujemy klucz, a zaszyfrowanych danych nikt, także my, nie może już odczytać. Pozostają wpisy bez danych osobowych: numery, czasy, kwoty i stany, przy których widać „usunięty użytkownik”.',
        'Tabele, z których powstają strony, zawierają dane w czytelnej postaci, bo inaczej nie dałoby się ich wyszukać. Przy usunięciu konta znikają stamtąd razem z kluczem. Odtworzenie kopii zapasowej obejmuje też usunięcia, które nastąpiły po jej wykonaniu, tak by nie przywracała usuniętych osób.',
      ],
    },
    {
      id: 'retention',
      heading: 'Jak długo przechowujemy dane',
      blocks: [
        {
          terms: [
            { term: 'Konto i wszystko, co w nim jest', text: 'Do usunięcia konta, które następuje 30 dni po prośbie.' },
            {
              term: 'Dokumenty potwierdzające kwalifikacje',
              text: 'Do decyzji zespołu: zaraz po niej je usuwamy, zostaje tylko wynik. Niesprawdzony dokument znika też, gdy usuniesz kwalifikację, zastąpisz go innym albo usuniesz konto.',
            },
            {
              term: 'Adres z niedokończonej rejestracji lub z prośby o nowe hasło',
              text: 'Link jest ważny 24 godziny przy rejestracji, a 60 minut przy zmianie hasła. Adres z niedokończonej rejestracji kasujemy po 3 dniach; prośba o nowe hasło nie zapisuje adresu.',
            },
            {
              term: 'Newsletter',
              text: 'Adres do wypisania się; niepotwierdzony zapis kasujemy po 9 dniach.',
            },
            {
              term: 'Wiadomości z formularza kontaktowego',
              text: 'Rok od zamknięcia sprawy, a niezamkniętej dwa lata od ostatniej wiadomości; wysłane z konta lub z jego adresu najdłużej do usunięcia konta.',
            },
            {
              term: 'Zaproszenia do nauczania',
              text: 'Adres zaproszonej osoby do 30 dni po upływie ważności zaproszenia, a gdy powstało konto, do jego usunięcia.',
            },
            {
              term: 'Sesje',
              text: '14 dni od ostatniego użycia, najdłużej 90 dni, i jeszcze dzień po zakończeniu.',
            },
            {
              term: 'Próby logowania',
              text: 'Do 24 godzin, jako skrót adresu IP i konta, którego nie da się odwrócić bez naszego klucza.',
            },
            {
              term: 'Wysłane wiadomości e-mail',
              text: `Zaszyfrowane, przez ${MAIL_KEPT_DAYS} dni, najdłużej do usunięcia konta. Słowa, które pisze w nich ktoś inny, znikają razem z jego kontem.`,
            },
            {
              term: 'Liczenie wyświetleń',
              text: 'Dzienny skrót osoby oglądającej do 30 dni; potem zostaje tylko suma.',
            },
            {
              term: 'Quizy rozwiązane bez konta',
              text: 'Rok, czyli tyle, ile żyje plik cookie, który łączy je z Tobą, albo do jego usunięcia. Potem nikt nie może ustalić, czyje były.',
            },
            { term: 'Zapis błędów', text: 'Około miesiąca po rozwiązaniu, najdłużej około 6 miesięcy.' },
            {
              term: 'Reklamacje, zgłoszenia i to, czego wymaga prawo',
              text: 'Do przedawnienia roszczeń lub końca okresu, który wyznacza prawo, także po usunięciu konta, w zakresie do tego niezbędnym.',
            },
          ],
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Komu przekazujemy dane',
      blocks: [
        'Z danych korzystają też firmy, które działają w naszym imieniu na podstawie umowy o powierzeniu: dostawca serwerów oraz dostawca poczty elektronicznej. Kroje pisma, obrazy i skrypty Serwisu pochodzą z jego własnych serwerów, więc samo otwarcie strony nie przekazuje danych innym firmom.',
        ...processorBlocks(OPERATOR, 'pl'),
        'Organom państwa przekazujemy dane tylko wtedy, gdy wymaga tego prawo. Jeśli logujesz się przez Google lub Facebook, firmy te wiedzą o logowaniu i przetwarzają je według własnych zasad.',
        'Jeśli dostawca będzie przetwarzać dane poza Europejskim Obszarem Gospodarczym, to tylko na podstawie decyzji Komisji Europejskiej o odpowiednim poziomie ochrony albo standardowych klauzul umownych. Kopię zabezpieczeń udostępnimy na prośbę.',
      ],
    },
    {
      id: 'rights',
      heading: 'Twoje prawa',
      blocks: [
        'Masz prawo:',
        {
          list: [
            'dowiedzieć się, jakie dane o Tobie mamy, i dostać ich kopię,',
            'poprawić dane; większość z nich zmienisz w profilu i ustawieniach,',
            'usunąć dane, razem z kontem lub bez niego, jeśli pozwala na to prawo,',
            'zażądać ograniczenia przetwarzania,',
            'przenieść dane: dostać je w formacie czytelnym dla komputera,',
            'sprzeciwić się przetwarzaniu opartemu na uzasadnionym interesie, z przyczyn związanych z Twoją sytuacją,',
            'wycofać zgodę; nie wpływa to na to, co działo się wcześniej.',
          ],
        },
        'Aby z nich skorzystać, napisz na adres e-mail z pierwszej części tej polityki. Odpowiemy bez zbędnej zwłoki, najpóźniej w ciągu miesiąca. Możemy poprosić o potwierdzenie, że konto należy do Ciebie.',
        'Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (uodo.gov.pl) albo do organu w kraju Unii, w którym mieszkasz.',
      ],
    },
    {
      id: 'children',
      heading: 'Dzieci',
      blocks: [
        'Konto mogą mieć osoby od 16 roku życia. Lekcje dla młodszego dziecka zamawia rodzic lub opiekun ze swojego konta; podawaj wtedy tylko to, co jest potrzebne do nauki. Jeśli dowiesz się, że młodsze dziecko ma konto, napisz do nas, a usuniemy to konto.',
      ],
    },
    {
      id: 'security',
      heading: 'Jak chronimy dane',
      blocks: [
        {
          list: [
            'W publicznie dostępnym Serwisie połączenie z nim jest szyfrowane.',
            'Hasła, kody z wiadomości i znaczniki sesji przechowujemy tylko jako skróty.',
            'Kolejne błędne próby logowania są spowalniane, a o wielu z rzędu piszemy do właściciela konta.',
            'Każde wywołanie sprawdza, kto i do czego ma dostęp, a czynności w zapleczu są zapisywane.',
          ],
        },
        'Jeśli mimo to dojdzie do naruszenia, które może poważnie Ci zagrozić, powiadomimy Cię o nim i powiemy, co można zrobić.',
      ],
    },
    {
      id: 'changes',
      heading: 'Zmiany tej polityki',
      blocks: [
        'Gdy zmieni się to, co robimy z danymi, zmienimy tę politykę i podamy nową datę. O istotnych zmianach napiszemy wcześniej na adres e-mail konta. W razie różnic między wersjami językowymi decyduje wersja polska.',
      ],
    },
  ],
}
