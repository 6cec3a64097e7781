import { COOKIES } from '../kernel/wire.ts'
import type { LegalDocument } from './document.ts'
import { SERVICE_NAME } from './operator.ts'
import { COOKIE_POLICY_VERSION } from './versions.ts'

export const document: LegalDocument = {
  id: 'cookie-policy',
  version: COOKIE_POLICY_VERSION,
  title: 'Polityka plików cookie',
  sections: [
    {
      id: 'about',
      heading: 'Co to jest',
      blocks: [
        `Pliki cookie to krótkie zapisy, które strona przechowuje w Twojej przeglądarce. Podobnie działa pamięć przeglądarki, z tą różnicą, że jej zawartość nie jest sama wysyłana na serwer. Tu znajdziesz wszystko, co zapisuje serwis ${SERVICE_NAME}.`,
        'Zapisujemy tylko to, co jest niezbędne do działania Serwisu, oraz wybory, których dokonujesz w menu. Nie używamy plików cookie do reklam ani statystyk i nie ma tu plików cookie innych firm. Za dane odpowiada Operator wskazany w polityce prywatności.',
      ],
    },
    {
      id: 'necessary',
      heading: 'Niezbędne pliki cookie',
      blocks: [
        'Wszystkie oprócz ostatniego powstają przy logowaniu i znikają najpóźniej po wylogowaniu; bez nich nie da się zalogować. Ostatni powstaje, gdy zaczynasz quiz bez konta. Skrypty na stronie nie mogą ich odczytać, a przy zapytaniach wysyłanych w tle z innych stron przeglądarka ich nie dołącza.',
        {
          terms: [
            {
              term: 'kredka_access',
              text: 'Potwierdza, że masz otwartą sesję. Sam dostęp trwa 15 minut i jest odnawiany; plik jest przechowywany 14 dni od ostatniego odnowienia.',
            },
            {
              term: 'kredka_refresh',
              text: 'Odnawia dostęp, więc nie trzeba ciągle podawać hasła. Przeglądarka wysyła go tylko do części Serwisu, która obsługuje logowanie. 14 dni od ostatniego odnowienia, a sesja trwa najdłużej 90 dni.',
            },
            {
              term: 'kredka_admin',
              text: 'Sesja osób, które pracują w zapleczu; inne osoby nigdy go nie dostają. Najdłużej 7 dni; po 12 godzinach bez użycia sesja się kończy.',
            },
            {
              term: 'kredka_admin_half',
              text: 'Logowanie do zaplecza między hasłem a kodem, u osób, które mają drugi składnik logowania. 5 minut; znika po podaniu kodu.',
            },
            {
              term: 'kredka_impersonation',
              text: 'Oznacza, że osoba z zaplecza, która podała powód, ogląda Serwis oczami użytkownika i niczego nie może zmienić. Nikt inny jej nie dostaje. Podgląd trwa najwyżej 15 minut, a plik znika z jego końcem, najpóźniej po 30 minutach.',
            },
            {
              term: 'kredka_visitor',
              text: 'Losowy identyfikator, dzięki któremu quiz zaczęty bez konta można dokończyć, jego wynik odnaleźć i przenieść na konto, a dzienny limit policzyć. Przechowujemy go tylko jako skrót, którego nie da się odwrócić bez naszego klucza. Rok od powstania; samo oglądanie stron go nie tworzy.',
            },
          ],
        },
        'Przy połączeniu szyfrowanym nazwy te poprzedza __Host- albo __Secure-. To oznaczenie, dzięki któremu przeglądarka lepiej chroni plik.',
      ],
    },
    {
      id: 'choices',
      heading: 'Pliki cookie z Twoimi wyborami',
      blocks: [
        'Powstają, gdy wybierzesz coś w menu, i służą temu, żeby strona od razu miała właściwy język i wygląd.',
        {
          terms: [
            { term: COOKIES.language, text: 'Wybrany język. Rok od ostatniego wyboru.' },
            { term: COOKIES.palette, text: 'Wybrana kolorystyka. Rok od ostatniego wyboru.' },
            {
              term: COOKIES.scheme,
              text: 'Jasny lub ciemny wygląd. Rok od ostatniego wyboru; wybór „jak w systemie” go usuwa.',
            },
          ],
        },
      ],
    },
    {
      id: 'storage',
      heading: 'Pamięć przeglądarki',
      blocks: [
        'Te zapisy zostają w Twojej przeglądarce, dopóki ich nie usuniesz:',
        {
          terms: [
            {
              term: 'kredka.language, kredka.palette, kredka.scheme',
              text: 'Te same wybory co wyżej, na tym urządzeniu.',
            },
            {
              term: 'kredka.logged_in',
              text: 'Informacja, że na tym urządzeniu ktoś jest zalogowany, potrzebna do odnowienia sesji. Znika po wylogowaniu.',
            },
            {
              term: 'kredka.refreshed_at',
              text: 'Kiedy sesja była ostatnio odnawiana, żeby otwarte karty nie robiły tego naraz.',
            },
            {
              term: 'kredka.cookie_preference',
              text: 'Twoja odpowiedź na pytanie o pliki cookie i jej data. Obowiązuje 180 dni.',
            },
            {
              term: 'kredka.shell',
              text: 'Pliki samej strony: kod, krój pisma i informacja o braku połączenia, żeby otwierała się szybciej i umiała powiedzieć, że nie ma internetu. Bez danych osobowych.',
            },
            {
              term: 'kredka.own',
              text: 'To, co zaczęte i niewysłane: wiadomości, oferty w trakcie tworzenia, a przez godzinę także to, po co było logowanie (na przykład oferta do zapisania). Znika po wysłaniu i po wylogowaniu. Także to, czy chcesz powiadomień na tym urządzeniu, czy gry mają grać dźwięki i czy quizy rozwiązane przed logowaniem są już na koncie, oraz klucz Twojego miejsca w pokoju quizowym – do wylogowania.',
            },
            {
              term: 'kredka.offline',
              text: 'Rozwiązane quizy z obrazkami i kluczem, najwyżej dziesięć, żeby dało się je powtórzyć bez internetu. Znikają po wylogowaniu.',
            },
          ],
        },
        'A te znikają po zamknięciu karty:',
        {
          terms: [
            {
              term: 'kredka.position, kredka.admin_position',
              text: 'Znaczniki Twoich ostatnich zmian, żeby następna strona już je pokazała. Używane przez 30 sekund.',
            },
            {
              term: 'kredka.third_party',
              text: 'Dokąd wrócić po logowaniu kontem Google lub Facebook. Znika po powrocie.',
            },
            {
              term: 'kredka.own',
              text: 'Zaczęte zamówienie lekcji, żeby nie przepadło po odświeżeniu strony ani przy logowaniu. Znika po wysłaniu i po wylogowaniu.',
            },
            {
              term: 'kredka.reloaded_for_chunk',
              text: 'Czas ostatniego samoczynnego odświeżenia po aktualizacji Serwisu, żeby nie powtarzało się w kółko.',
            },
          ],
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Zgoda i jej zmiana',
      blocks: [
        'Na zapisy niezbędne oraz na te, o które prosisz, dokonując wyboru, zgoda nie jest potrzebna (art. 399 ustawy – Prawo komunikacji elektronicznej). O pozostałe pytamy przy pierwszej wizycie: funkcjonalne, analityczne i reklamowe są wyłączone, dopóki na nie nie pozwolisz. „Akceptuj wszystkie” nie obejmuje reklamowych.',
        'Dziś nie zapisujemy nic, co wymagałoby takiej zgody. Twoją odpowiedź pamiętamy 180 dni, a zmienić ją możesz w każdej chwili pod tym tekstem i w ustawieniach.',
      ],
    },
    {
      id: 'control',
      heading: 'Jak nad tym panować',
      blocks: [
        'Zapisy możesz obejrzeć, usunąć i zablokować w ustawieniach przeglądarki. Po usunięciu trzeba będzie zalogować się ponownie i jeszcze raz wybrać język i wygląd. Przy zablokowanych plikach cookie można przeglądać oferty, ale nie można się zalogować ani rozwiązywać quizów.',
        'Gdy zmieni się to, co zapisujemy, zmienimy tę politykę i podamy nową datę.',
      ],
    },
  ],
}
