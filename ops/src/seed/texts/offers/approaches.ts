import type { SubjectId } from '@kredka/contracts/data/subjects'
import type { Closing } from './closings.ts'
import { FIELDS, type Field } from './fields.ts'
import type { Audience } from './theme.ts'

/** How one teaches in a field: paragraphs that fit every lesson of it for this audience. */
export function approaches(subject: SubjectId, audience: Audience): readonly Closing[] {
  return APPROACHES[fieldOf(subject, audience)].filter((approach) => approach.for.includes(audience))
}

/** Grown-ups learn Polish as a foreign language, and children learn about money by counting. */
function fieldOf(subject: SubjectId, audience: Audience): Field {
  if (subject === 'polish' && audience === 'adults') return 'languages'
  if (subject === 'economy' && audience === 'children') return 'sciences'
  return FIELDS[subject]
}

const APPROACHES: Readonly<Record<Field, readonly Closing[]>> = {
  languages: [
    {
      for: ['children'],
      text: `
        W pierwszych miesiącach dziecko głównie słucha i odpowiada gestem, i to jest w porządku. Mówienie
        przychodzi falami, dlatego nie poprawiam każdego słowa, tylko powtarzam zdanie w dobrej wersji.
      `,
    },
    {
      for: ['children'],
      text: `
        Piosenki i historyjki wracają kilka razy w różnych wersjach, bo dzieci lubią to, co znają. Po roku
        takiej zabawy słownictwo jest zwykle większe, niż wynikałoby z liczby zapisanych stron.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Słownictwo powtarzamy w odstępach: po dniu, po tygodniu i po miesiącu, w krótkich sesjach na fiszkach
        lub w telefonie. Dzięki temu na zajęciach nie trzeba odpytywać i zostaje więcej czasu na mówienie i
        pisanie.
      `,
    },
    {
      for: ['pupils'],
      text: `
        {Widziałem|Widziałam} już sporo arkuszy i sprawdzianów z języków, więc znam typowe pułapki w słuchaniu i
        w zadaniach z luką. Pokazuję, jak ich szukać, zanim zacznie się liczyć czas.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Na zajęciach dużo się mówi, nawet jeśli w szkole króluje zeszyt ćwiczeń. Krótka wypowiedź na początek i
        na koniec każdego spotkania szybko oswaja z własnym głosem w obcym języku.
      `,
    },
    {
      for: ['adults'],
      text: `
        Mówimy od pierwszych zajęć, a błędy traktujemy jak informację, co powtórzyć. Akcent nie musi być
        idealny, ważne, żeby druga strona zrozumiała i żeby rozmowa toczyła się dalej.
      `,
    },
    {
      for: ['adults'],
      text: `
        Słownictwo powtarzasz w odstępach, po kilka minut dziennie, na fiszkach lub w telefonie. Listy powstają
        z naszych rozmów i tekstów, więc są w nich słowa, których naprawdę używasz.
      `,
    },
    {
      for: ['adults'],
      text: `
        Każdą umiejętność ćwiczymy osobno i razem: trochę słuchania, trochę czytania, krótki tekst i rozmowa.
        Proporcje zmieniają się zależnie od tego, czy bliżej jest egzamin, wyjazd czy zwykła przyjemność.
      `,
    },
  ],
  sciences: [
    {
      for: ['children'],
      text: `
        Dzieci uczą się rękami, dlatego najpierw dotykamy, układamy i mierzymy, a nazwa pojawia się na końcu.
        Pomyłka jest tu zwykłym wynikiem próby, po którym zmienia się jedną rzecz i sprawdza jeszcze raz.
      `,
    },
    {
      for: ['children'],
      text: `
        Zadania mają formę zagadek i małych wypraw, z jasnym końcem i chwilą na pochwalenie się wynikiem. Tempo
        wyznacza dziecko, a ja pilnuję, żeby każde spotkanie zostawiło jedną nową umiejętność.
      `,
    },
    {
      for: ['pupils', 'anyone'],
      text: `
        Błędów nie wymazujemy. Zaznaczamy je, nazywamy i wracamy do nich po tygodniu, bo własna pomyłka uczy
        więcej niż kolejny gotowy przykład z rozwiązaniem.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Przed sprawdzianem robimy próbę w podobnych warunkach: ten sam czas, podobna liczba zadań, bez
        podpowiedzi. Omówienie zajmuje drugie tyle i dotyczy głównie tego, jak rozdzielić minuty.
      `,
    },
    {
      for: ['pupils', 'anyone'],
      text: `
        Sprawdzam, czy temat jest zrozumiany, prosząc o wytłumaczenie go własnymi słowami. Jeśli w którymś
        miejscu brakuje kroku, wracamy do niego, nawet gdy w programie jest już następny dział.
      `,
    },
    {
      for: ['pupils', 'anyone'],
      text: `
        Wzory i definicje zapisujemy na jednej kartce, która rośnie z tygodnia na tydzień. Uczymy się z niej
        korzystać, a nie recytować, i dopisujemy do każdej pozycji przykład, w którym się przydała.
      `,
    },
    {
      for: ['adults'],
      text: `
        Zaczynamy od tego, co trzeba zaliczyć i do kiedy, a potem wracamy do podstaw tylko tam, gdzie są
        potrzebne. Dzięki temu czas przed terminem nie ucieka na powtarzanie rzeczy już znanych.
      `,
    },
    {
      for: ['adults'],
      text: `
        Trudne pojęcia tłumaczę najpierw na prostym przypadku, a dopiero potem ogólnie. Po każdym temacie jest
        jedno zadanie do samodzielnego zrobienia, bez którego trudno ocenić, czy to już działa.
      `,
    },
  ],
  humanities: [
    {
      for: ['children'],
      text: `
        Dużo rozmawiamy, bo dziecko, które umie opowiedzieć, łatwiej potem zapisze. Cieszymy się z pomysłów, a
        błędy poprawiamy po jednym, żeby nie zabrały ochoty na następną historię.
      `,
    },
    {
      for: ['children'],
      text: `
        Książki i obrazki wybieramy razem, a każde spotkanie ma swoją zagadkę do rozwiązania. Dziecko wychodzi z
        rysunkiem, kartą albo krótkim tekstem, który może pokazać w domu.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Uczę czytać polecenie do końca i odpowiadać dokładnie na to, o co pytają. Brzmi zwyczajnie, ale na
        egzaminach i sprawdzianach właśnie tam ginie sporo punktów.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Notatki robimy razem: krótkie, z pytaniem na marginesie i miejscem na przykład. Po kilku tygodniach
        powstaje z nich zeszyt, z którego powtarza się szybciej niż z podręcznika.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Zachęcam do własnego zdania, ale proszę o dowód z tekstu albo ze źródła. Rozmowa o tym, co przekonuje, a
        co tylko ładnie brzmi, przygotowuje lepiej niż gotowe wzory.
      `,
    },
    {
      for: ['adults'],
      text: `
        Trudny materiał dzielimy na pytania i odpowiadamy na nie pełnym zdaniem, na głos. Jeśli coś da się
        narysować albo rozpisać na przykładzie, robimy to, zanim wrócimy do definicji.
      `,
    },
    {
      for: ['adults'],
      text: `
        Pracujemy na źródłach: przepisach, danych, dokumentach i artykułach, a nie na samych streszczeniach.
        Dzięki temu łatwiej odróżnić to, co trzeba pamiętać, od tego, co wystarczy umieć znaleźć.
      `,
    },
  ],
  digital: [
    {
      for: ['children'],
      text: `
        Pracujemy przy jednym ekranie, ale mysz i klawiatura należą do dziecka. Rozmawiamy też o tym, jak
        zapisać pracę, nazwać plik i zrobić przerwę, zanim zmęczą się oczy.
      `,
    },
    {
      for: ['children'],
      text: `
        Nie trzeba kupować programów, wystarczy zwykły komputer. Dziecko uczy się, że błąd na ekranie to
        podpowiedź, a nie porażka, i samo szuka miejsca, w którym coś poszło inaczej.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Korzystamy z darmowych programów, które działają na zwykłym komputerze. Pomagam je zainstalować na
        pierwszych zajęciach, a pliki przechowujemy tak, żeby nic nie zginęło między spotkaniami.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Uczę także szukania odpowiedzi: w dokumentacji, w pomocy programu, w dobrze zadanym pytaniu. To
        umiejętność, która zostaje, kiedy zmieni się wersja, narzędzie i nauczyciel.
      `,
    },
    {
      for: ['adults'],
      text: `
        Pracujemy na wspólnym ekranie, ale to ty prowadzisz mysz i klawiaturę. Notuję kroki, które sprawiły
        kłopot, i wracamy do nich na początku kolejnego spotkania.
      `,
    },
    {
      for: ['adults'],
      text: `
        Narzędzia się zmieniają, dlatego więcej czasu niż na przyciski przeznaczamy na to, jak myśleć o zadaniu.
        Potem łatwiej odnaleźć się w innym programie albo w nowej wersji tego samego.
      `,
    },
  ],
  arts: [
    {
      for: ['children'],
      text: `
        Nie porównujemy prac ani tempa. Dziecko słyszy, co mu się udało, i dostaje jedną wskazówkę na następny
        raz, bo z jedną da się coś zrobić od razu.
      `,
    },
    {
      for: ['children'],
      text: `
        Zajęcia są kameralne i głośne dokładnie tyle, ile trzeba. Jest czas na próbowanie, na śmiech i na chwilę
        skupienia, która z tygodnia na tydzień robi się dłuższa.
      `,
    },
    {
      for: ['pupils'],
      text: `
        Plan ćwiczeń na tydzień mieści się na jednej kartce i da się go wykonać po szkole. Wolę krótką,
        codzienną pracę niż zryw przed terminem, bo ręka i ucho uczą się przez powtórzenia.
      `,
    },
    {
      for: ['pupils', 'anyone'],
      text: `
        Słuchamy i oglądamy dużo przykładów, także współczesnych, i rozmawiamy o tym, jak są zrobione. Z takich
        rozmów biorą się potem własne pomysły i swoboda na występie lub egzaminie.
      `,
    },
    {
      for: ['adults'],
      text: `
        Nie trzeba mieć talentu ani drogiego sprzętu, na początek wystarczy to, co jest w domu. Po pierwszych
        zajęciach podpowiem, co warto kupić, a co może poczekać.
      `,
    },
    {
      for: ['adults', 'anyone'],
      text: `
        Postęp dokumentujemy: co miesiąc zostaje nagranie albo zdjęcie pracy. Po pół roku dobrze jest do nich
        wrócić, bo na co dzień trudno zauważyć, ile się zmieniło.
      `,
    },
  ],
}
