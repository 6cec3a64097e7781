import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { orderEvents as e, type OrderEvent } from '@kredka/contracts/orders/events'
import type { PROPOSAL_STEPS } from '@kredka/contracts/orders/rules'
import { type OrderTerms, withTimes } from '@kredka/contracts/orders/terms'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { noticeSeenElsewhere, notify } from '../notifications/index.ts'
import { agreedTerms, proposedTimes } from './agreed-terms.ts'
import { orderDecider } from './order.ts'

interface Ids {
  readonly order_id: string
  readonly offer_id: string
  readonly teacher_id: string
  readonly student_id: string
}

/** Each side is told what the other, or the clock, did (ORD-02, NOT-01). */
export function orderNotices({ streams }: Pick<Tools, 'streams'>): Policy {
  return {
    name: 'orders.notices',
    inline: false,
    on: {
      ...when(e.OrderPlaced, ({ data: { terms, ...ids }, revision }, reaction) =>
        notify(reaction, {
          to: ids.teacher_id,
          type: 'order_received',
          person_id: ids.student_id,
          about_id: ids.order_id,
          data: factsOf(ids, terms, { lesson_ids: null, revision }),
        }),
      ),
      ...when(e.OrderNudged, async ({ data, revision }, reaction) => {
        const terms = await termsOf(streams, data.order_id)
        const [first] = terms?.dates ?? []
        if (terms === null || first === undefined) return undefined
        return notify(reaction, {
          to: data.teacher_id,
          type: 'order_nudge',
          person_id: data.student_id,
          about_id: data.order_id,
          data: {
            ...factsOf(data, terms, { lesson_ids: data.lesson_ids, revision }),
            expires_at: data.expires_at ?? first.expires_at,
          },
        })
      }),
      // an acceptance by the student's own hand is news to the teacher, as the times that were taken
      ...when(e.OrderAccepted, async (event, reaction) => {
        const before = (await streams.read(event.stream)).find(({ revision }) => revision === event.revision - 1)
        if (before?.type === e.OrderTimesTaken.name) return undefined
        await settleAnswered(event.data, reaction)
        return notifyOfAnswer(streams, event, 'order_accepted', reaction)
      }),
      ...when(e.OrderTimesProposed, (event, reaction) => notifyOfTimes(streams, event, 'proposed', reaction)),
      ...when(e.OrderTimesNudged, (event, reaction) => notifyOfTimes(streams, event, 'nudged', reaction)),
      ...when(e.OrderTimesTaken, (event, reaction) => notifyOfTimes(streams, event, 'taken', reaction)),
      ...when(e.OrderTimesDeclined, (event, reaction) => notifyOfTimes(streams, event, 'declined', reaction)),
      ...when(e.OrderTimesWithdrawn, (event, reaction) => notifyOfTimes(streams, event, 'withdrawn', reaction)),
      ...when(e.OrderTimesLapsed, (event, reaction) => notifyOfTimes(streams, event, 'lapsed', reaction)),
      ...when(e.OrderRejected, async (event, reaction) => {
        await settleAnswered(event.data, reaction)
        return notifyOfAnswer(streams, event, 'order_rejected', reaction)
      }),
      ...when(e.OrderCancelled, async (event, reaction) => {
        await settleAnswered(event.data, reaction)
        return notifyOfCancellation(streams, event, reaction)
      }),
    },
  }
}

type Answered = Recorded<EventOf<typeof e.OrderAccepted>> | Recorded<EventOf<typeof e.OrderRejected>>

async function notifyOfAnswer(
  streams: OpenStreams,
  { data, revision }: Answered,
  type: 'order_accepted' | 'order_rejected',
  reaction: Reaction,
): Promise<void | Rejection> {
  const terms = await termsOf(streams, data.order_id)
  if (terms === null) return undefined
  return notify(reaction, {
    to: data.student_id,
    type,
    person_id: data.teacher_id,
    about_id: data.order_id,
    data: factsOf(data, terms, { lesson_ids: data.lesson_ids, revision }),
  })
}

type Ask = readonly [side: 'teacher' | 'student', type: 'order_received' | 'order_nudge' | 'order_proposal']
const OF_ORDER: readonly Ask[] = [
  ['teacher', 'order_received'],
  ['teacher', 'order_nudge'],
]
const OF_TIMES: readonly Ask[] = [
  ['student', 'order_proposal'],
  ['teacher', 'order_proposal'],
]

