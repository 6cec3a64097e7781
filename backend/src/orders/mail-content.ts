import { subjectById } from '@kredka/contracts/data/subjects'
import { streamOf } from '@kredka/contracts/kernel/events'
import { LOCALES, money } from '@kredka/contracts/kernel/locales'
import type { Place } from '@kredka/contracts/offers/rules'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import type { DateStatus } from '@kredka/contracts/orders/rules'
import type { OrderDate, OrderTerms } from '@kredka/contracts/orders/terms'
import { last, personOf } from '../accounts/index.ts'
import type { Tools } from '../kernel/tools.ts'
import type { ContentOf } from '../mail/index.ts'
import { timeZoneOf } from '../settings/index.ts'
import { type Order, orderDecider } from './order.ts'

type Language = 'pl' | 'en'

/** Whom a mail goes to, and which dates it tells of. */
const MAILS: Readonly<Record<string, { readonly to: 'teacher' | 'student' | 'role'; readonly dates: DateStatus }>> = {
  order_received: { to: 'teacher', dates: 'new' },
  order_nudge: { to: 'teacher', dates: 'new' },
  order_accepted: { to: 'student', dates: 'accepted' },
  order_rejected: { to: 'student', dates: 'rejected' },
  order_cancelled: { to: 'role', dates: 'cancelled' },
}

const PLACES: Readonly<Record<Place, Readonly<Record<Language, string>>>> = {
  online: { pl: 'online', en: 'online' },
  teacher_house: { pl: 'u korepetytora', en: 'at the tutor’s place' },
  student_house: { pl: 'u ucznia', en: 'at the student’s place' },
  public_space: { pl: 'w miejscu publicznym', en: 'in a public place' },
}

/**
 * What mails about orders show: the other side's name and words, dates and prices. Looked up when the mail leaves, in the addressee's zone; what the
 * other side wrote is not kept with the mail's parameters.
 */
export function orderContent({ write, streams }: Pick<Tools, 'write' | 'streams'>): ContentOf {
  return async (template, params, language) => {
    const mail = MAILS[template]
    if (mail === undefined) return {}
    const events = await streams.read(streamOf(orderDecider.category, String(params['order_id'])))
    const placed = last(events, e.OrderPlaced)?.data
    if (placed === undefined) return {}
    const role = mail.to === 'role' ? params['role'] : mail.to
    const { teacher_id, student_id, terms } = placed
    const [own_id, other_id] = role === 'teacher' ? [teacher_id, student_id] : [student_id, teacher_id]
    const [other, zone, { state }] = await Promise.all([
      personOf(streams, other_id),
      timeZoneOf(write, own_id),
      write.fold(orderDecider, placed.order_id),
    ])
    const dates = datesWith(terms, state, mail.dates)
    const accepted = last(events, e.OrderAccepted)?.data
    return said({
      other_name: other?.name,
      subject: subjectById(terms.subject_id)?.[language],
      place: PLACES[terms.place][language],
      dates: dates.map((date) => dateLine(date, zone, language)).join('\n'),
      total: money(
        dates.reduce((sum, { amount }) => sum + amount, 0),
        terms.currency,
        language,
      ),
      expires: moment(terms.expires_at, zone, language),
      hours: String(terms.cancellation_hours),
      message: placed.message,
      note: accepted?.note,
      address: placed.address ?? accepted?.address,
      reason: template === 'order_rejected' ? last(events, e.OrderRejected)?.data.reason : cancelReason(events),
    })
  }
}

function cancelReason(events: Parameters<typeof last>[0]): string | null {
  return last(events, e.OrderCancelled)?.data.reason ?? null
}

/** Those that stand so now; all of them where none does any more. */
function datesWith(terms: OrderTerms, order: Order, status: DateStatus): readonly OrderDate[] {
  const found = terms.dates.filter(({ lesson_id }) => order.dates.get(lesson_id) === status)
  return found.length > 0 ? found : terms.dates
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

/** What there is to say. */
function said(words: Readonly<Record<string, string | null | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''))
}
