import type { ReportReason } from '@kredka/contracts/chat/rules'
import { LONG_CHAT } from './long-chat.ts'
import type { SeedLine } from './seed-line.ts'

export interface SeedChat {
  /** Places in the lists of people; 0 is the one somebody may log in as. */
  readonly student: number
  readonly teacher: number
  /** When the first line was written, and the hour of that day. */
  readonly days_ago: number
  readonly hour: number
  readonly lines: readonly SeedLine[]
  /** The last line waits for its addressee. */
  readonly unseen?: true
  /** The last line was reported by whom it went to, and what staff made of it. */
  readonly report?: {
    readonly reason: ReportReason
    readonly note: string
    readonly decision?: { readonly do: 'dismiss' | 'warn'; readonly reason: string }
  }
  /** Whoever got the last line takes no more. */
  readonly blocked?: true
}

const HOURS = 60
const DAYS = 24 * HOURS

export const CHATS: readonly SeedChat[] = [
  {
    student: 0,
    teacher: 0,
    days_ago: 12,
    hour: 16,
    lines: [
      ['s', 0, 'Dzień dobry! Jestem w drugiej klasie liceum, rozszerzona biologia. Czy przygotowuje Pani do matury?'],
      [
        't',
        35,
        'Dzień dobry, Maju. Tak, z drugą klasą zaczynamy od działów, które dopiero są w szkole, a powtórki układamy z wyprzedzeniem. Co teraz przerabiacie?',
      ],
      ['s', 12, 'Genetykę. Krzyżówki jednogenowe rozumiem, ale przy dwóch genach i sprzężeniach gubię się zupełnie.'],
      [
        't',
        20,
        'To bardzo częste. Zacznijmy od jednej lekcji tylko na krzyżówkach, zobaczymy, gdzie dokładnie jest kłopot. Wolisz online czy na miejscu?',
      ],
      ['s', 8, 'Online, bo dojeżdżam do szkoły. Najlepiej po 17, we wtorki albo w czwartki.'],
      [
        't',
        3 * HOURS,
        'Czwartek 17:30 mam wolny. Przygotuj proszę zadania, na których się zatrzymałaś, mogą być zdjęcia z zeszytu.',
      ],
      ['s', 25, 'Super, pasuje! Przygotuję trzy ostatnie kartkówki.'],
      [
        't',
        2 * DAYS,
        'Po dzisiejszej lekcji: zadania 4, 7 i 9 ze strony 132. Przy siódmym najpierw wypisz gamety, dopiero potem rysuj szachownicę.',
      ],
      ['s', DAYS, 'Czwarte i siódme wyszły. W dziewiątym wychodzi mi 9:3:4 zamiast 9:3:3:1 i nie wiem czemu.'],
      [
        't',
        2 * HOURS,
        'I dobrze Ci wychodzi! To epistaza: jeden gen zasłania drugi. Omówimy to w czwartek, spróbuj do tego czasu zgadnąć, który który.',
      ],
      ['s', 40, 'Czyli to nie błąd, tylko haczyk w zadaniu. Dziękuję!'],
      ['t', 5 * DAYS, 'Maju, jak poszła kartkówka z genetyki?'],
      [
        's',
        3 * HOURS,
        'Piątka z minusem! Minus za brak legendy przy szachownicy. Czy w przyszłym tygodniu możemy zacząć układ krążenia?',
      ],
    ],
    unseen: true,
  },
  {
    student: 0,
    teacher: 1,
    days_ago: 2,
    hour: 9,
    lines: [
      [
        's',
        0,
        'Dzień dobry, czy prowadzi Pan też pojedyncze lekcje przed sprawdzianem? Mam w piątek funkcję kwadratową.',
      ],
      ['t', 95, 'Dzień dobry! Tak, to najczęstsze lekcje w listopadzie. Ile ma Pani czasu: godzina czy półtorej?'],
      ['s', 6 * HOURS, 'Półtorej, bo postać kanoniczna to dla mnie czarna magia.'],
      [
        't',
        16 * HOURS,
        'W takim razie środa o 18:00. Proszę sprawdzić wolne terminy przy ofercie i zamówić 90 minut, potwierdzę od razu.',
      ],
    ],
    unseen: true,
  },
  {
    student: 0,
    teacher: 2,
    days_ago: 1,
    hour: 19,
    lines: [
      [
        's',
        0,
        'Dobry wieczór, czy uczy Pani też osoby, które zaczynają od zera? Chodzi o moją młodszą siostrę, ma 9 lat.',
      ],
    ],
  },
  {
    student: 1,
    teacher: 0,
    days_ago: 1,
    hour: 17,
    lines: [
      [
        's',
        0,
        'Dzień dobry, poprawiam maturę z biologii w maju. Czy ma Pani jeszcze miejsce dla jednej osoby, dwa razy w tygodniu?',
      ],
    ],
    unseen: true,
  },
  {
    student: 3,
    teacher: 0,
    days_ago: 20,
    hour: 18,
    lines: [
      ['s', 0, 'Dzień dobry, potrzebuję pomocy z fotosyntezą. Mam tylko weekendy.'],
      [
        't',
        50,
        'Dzień dobry! W soboty jestem wolna od 10 do 13. Jedna lekcja powinna wystarczyć, jeśli chodzi tylko o ten dział.',
      ],
      ['s', 30, 'Sobota o 11 będzie idealna.'],
      ['t', 15, 'Zapisuję. Proszę przeczytać wcześniej rozdział o fazie jasnej, wtedy od razu przejdziemy do zadań.'],
      ['s', 4 * DAYS, 'Bardzo dziękuję za lekcję, pierwszy raz rozumiem, skąd bierze się tlen.'],
      ['t', 3 * HOURS, 'Cieszę się! Gdyby przed sprawdzianem pojawiły się pytania, proszę pisać śmiało.'],
    ],
  },
  {
    student: 4,
    teacher: 0,
    days_ago: 4,
    hour: 12,
    lines: [
      ['s', 0, 'Dzień dobry, czy lekcja może być po angielsku? Przygotowuję się do matury międzynarodowej.'],
      [
        't',
        2 * HOURS,
        'Dzień dobry! Terminologię po angielsku znam, ale uczę po polsku. Jeśli wystarczą polskie lekcje z angielskimi nazwami, chętnie pomogę.',
      ],
      ['s', 20 * HOURS, 'To nawet lepiej, w domu i tak powtarzam po angielsku. Czy wtorki są możliwe?'],
      ['t', 4 * HOURS, 'Wtorek 16:00 albo 19:00, do wyboru.'],
    ],
  },
  {
    student: 7,
    teacher: 0,
    days_ago: 1,
    hour: 21,
    lines: [
      [
        's',
        0,
        'Napiszesz za mnie referat o wirusach na jutro? Zapłacę podwójnie, byle bez lekcji i poza stroną. Mój numer 501 000 000.',
      ],
    ],
    report: { reason: 'other', note: 'Prosi o napisanie pracy za niego i zapłatę poza serwisem.' },
  },
  {
    student: 5,
    teacher: 7,
    days_ago: 9,
    hour: 15,
    lines: [
      ['s', 0, 'Dzień dobry, czy jest wolny termin w ten piątek po 16?'],
      [
        't',
        70,
        'Jest, ale najpierw proszę o przelew za pięć lekcji z góry na moje prywatne konto, wtedy wpiszę do kalendarza.',
      ],
    ],
    report: {
      reason: 'fraud',
      note: 'Chce pieniędzy przed pierwszą lekcją.',
      decision: { do: 'warn', reason: 'Nie prosimy uczniów o przedpłaty poza serwisem.' },
    },
    blocked: true,
  },
  {
    student: 6,
    teacher: 9,
    days_ago: 15,
    hour: 11,
    lines: [
      ['s', 0, 'Dzień dobry, czy może Pan przysłać wcześniej materiały do lekcji?'],
      ['t', 45, 'Dzień dobry, materiały przygotowuję po pierwszym spotkaniu, kiedy wiem, czego naprawdę potrzeba.'],
    ],
    report: {
      reason: 'spam',
      note: 'Nie chce dać materiałów.',
      decision: { do: 'dismiss', reason: 'To zwykła odpowiedź nauczyciela, nic w niej nie narusza zasad.' },
    },
  },
  { student: 9, teacher: 0, days_ago: 90, hour: 15, lines: LONG_CHAT },
]
