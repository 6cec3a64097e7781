import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { money } from '@kredka/contracts/kernel/locales'
import { sum } from '@kredka/contracts/orders/rules'
import type { OrderDate, OrderTerms, ProposedTime } from '@kredka/contracts/orders/terms'
import { formatDate } from '../kernel/format-date.ts'
import { sayIn } from '../kernel/texts.ts'

interface DateContent {
  readonly terms: OrderTerms
  /** The dates that the mail is about. */
  readonly dates: readonly OrderDate[]
  readonly zone: string
  readonly language: PageLanguage
  /** Whether they await an answer: then each says until when, where not all have the same time. */
  readonly waiting: boolean
}

/** What a mail says of the dates that it is about, on the addressee's clocks. */
export function datesContent({ terms, dates, zone, language, waiting }: DateContent): Readonly<Record<string, string>> {
  const deadlines = [...new Set(dates.map(({ expires_at }) => expires_at))].toSorted()
  const [first = ''] = deadlines
  const apart = waiting && deadlines.length > 1
  const t = sayIn(language)
  const moment = (at: string) => formatDate(at, 'weekday_time', language, zone)
  const line = (date: OrderDate) => {
    const until = apart ? ` (${t('order.answer_by', { expires: moment(date.expires_at) })})` : ''
    return `${dateLine(date, zone, language)}${until}`
  }
  return {
    dates: dates.map(line).join('\n'),
    total: money(sum(dates.map(({ amount }) => amount)), terms.currency, language),
    [apart ? 'first_expires' : 'expires']: first === '' ? '' : moment(first),
    ...(dates.length < terms.dates.length ? { part: `${dates.length}/${terms.dates.length}` } : {}),
  }
}

interface ChangeContent extends Omit<DateContent, 'dates' | 'waiting'> {
  readonly times: readonly ProposedTime[]
  /** Until when it can be answered, where the mail asks for that. */
  readonly lapses_at: string | undefined
}

/** Each date that is to have another time: the new one, and the one that was ordered. */
export function changeContent(change: ChangeContent): Readonly<Record<string, string>> {
  const { terms, times, lapses_at, zone, language } = change
  const t = sayIn(language)
  const lines = times.flatMap((time) => {
    const date = terms.dates.find(({ lesson_id }) => lesson_id === time.lesson_id)
    if (date === undefined) return []
    const before = spanOf(date, zone, language)
    return [`${spanOf(time, zone, language)} (${t('order.instead_of', { before })})`]
  })
  const total = money(sum(terms.dates.map(({ amount }) => amount)), terms.currency, language)
  const until = lapses_at === undefined ? {} : { expires: formatDate(lapses_at, 'weekday_time', language, zone) }
  return { dates: lines.join('\n'), total, ...until }
}

/** The dates of that event of the order; all of them where it names none. */
export function datesOf(terms: OrderTerms, told: Recorded<AnyEvent> | undefined): readonly OrderDate[] {
  const ids = told?.data['lesson_ids']
  return Array.isArray(ids) ? terms.dates.filter(({ lesson_id }) => ids.includes(lesson_id)) : terms.dates
}

function dateLine({ amount, ...date }: OrderDate, zone: string, language: PageLanguage): string {
  return `${spanOf(date, zone, language)} · ${money(amount, 'PLN', language)}`
}

type Span = Pick<OrderDate, 'starts_at' | 'ends_at'>

function spanOf({ starts_at, ends_at }: Span, zone: string, language: PageLanguage): string {
  const hours = [starts_at, ends_at].map((at) => formatDate(at, 'time', language, zone)).join('–')
  return `${formatDate(starts_at, 'weekday', language, zone)}, ${hours}`
}
