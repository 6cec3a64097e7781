import { subjectById } from '@kredka/contracts/data/subjects'
import { type AnyEvent, type EventDefinition, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { personOf } from '../accounts/index.ts'
import { last } from '../kernel/last.ts'
import type { ContentOf } from '../kernel/mail-content.ts'
import { sayIn } from '../kernel/texts.ts'
import type { Tools } from '../kernel/tools.ts'
import { present } from '../mail/index.ts'
import { timeZoneOf } from '../settings/index.ts'
import { agreedTerms, proposedTimes } from './agreed-terms.ts'
import { changeContent, datesContent, datesOf } from './mail-dates.ts'
import { orderDecider } from './order.ts'

/** Whom a mail goes to, and the event that it tells. */
const MAILS: Readonly<
  Record<string, { readonly to: 'teacher' | 'student' | 'role'; readonly event: EventDefinition }>
> = {
  order_received: { to: 'teacher', event: e.OrderPlaced },
  order_nudge: { to: 'teacher', event: e.OrderNudged },
  order_accepted: { to: 'student', event: e.OrderAccepted },
  order_rejected: { to: 'student', event: e.OrderRejected },
  order_cancelled: { to: 'role', event: e.OrderCancelled },
  order_proposal: { to: 'role', event: e.OrderTimesProposed },
}

/**
 * What mails about orders show: the other side's name and words, dates and prices. Looked up when the mail leaves, in
 * the addressee's zone; what the other side wrote is not kept with the mail's parameters.
 */
export function orderContent({ write, streams }: Pick<Tools, 'write' | 'streams'>): ContentOf {
  return async (template, params, language) => {
    const mail = MAILS[template]
    if (mail === undefined) return {}
    const events = await streams.read(streamOf(orderDecider.category, String(params['order_id'])))
    const placed = last(events, e.OrderPlaced)?.data
    if (placed === undefined) return {}
    const role = mail.to === 'role' ? params['role'] : mail.to
    const terms = agreedTerms(events) ?? placed.terms
    const { teacher_id, student_id } = placed
    const [own_id, other_id] = role === 'teacher' ? [teacher_id, student_id] : [student_id, teacher_id]
    const [other, zone] = await Promise.all([personOf(streams, other_id), timeZoneOf(write, own_id)])
    // mails from before they named their event tell of the newest of its kind
    const told =
      events.find(({ revision }) => revision === params['revision']) ??
      events.findLast(({ type }) => type === mail.event.name)
    const waiting = mail.event === e.OrderPlaced || mail.event === e.OrderNudged
    const accepted = last(events, e.OrderAccepted)?.data
    const times = template === 'order_proposal' ? proposedTimes(events, textOf(told, 'proposal_id')) : null
    const shown = { zone, language }
    const dates =
      times === null
        ? datesContent({ terms, dates: datesOf(terms, told), waiting, ...shown })
        : changeContent({ terms: placed.terms, times, lapses_at: textOf(told, 'lapses_at'), ...shown })
    const common = present({
      subject: subjectById(terms.subject_id)?.[language],
      place: sayIn(language)('order.where', { place: terms.place }),
      ...dates,
      hours: String(terms.cancellation_hours),
    })
    const name = { other_name: other?.name }
    const ofTeacher = {
      note: wordsOf(told, 'note'),
      address: placed.address === null ? accepted?.address : null,
      reason: template === 'order_rejected' ? wordsOf(told, 'reason') : null,
      ...(other_id === teacher_id ? name : {}),
    }
    const ofStudent = {
      message: placed.message,
      address: placed.address,
      reason: template === 'order_rejected' ? null : wordsOf(told, 'reason'),
      ...(other_id === student_id ? name : {}),
    }
    return { common, personal: { [teacher_id]: present(ofTeacher), [student_id]: present(ofStudent) } }
  }
}

/** What somebody wrote with that event. */
function wordsOf(told: Recorded<AnyEvent> | undefined, name: 'note' | 'reason'): string | null {
  return textOf(told, name) ?? null
}

function textOf(told: Recorded<AnyEvent> | undefined, name: string): string | undefined {
  const text = told?.data[name]
  return typeof text === 'string' ? text : undefined
}