/** What asked for an answer that was given, or for one to what is replaced, need not be looked at any more. */
async function settle(order: Ids, asks: readonly Ask[], reaction: Reaction): Promise<void> {
  for (const [side, type] of asks) {
    const user_id = side === 'teacher' ? order.teacher_id : order.student_id
    await noticeSeenElsewhere(reaction, { user_id, type, about_id: order.order_id })
  }
}

/** A proposal is over with any other answer; the order asks as long as one of its dates is open. */
function settleAnswered(order: Ids & { readonly status: string }, reaction: Reaction): Promise<void> {
  return settle(order, order.status === 'new' ? OF_TIMES : [...OF_TIMES, ...OF_ORDER], reaction)
}

type Step = (typeof PROPOSAL_STEPS)[number]
const TELL_STUDENT: readonly Step[] = ['proposed', 'nudged', 'withdrawn']

interface OfProposal extends Ids {
  readonly proposal_id: string
  readonly lapses_at?: string
}

/** A proposal that comes or goes is news to the student, what became of it to the teacher. */
async function notifyOfTimes(
  streams: OpenStreams,
  { data, revision, stream }: Recorded<AnyEvent & { readonly data: OfProposal }>,
  step: Step,
  reaction: Reaction,
): Promise<void | Rejection> {
  const events = (await streams.read(stream)).filter((event) => event.revision <= revision)
  const terms = agreedTerms(events)
  const times = proposedTimes(events, data.proposal_id)
  if (terms === null || times === null) return undefined
  // a teacher who proposes has answered the order, too
  await settle(data, step === 'proposed' ? [...OF_TIMES, ...OF_ORDER] : OF_TIMES, reaction)
  const { teacher_id, student_id, order_id } = data
  const role = TELL_STUDENT.includes(step) ? 'student' : 'teacher'
  const [to, person_id] = role === 'student' ? [student_id, teacher_id] : [teacher_id, student_id]
  const named = { lesson_ids: times.map(({ lesson_id }) => lesson_id), revision }
  const until = data.lapses_at === undefined ? {} : { expires_at: data.lapses_at }
  const facts = { ...factsOf(data, withTimes(terms, times), named), ...until }
  return notify(reaction, { to, person_id, type: 'order_proposal', about_id: order_id, data: { ...facts, role, step } })
}

/** The student's own withdrawal is news to the teacher alone; what the system did is news to both. */
async function notifyOfCancellation(
  streams: OpenStreams,
  { data, revision }: Recorded<EventOf<typeof e.OrderCancelled>>,
  reaction: Reaction,
): Promise<void | Rejection> {
  const terms = await termsOf(streams, data.order_id)
  if (terms === null) return undefined
  const { teacher_id, student_id, order_id, why } = data
  const facts = factsOf(data, terms, { lesson_ids: data.lesson_ids, revision })
  const reason =
    why !== 'expired' ? 'cancelled' : (await wasProposed(streams, data.order_id, revision)) ? 'unanswered' : why
  const tell = (role: 'teacher' | 'student', to: string, person_id: string) =>
    notify(reaction, {
      to,
      person_id,
      type: 'order_cancelled',
      about_id: order_id,
      data: { ...facts, role, why: reason },
    })
  if (why !== 'by_student') await tell('student', student_id, teacher_id)
  return why === 'teacher_gone' ? undefined : tell('teacher', teacher_id, student_id)
}

/** What an order agrees on, from its own stream. */
async function termsOf(streams: OpenStreams, order_id: string): Promise<OrderTerms | null> {
  return agreedTerms(await streams.read(streamOf(orderDecider.category, order_id)))
}

/** Whether it was the student whose answer was missing before that event. */
async function wasProposed(streams: OpenStreams, order_id: string, revision: number): Promise<boolean> {
  const events = await streams.read(streamOf(orderDecider.category, order_id))
  const before = events.filter((event) => event.revision < revision) as unknown as readonly OrderEvent[]
  return before.reduce(orderDecider.evolve, orderDecider.initial).proposal !== null
}

interface Named {
  /** The dates that the event is about, null for all. */
  readonly lesson_ids: readonly string[] | null
  readonly revision: number
}

/** What a notice tells of an order; it names the first of the dates that it is about. */
function factsOf({ order_id, offer_id }: Ids, { subject_id, dates }: OrderTerms, { lesson_ids, revision }: Named) {
  const named = dates.filter(({ lesson_id }) => lesson_ids?.includes(lesson_id) ?? true)
  const starts_at = (named[0] ?? dates[0])?.starts_at ?? ''
  const counts = { dates: Math.max(1, named.length), of: dates.length }
  return { order_id, offer_id, offer_subject: subject_id, starts_at, ...counts, revision }
}
