import type { Audience } from './theme.ts'

/** A paragraph that fits offers for these audiences, whatever the subject. */
export interface Closing {
  readonly for: readonly Audience[]
  readonly text: string
}

const LEARNERS = ['pupils', 'adults', 'anyone'] as const
const EVERYBODY = ['children', 'pupils', 'adults', 'anyone'] as const

/** Materials, homework, how progress is followed. */
export const MATERIALS_PL: readonly Closing[] = [
  {
    for: ['pupils', 'anyone'],
    text: `
      Materiały przygotowuję w wersji elektronicznej: notatkę z zajęć, ćwiczenia do samodzielnej pracy i odpowiedzi,
      do których warto zajrzeć dopiero po własnej próbie. Nie trzeba kupować dodatkowych podręczników.
    `,
  },
  {
    for: ['pupils'],
    text: `
      Po każdym spotkaniu zostaje krótka praca domowa, zwykle na dwadzieścia minut. Sprawdzam ją przed następnymi
      zajęciami, więc czas na żywo przeznaczamy na to, co sprawiło kłopot.
    `,
  },
  {
    for: ['pupils'],
    text: `
      Prowadzę wspólny dokument z listą opanowanych tematów. Widać w nim, co jest już pewne, a co wymaga powtórki,
      i rodzice mogą do niego zajrzeć w każdej chwili.
    `,
  },
  {
    for: ['pupils'],
    text: `
      Ćwiczenia dobieram {sam|sama}, według podręcznika używanego w szkole i sposobu pracy ucznia. Jeżeli coś nie działa
      po dwóch lub trzech spotkaniach, zmieniam metodę, a nie tempo.
    `,
  },
  {
    for: ['pupils'],
    text: `
      Raz w miesiącu robimy podsumowanie: krótki test, rozmowa o tym, co idzie łatwiej, i plan na kolejne tygodnie.
      Rodzice dostają z niego kilka zdań, bez ocen i porównań z innymi.
    `,
  },
  {
    for: ['adults'],
    text: `
      Materiały dostajesz w formie plików: notatki, ćwiczenia i odpowiedzi. Wszystko zostaje w jednym wspólnym folderze,
      do którego można wrócić po miesiącu albo po roku.
    `,
  },
  {
    for: ['adults'],
    text: `
      Praca własna jest umówiona z góry i realna przy innych obowiązkach: zwykle to dwa razy po dwadzieścia minut
      w tygodniu. Jeśli tydzień był trudny, robimy powtórkę na zajęciach i nikt nie ma o to pretensji.
    `,
  },
  {
    for: ['adults', 'anyone'],
    text: `
      Co kilka spotkań robimy przegląd: co już działa, co przestało być potrzebne i co dołożyć. Plan zmieniamy wtedy bez
      żalu, bo cele po drodze też się zmieniają.
    `,
  },
  {
    for: ['adults'],
    text: `
      Materiały dobieram {sam|sama} z kilku źródeł, żeby nie trzeba było płacić za drogi podręcznik dla dwóch rozdziałów.
      Jeśli masz już własną książkę lub skrypt, pracujemy na nim.
    `,
  },
  {
    for: LEARNERS,
    text: `
      Po zajęciach wysyłam krótkie podsumowanie: trzy rzeczy do zapamiętania, jedno zadanie i pytanie na początek
      kolejnego spotkania. Dzięki temu łatwo wrócić do tematu po przerwie.
    `,
  },
  {
    for: ['children'],
    text: `
      Wszystkie pomoce, czyli karty, gry i książeczki, przygotowuję {sam|sama}. Na zajęcia wystarczy zabrać piórnik,
      kredki i coś do picia, a przy zajęciach online przydają się nożyczki i kartka.
    `,
  },
  {
    for: ['children'],
    text: `
      Na pierwszym spotkaniu rodzic może być obok. Później zwykle wystarczy, że jest w drugim pokoju, a po zajęciach
      rozmawiamy dwie minuty o tym, co się udało i w co pobawić się w domu.
    `,
  },
  {
    for: ['children'],
    text: `
      Nie zadaję długich prac domowych. Jest za to mała misja na tydzień, na kilka minut, którą dziecko zwykle chce zrobić
      samo, bo kolejne zajęcia zaczynają się od jej wyniku.
    `,
  },
  {
    for: ['children'],
    text: `
      Przerwy na ruch są wpisane w plan, a gdy dziecko ma gorszy dzień, skracamy ćwiczenia i więcej rozmawiamy lub gramy.
      Ważniejsze od tempa jest to, żeby chciało przyjść za tydzień.
    `,
  },
]

