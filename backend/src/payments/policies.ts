import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { paymentEvents } from '@kredka/contracts/payments/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { type PaymentCommand, paymentDecider } from './payment.ts'

const COMMANDS = {
  open: 'payments.open',
  move: 'payments.move',
  close: 'payments.close',
  keep_due: 'payments.keep_due',
} as const

/**
 * Each booked lesson has its payment, which goes where the lesson goes; the request that changed the lesson waits for
 * this (PAY-01).
 */
function followLessons(streams: OpenStreams): Policy {
  async function run(id: string, command: PaymentCommand & { readonly do: keyof typeof COMMANDS }, reaction: Reaction) {
    const context = reaction.context(COMMANDS[command.do])
    return rejectionOf(await reaction.write.execute(paymentDecider, id, command, context))
  }

  return {
    name: 'payments.follow-lessons',
    inline: true,
    on: {
      ...when(lessonEvents.LessonBooked, ({ data }, reaction) => {
        const { payment_id, lesson_id, order_id, teacher_id, student_id, amount, currency, starts_at } = data
        const payment = { payment_id, lesson_id, order_id, teacher_id, student_id, amount, currency, starts_at }
        return run(payment_id, { do: 'open', payment, subject_id: data.subject_id }, reaction)
      }),

      ...when(lessonEvents.LessonMoved, async ({ data, stream }, reaction) => {
        const id = paymentIn(await streams.read(stream))
        return id === null ? undefined : run(id, { do: 'move', starts_at: data.slot.starts_at }, reaction)
      }),

      // late by the student: due all the same, and the teacher may let it go
      ...when(lessonEvents.LessonCancelled, ({ data: { payment_id, late, by } }, reaction) =>
        run(
          payment_id,
          late && by === 'student'
            ? { do: 'keep_due', cause: 'late_cancellation' }
            : { do: 'close', cause: 'cancelled' },
          reaction,
        ),
      ),

      ...when(lessonEvents.LessonProblemDecided, async ({ data: { payment_id, outcome } }, reaction) => {
        if (outcome === 'teacher_absent') return run(payment_id, { do: 'close', cause: 'teacher_absent' }, reaction)
        if (outcome === 'student_absent') return run(payment_id, { do: 'keep_due', cause: 'student_absent' }, reaction)
        return undefined
      }),
    },
  }
}

function paymentIn(events: readonly Recorded[]): string | null {
  const booked = events.find(({ type }) => type === lessonEvents.LessonBooked.name)
  const id = booked?.data['payment_id']
  return typeof id === 'string' ? id : null
}

/** What was paid at once is announced by the first payment; the others follow it before the request answers (PAY-01). */
const announceTogether: Policy = {
  name: 'payments.announce-together',
  inline: true,
  on: when(paymentEvents.PaymentAnnounced, async ({ data }, reaction) => {
    const { payment_id, student_id, method, together, total, title, announced_at } = data
    const [first, ...others] = together
    if (first !== payment_id) return undefined
    for (const id of others) {
      const said = { method, together: [first, ...others], total, title } as const
      const command = { do: 'announce', ...said, user_id: student_id, now: Date.parse(announced_at) } as const
      // the policy only carries out what the student said: each payment's history tells it of them
      const context = { ...reaction.context('payments.announce', id), actor: { kind: 'user', id: student_id } } as const
      await reaction.write.execute(paymentDecider, id, command, context)
    }
    return undefined
  }),
}

/** What did not come, did not come for all that was paid at once: the others follow before the request answers. */
const declineTogether: Policy = {
  name: 'payments.decline-together',
  inline: true,
  on: when(paymentEvents.PaymentAnnouncementDeclined, async ({ data, metadata }, reaction) => {
    const { payment_id, teacher_id, together } = data
    const now = Date.parse(metadata.occurred_at)
    for (const id of together.filter((one) => one !== payment_id)) {
      const command = { do: 'decline_announcement', follows: payment_id, user_id: teacher_id, now } as const
      const said = reaction.context('payments.decline_announcement', id)
      await reaction.write.execute(paymentDecider, id, command, { ...said, actor: { kind: 'user', id: teacher_id } })
    }
    return undefined
  }),
}

