/**
 * What the people of the demonstration write to each other about orders and lessons. `{he|she}` as in `phrase`: of who
 * writes.
 */

export const ORDER_MESSAGES: readonly string[] = [
  'Dzień dobry, chciał{|a}bym zacząć od powtórki ostatniego działu. Podręcznik prześlę przed pierwszą lekcją.',
  'Dzień dobry! Szukam kogoś na stałe, raz w tygodniu. Czy ten termin może zostać na dłużej?',
  'Za miesiąc mam sprawdzian z całego semestru i bardzo chcę go dobrze napisać.',
  'Dzień dobry, uczę się do matury. Najwięcej kłopotu sprawiają mi zadania otwarte.',
  'Lekcje są dla mojego syna, który chodzi do siódmej klasy. Będę w pobliżu.',
  'Po przerwie wracam do nauki i potrzebuję kogoś, kto ułoży mi plan.',
  'Na pierwszych zajęciach proszę sprawdzić, ile już umiem. Potem ustalimy resztę.',
]

/** Streets where lessons take place that are not online; the town is the offer's. */
export const STREETS: readonly string[] = [
  'Słoneczna',
  'Ogrodowa',
  'Kościuszki',
  'Lipowa',
  'Szkolna',
  'Polna',
  'Klonowa',
]
export const PUBLIC_PLACE = 'Biblioteka miejska, czytelnia na parterze'

export const ACCEPT_NOTES: readonly string[] = [
  'Do zobaczenia! Proszę przygotować zeszyt i ostatni sprawdzian.',
  'Termin potwierdzam. Przed lekcją wyślę w wiadomości krótki test, żeby wiedzieć, od czego zacząć.',
  'Dziękuję za zamówienie. Do usłyszenia na lekcji!',
]

export const REJECT_REASONS: readonly string[] = [
  'W tym tygodniu wyjeżdżam na szkolenie. Zapraszam w kolejnym, terminy są już otwarte.',
  'Nie prowadzę zajęć na tym poziomie. Zachęcam do innej z moich ofert.',
  'Tego dnia mam już wyjazd z klasą. Proszę wybrać inny termin, chętnie pomogę.',
]

export const CANCEL_REASONS: readonly string[] = [
  'Choroba. Przepraszam za kłopot, odezwę się w sprawie nowego terminu.',
  'Szkoła przeniosła wycieczkę na ten dzień.',
  'Udało się poprawić ocenę wcześniej, niż sądziliśmy.',
]

export const MOVE_NOTES: readonly string[] = [
  'W środę mam zebranie w szkole. Czy ten termin też pasuje?',
  'Czy możemy przesunąć lekcję? Wracam później z treningu.',
]

/** What a lesson was about, and what is to be done until the next. */
export const LESSON_NOTES: readonly { readonly note: string; readonly homework: string }[] = [
  {
    note: 'Powtórzyliśmy podstawy i przećwiczyliśmy typowe zadania. Dobre tempo, błędy głównie z pośpiechu.',
    homework: 'Trzy zadania z kartki, którą wysłał{em|am} w wiadomości. Zapisuj każdy krok, nie tylko wynik.',
  },
  {
    note: 'Omówiliśmy ostatni sprawdzian. Najtrudniejsze okazały się zadania tekstowe i to nimi zajmiemy się dalej.',
    homework: 'Dwa zadania tekstowe dziennie przez cztery dni, z zaznaczonymi danymi i szukanym.',
  },
  {
    note: 'Nowy temat wprowadzony w całości. Zostało utrwalenie.',
    homework: 'Przeczytaj notatkę i rozwiąż zadania 4–9. Przy każdym dopisz, z której zasady korzystasz.',
  },
]

export const STUDENT_NOTES: readonly string[] = [
  'Woli zadania od teorii. Przed sprawdzianem potrzebuje spokojnej powtórki, nie nowego materiału.',
  'Matura w maju, poziom rozszerzony. Słabsze strony: dowody i geometria w przestrzeni.',
  'Lekcje opłaca mama, przelewem raz w miesiącu. Przypominać o pracy domowej w czwartki.',
]

export const PAYMENT_DISPUTE = 'Za tę lekcję płacił{em|am} gotówką tydzień wcześniej, razem z poprzednią.'
export const LATE_REPORT = 'Lekcja zaczęła się dwadzieścia minut po czasie i nie została przedłużona.'
export const ABSENT_REPORT = 'Na spotkaniu nie było nikogo. Czekał{em|am} pół godziny i pisał{em|am} wiadomości.'

export interface SeedReview {
  readonly stars: number
  readonly text: string
}

