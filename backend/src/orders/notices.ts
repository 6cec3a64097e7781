import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type EventOf, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { orderEvents as e } from '@kredka/contracts/orders/events'
import { last } from '../accounts/index.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
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
      ...when(e.OrderPlaced, ({ data: { terms, ...ids } }, reaction) =>
        notify(reaction, {
          to: ids.teacher_id,
          type: 'order_received',
          person_id: ids.student_id,
          about_id: ids.order_id,
          data: factsOf(ids, terms, terms.dates[0]?.lesson_id),
        }),
      ),
      ...when(e.OrderNudged, async ({ data }, reaction) => {
        const terms = await termsOf(streams, data.order_id)
        if (terms === null) return undefined
        return notify(reaction, {
          to: data.teacher_id,
          type: 'order_nudge',
          person_id: data.student_id,
          about_id: data.order_id,
          data: { ...factsOf(data, terms, terms.dates[0]?.lesson_id), expires_at: terms.expires_at },
        })
      }),
      ...when(e.OrderAccepted, (event, reaction) => answered(streams, event, 'order_accepted', reaction)),
      ...when(e.OrderRejected, (event, reaction) => answered(streams, event, 'order_rejected', reaction)),
      ...when(e.OrderCancelled, (event, reaction) => cancelled(streams, event.data, reaction)),
    },
  }
}

type Answered = Recorded<EventOf<typeof e.OrderAccepted>> | Recorded<EventOf<typeof e.OrderRejected>>

async function answered(
  streams: OpenStreams,
  { data }: Answered,
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
    data: factsOf(data, terms, data.lesson_ids[0]),
  })
}

/** The student's own withdrawal is news to the teacher alone; what the system did is news to both. */
async function cancelled(
  streams: OpenStreams,
  data: EventOf<typeof e.OrderCancelled>['data'],
  reaction: Reaction,
): Promise<void | Rejection> {
  const terms = await termsOf(streams, data.order_id)
  if (terms === null) return undefined
  const { teacher_id, student_id, order_id, why } = data
  const facts = factsOf(data, terms, data.lesson_ids[0])
  const reason = why === 'expired' ? 'expired' : 'cancelled'
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

type Terms = EventOf<typeof e.OrderPlaced>['data']['terms']

/** What an order agreed on, from its own stream. */
export async function termsOf(streams: OpenStreams, order_id: string): Promise<Terms | null> {
  const events = await streams.read(streamOf(orderDecider.category, order_id))
  return last(events, e.OrderPlaced)?.data.terms ?? null
}

/** What a notice tells of an order; `lesson_id` is the date that it names. */
function factsOf({ order_id, offer_id }: Ids, { subject_id, dates, expires_at }: Terms, lesson_id: string | undefined) {
  const starts_at = (dates.find((date) => date.lesson_id === lesson_id) ?? dates[0])?.starts_at ?? expires_at
  return { order_id, offer_id, offer_subject: subject_id, starts_at }
}
