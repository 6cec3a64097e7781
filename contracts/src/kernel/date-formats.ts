const DAY = { day: 'numeric', month: 'long' } as const
const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const WEEKDAY = { weekday: 'long', ...DAY } as const

/** How dates and times are written, on pages, in mails and on paper: each as the language has it. */
export const DATE_FORMATS = {
  /** `14:30` */
  time: TIME,
  /** `21 lis 2026` */
  short: SHORT,
  /** `21 lis 2026, 14:30` */
  short_time: { ...SHORT, ...TIME },
  /** `pon., 23 lis, 14:30`: of the coming weeks, so without the year. */
  soon: { weekday: 'short', day: 'numeric', month: 'short', ...TIME },
  /** `21 listopada 2026` */
  long: { ...DAY, year: 'numeric' },
  /** `21 listopada 2026 14:30` */
  long_time: { ...DAY, year: 'numeric', ...TIME },
  /** `sobota, 21 listopada` */
  weekday: WEEKDAY,
  /** `sobota, 21 listopada 14:30` */
  weekday_time: { ...WEEKDAY, ...TIME },
  /** `sobota, 21 listopada 2026` */
  full: { ...WEEKDAY, year: 'numeric' },
  /** `sobota, 21 listopada 2026 14:30` */
  full_time: { ...WEEKDAY, year: 'numeric', ...TIME },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>