/** What came, came for all that is marked at once: the others follow before the request answers. */
const markTogether: Policy = {
  name: 'payments.mark-together',
  inline: true,
  on: when(paymentEvents.PaymentMarkedPaid, async ({ data }, reaction) => {
    const { payment_id: follows, teacher_id, together, method, paid_on, marked_at } = data
    const how = { method, date: paid_on, today: paid_on, now: Date.parse(marked_at) }
    for (const id of together.filter((one) => one !== follows)) {
      const command = { do: 'mark_paid', follows, user_id: teacher_id, ...how } as const
      const said = reaction.context('payments.mark_paid', id)
      await reaction.write.execute(paymentDecider, id, command, { ...said, actor: { kind: 'user', id: teacher_id } })
    }
    return undefined
  }),
}

type AtOnce = EventOf<typeof paymentEvents.PaymentAnnounced | typeof paymentEvents.PaymentAnnouncementDeclined>['data']

/** The other side learns of a mark and of what is said against it (NOT-01). */
const tellOtherSide = (streams: OpenStreams): Policy => ({
  name: 'payments.tell-other-side',
  inline: false,
  on: {
    // several that were paid at once are one piece of news
    ...when(paymentEvents.PaymentAnnounced, async ({ data }, reaction) => {
      if (data.together[0] !== data.payment_id) return
      await notify(reaction, {
        to: data.teacher_id,
        type: 'payment_announced',
        person_id: data.student_id,
        about_id: data.payment_id,
        data: paidAtOnce(data),
      })
    }),
    ...when(paymentEvents.PaymentAnnouncementDeclined, async ({ data }, reaction) => {
      if (data.together.length === 0) return
      await notify(reaction, {
        to: data.student_id,
        type: 'payment_not_received',
        person_id: data.teacher_id,
        about_id: data.payment_id,
        data: paidAtOnce(data),
      })
    }),
    ...when(paymentEvents.PaymentMarkedPaid, async ({ data, stream, revision }, reaction) => {
      // a transfer for several lessons has arrived once, however many marks say so
      const transfer = transferOf((await streams.read(stream)).slice(0, revision))
      return notify(reaction, {
        to: data.student_id,
        type: 'payment_paid',
        person_id: data.teacher_id,
        about_id: data.payment_id,
        data: {
          ...{ payment_id: data.payment_id, amount: data.total, currency: data.currency },
          ...(data.together.length > 1 ? { count: data.together.length } : {}),
        },
        ...(transfer === null ? {} : { once: transfer }),
      })
    }),
    ...when(paymentEvents.PaymentDisputed, ({ data }, reaction) =>
      notify(reaction, {
        to: data.teacher_id,
        type: 'payment_disputed',
        person_id: data.student_id,
        about_id: data.payment_id,
        data: { payment_id: data.payment_id, amount: data.amount, currency: data.currency },
      }),
    ),
  },
})

/** Names the transfer for several lessons that a mark answers; null where the lesson was paid alone, or not announced. */
function transferOf(before: readonly Recorded[]): string | null {
  const answered = before.findLast(({ type }) => SAY_WHETHER_ANNOUNCED.includes(type))
  const announced = last(before, paymentEvents.PaymentAnnounced)
  if (announced === null || answered?.revision !== announced.revision) return null
  const { together, announced_at } = announced.data
  return together.length > 1 ? `transfer/${together[0]}/${announced_at}` : null
}
const SAY_WHETHER_ANNOUNCED: readonly string[] = [
  paymentEvents.PaymentAnnounced.name,
  paymentEvents.PaymentAnnouncementWithdrawn.name,
  paymentEvents.PaymentAnnouncementDeclined.name,
  paymentEvents.PaymentMarkReversed.name,
]

/** What a notice says of all that was paid at once. */
function paidAtOnce({ payment_id, total, currency, together }: AtOnce) {
  return { payment_id, amount: total, currency, count: together.length }
}

export function paymentPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  return [followLessons(streams), announceTogether, declineTogether, markTogether, tellOtherSide(streams)]
}