/** Of students who took lessons; they fit every subject and every teacher. */
export const REVIEWS: readonly SeedReview[] = [
  {
    stars: 5,
    text: 'Wreszcie ktoś, kto tłumaczy tak długo, aż naprawdę rozumiem. Po dwóch miesiącach z dwójki zrobiła się czwórka.',
  },
  {
    stars: 5,
    text: 'Zajęcia zawsze przygotowane, z materiałami wysłanymi dzień wcześniej. Polecam z czystym sumieniem.',
  },
  { stars: 5, text: 'Syn po raz pierwszy sam siada do zadań domowych. To chyba najlepsza recenzja.' },
  { stars: 5, text: 'Cierpliwość, spokój i konkret. Żadnego oceniania, za to dużo dobrych przykładów.' },
  { stars: 5, text: 'Matura zdana lepiej, niż się spodziewał{em|am}. Bez tych lekcji na pewno by się nie udało.' },
  { stars: 5, text: 'Córka mówi, że godzina mija za szybko. Widać, że uczenie sprawia tu komuś przyjemność.' },
  { stars: 5, text: 'Świetny plan nauki: wiadomo, co jest na dziś i po co. Po każdej lekcji dostaję krótką notatkę.' },
  { stars: 5, text: 'Bardzo punktualnie i bardzo rzeczowo. Trudne rzeczy nagle okazują się proste.' },
  { stars: 5, text: 'Lekcje online działają bez zarzutu, tablica i zadania są zawsze pod ręką.' },
  { stars: 5, text: 'Uczę się po latach przerwy i ani razu nie było mi głupio zapytać o podstawy.' },
  { stars: 5, text: 'Dobry kontakt także między lekcjami. Na pytanie zadane wieczorem odpowiedź była rano.' },
  { stars: 5, text: 'Poprawka zdana na 4+. Dziękuję za wiarę we mnie i za wszystkie dodatkowe zadania!' },
  {
    stars: 5,
    text: 'Tempo dopasowane do ucznia. Kiedy czegoś nie łapał{em|am}, pojawiał się inny sposób, a nie to samo głośniej.',
  },
  { stars: 5, text: 'Konkretne przygotowanie do egzaminu: arkusze, omówienie błędów, powtórki. Polecam.' },
  { stars: 4, text: 'Bardzo dobre zajęcia. Jedna lekcja musiała zostać przełożona, ale termin szybko się znalazł.' },
  { stars: 4, text: 'Duża wiedza i dobre materiały. Na początku było trochę za szybko, po uwadze tempo się zmieniło.' },
  { stars: 4, text: 'Syn zadowolony, oceny idą w górę. Przydałoby się więcej zadań do domu.' },
  { stars: 4, text: 'Solidnie i miło. Cena wyższa niż u innych, ale czuję, że warto.' },
  { stars: 4, text: 'Dobre tłumaczenie, ciekawe przykłady. Połączenie zerwało się raz, poza tym bez uwag.' },
  { stars: 3, text: 'Lekcje w porządku, ale liczył{em|am} na więcej ćwiczeń, a mniej teorii.' },
  { stars: 3, text: 'Wiedza jest, brakuje trochę planu na kolejne spotkania.' },
  { stars: 2, text: 'Dwie z czterech lekcji zaczęły się z opóźnieniem. Samo tłumaczenie było dobre.' },
]

export const REVIEW_ANSWERS: readonly string[] = [
  'Dziękuję! Postępy to Twoja praca, ja tylko wskazuję drogę. Do zobaczenia na kolejnej lekcji.',
  'Bardzo dziękuję za te słowa. Powodzenia na egzaminie!',
  'Dziękuję za opinię i za uwagę o tempie. Od następnej lekcji zaczynamy od krótkiej powtórki.',
]

export const PROMOTION_TEXTS: readonly string[] = [
  'Na dobry początek: pierwsza lekcja taniej, żeby spokojnie sprawdzić, czy uczy nam się razem dobrze.',
  'Pierwsze spotkanie w niższej cenie. Ustalimy poziom i plan pracy.',
]

export const OWN_EVENTS: readonly string[] = ['Rada pedagogiczna', 'Dentysta', 'Próba chóru']
export const TIME_OFF = 'Ferie zimowe: wracam w poniedziałek i od razu odpisuję.'

/** Chosen by the demo student. */
export const SAVED_SEARCHES: readonly { readonly name: string; readonly q: string }[] = [
  { name: 'Matematyka online', q: 'matematyka' },
  { name: 'Angielski przed maturą', q: 'angielski matura' },
]

/** A number whose check holds and that is nobody's. */
export const BANK_ACCOUNT = '61 1090 1014 0000 0712 1981 2874'

/** What is said of the teacher whom somebody logs in as: one of it answered, one still to be. */
export const OWN_REVIEWS = {
  answered: {
    stars: 5,
    text: 'Spokojnie i konkretnie. Po trzech lekcjach genetyka przestała być zgadywanką, a zadania z arkuszy w końcu wychodzą.',
    answer: 'Dziękuję! Systematyczna praca między lekcjami zrobiła tu najwięcej. Powodzenia na maturze.',
  },
  open: {
    stars: 4,
    text: 'Lekcje dobrze przygotowane, zawsze z notatką na koniec. Czasem przydałoby się wolniejsze tempo.',
  },
} as const
