import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { LOCALES, money } from '@kredka/contracts/kernel/locales'
import { sum } from '@kredka/contracts/orders/rules'
import type { OrderDate, OrderTerms } from '@kredka/contracts/orders/terms'

type Language = 'pl' | 'en'

interface DateContent {
  readonly terms: OrderTerms
  /** The dates that the mail is about. */
  readonly dates: readonly OrderDate[]
  readonly zone: string
  readonly language: Language
  /** Whether they await an answer: then each says until when, where not all have the same time. */
  readonly waiting: boolean
}

/** What a mail says of the dates that it is about, on the addressee's clocks. */
export function datesContent({ terms, dates, zone, language, waiting }: DateContent): Readonly<Record<string, string>> {
  const deadlines = [...new Set(dates.map(({ expires_at }) => expires_at))].toSorted()
  const [first = ''] = deadlines
  const apart = waiting && deadlines.length > 1
  const line = (date: OrderDate) => {
    const until = apart ? ` (${ANSWER_BY[language]} ${moment(date.expires_at, zone, language)})` : ''
    return `${dateLine(date, zone, language)}${until}`
  }
  return {
    dates: dates.map(line).join('\n'),
    total: money(sum(dates.map(({ amount }) => amount)), terms.currency, language),
    [apart ? 'first_expires' : 'expires']: first === '' ? '' : moment(first, zone, language),
    ...(dates.length < terms.dates.length ? { part: `${dates.length}/${terms.dates.length}` } : {}),
  }
}

const ANSWER_BY = { pl: 'odpowiedź do:', en: 'answer by' } as const

/** The dates of that event of the order; all of them where it names none. */
export function datesOf(terms: OrderTerms, told: Recorded<AnyEvent> | undefined): readonly OrderDate[] {
  const ids = told?.data['lesson_ids']
  return Array.isArray(ids) ? terms.dates.filter(({ lesson_id }) => ids.includes(lesson_id)) : terms.dates
}

function dateLine({ starts_at, ends_at, amount }: OrderDate, timeZone: string, language: Language): string {
  const day = new Intl.DateTimeFormat(LOCALES[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const hour = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const from = new Date(starts_at)
  const hours = `${hour.format(from)}–${hour.format(new Date(ends_at))}`
  return `${day.format(from)}, ${hours} · ${money(amount, 'PLN', language)}`
}

function moment(instant: string, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}