/** Dates, the first meeting, how to ask. */
export const ORGANISATION_PL: readonly Closing[] = [
  {
    for: EVERYBODY,
    text: `
      Pierwsze spotkanie to rozmowa o celu i krótka próba wspólnej pracy. Jeśli okaże się, że lepiej poszukać kogoś
      innego, powiem o tym wprost.
    `,
  },
  {
    for: LEARNERS,
    text: `
      Zajęcia trwają zwykle sześćdziesiąt minut, a przed ważnym terminem można umówić dłuższe. Spotkanie da się przenieść,
      jeśli wiadomość przyjdzie dzień wcześniej.
    `,
  },
  {
    for: LEARNERS,
    text: `
      Jeśli spotykamy się online, korzystamy ze wspólnej tablicy i współdzielonych plików. Zapis zostaje po zajęciach,
      więc nie trzeba w pośpiechu przepisywać.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      W wiadomości proszę o kilka słów: wiek lub poziom, cel i godziny, które pasują. Odpisuję zwykle tego samego dnia
      i proponuję termin próbny.
    `,
  },
  {
    for: LEARNERS,
    text: `
      Stały termin w tygodniu pomaga utrzymać rytm, ale możliwe są też pojedyncze spotkania, na przykład przed
      sprawdzianem albo ważną rozmową.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      Grafik układam z miesięcznym wyprzedzeniem, a wolne godziny widać w kalendarzu. W ferie i w wakacje można umówić się
      także przed południem.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      Lubię pytania, także te zadawane po raz trzeci. Jeśli tłumaczenie nie trafia, szukam innego przykładu, zamiast
      powtarzać to samo głośniej.
    `,
  },
  {
    for: ['children'],
    text: `
      Terminy dla dzieci proponuję wczesnym popołudniem, zanim przyjdzie zmęczenie. Zajęcia trwają czterdzieści pięć lub
      sześćdziesiąt minut, zależnie od wieku i skupienia.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      Wiadomość z pytaniem do niczego nie zobowiązuje. Proszę napisać, na czym zależy, a odpowiem, czy i jak mogę pomóc
      oraz ile spotkań to mniej więcej zajmie.
    `,
  },
]

export const MATERIALS_EN: readonly Closing[] = [
  {
    for: EVERYBODY,
    text: `
      All materials are included and shared as files, so you can return to them at any time. If you already have a
      favourite coursebook, we can use it.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      Homework takes about twenty minutes and is agreed together. I check it before the next lesson, which leaves our time
      for what was difficult.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      After each lesson you receive a short summary: new phrases, one task and a question to think about. Every few weeks
      we look back and adjust the plan.
    `,
  },
]

export const ORGANISATION_EN: readonly Closing[] = [
  {
    for: EVERYBODY,
    text: `
      The first meeting is a short talk about your goal and a trial of how we work together. If another teacher would suit
      you more, I will say so.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      Please write a few words about your level, your goal and the hours that suit you. I usually answer on the same day
      and suggest a date.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      A lesson usually lasts sixty minutes, longer ones are possible before an exam. A date can be moved if you let me know
      a day before.
    `,
  },
  {
    for: EVERYBODY,
    text: `
      My free hours are in the calendar, and a regular weekly time can be kept for you. Single lessons before a trip or an
      interview are fine too.
    `,
  },
]
