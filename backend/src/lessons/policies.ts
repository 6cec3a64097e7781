import { accountEvents } from '@kredka/contracts/accounts/events'
import { timeEvents } from '@kredka/contracts/calendar/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { localOf } from '@kredka/contracts/kernel/zones'
import { orderEvents } from '@kredka/contracts/orders/events'
import { type TakenTime, withTimes } from '@kredka/contracts/orders/terms'
import { calendarDecider } from '../calendar/index.ts'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { Tools } from '../kernel/tools.ts'
import { lessonDecider } from './lesson.ts'
import { lessonNotices } from './notices.ts'

export function lessonPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  /** Each date that the teacher accepted becomes a lesson; it keeps the id that it had from the first moment on. */
  const book: Policy = {
    name: 'lessons.book',
    inline: true,
    on: when(orderEvents.OrderAccepted, async (accepted, reaction) => {
      const events = await streams.read(accepted.stream)
      const placed = last(events, orderEvents.OrderPlaced)
      if (placed === null) return undefined
      const taken = last(events, orderEvents.OrderTimesTaken)?.data.times ?? []
      const { order_id, teacher_id, student_id, lesson_ids, address: teacher_address } = accepted.data
      const { address: student_address } = placed.data
      const terms = withTimes(placed.data.terms, taken)
      const { offer_id, offer_version, subject_id, level, duration, place, online_tool } = terms
      const { currency, timezone, cancellation_hours } = terms
      for (const date of terms.dates.filter(({ lesson_id }) => lesson_ids.includes(lesson_id))) {
        // the time to answer it was the order's alone
        const { expires_at: _, nudges_at: __, ...times } = date
        const { lesson_id } = times
        const data = {
          ...{ ...times, slot_id: slotOf(lesson_id, taken), order_id, teacher_id, student_id, offer_id, offer_version },
          ...{ subject_id, level, duration, place, online_tool, currency, timezone, cancellation_hours },
          payment_id: reaction.entityId(`payment/${lesson_id}`),
          booked_at: accepted.metadata.occurred_at,
          teacher_address,
          student_address,
        }
        const context = reaction.context('lessons.book', lesson_id)
        const outcome = await reaction.write.execute(lessonDecider, lesson_id, { do: 'book', data }, context)
        if (isRejection(outcome)) return outcome
      }
      return undefined
    }),
  }

  /** Where the calendar holds it: a date that got another time has a slot beside its own. */
  function slotOf(lesson_id: string, taken: readonly TakenTime[]): string {
    return taken.find((time) => time.lesson_id === lesson_id)?.slot_id ?? lesson_id
  }

  return [book, proposeMove, cancelWithAccount, ...lessonNotices({ streams })]
}

/**
 * The calendar holds the new time first. Where the lesson does not take the proposal meanwhile, the time is free again.
 */
const proposeMove: Policy = {
  name: 'lessons.propose-move',
  inline: true,
  on: when(timeEvents.MoveHeld, async ({ data }, reaction) => {
    const { teacher_id, lesson_id, slot, proposer_id, note, lapses_at, decided_at } = data
    const { state: lesson } = await reaction.write.fold(lessonDecider, lesson_id)
    const by = proposer_id === teacher_id ? ('teacher' as const) : ('student' as const)
    const local = localOf(Date.parse(slot.starts_at), lesson?.booked.timezone ?? 'UTC')
    const move = { by, proposer_id, slot, time: timeOf(local.minutes), note, lapses_at }
    const command = { do: 'propose_move', user_id: proposer_id, move, now: Date.parse(decided_at) } as const
    const outcome = await reaction.write.execute(
      lessonDecider,
      lesson_id,
      command,
      reaction.context('lessons.propose_move'),
    )
    if (!isRejection(outcome)) return undefined
    return giveBack(data, reaction)
  }),
}

async function giveBack(held: EventOf<typeof timeEvents.MoveHeld>['data'], reaction: Reaction) {
  const { teacher_id, slot, decided_at } = held
  const command = { do: 'free', teacher_id, slot_ids: [slot.slot_id], why: 'move_withdrawn', decided_at } as const
  const context = reaction.context('calendar.free', 'refused')
  return rejectionOf(await reaction.write.execute(calendarDecider, teacher_id, command, context))
}

/** Who is gone gives and takes no lessons: those that are still to come are cancelled, and the others are told. */
const cancelWithAccount: Policy = {
  name: 'lessons.cancel-with-account',
  inline: false,
  on: when(accountEvents.AccountDeleted, async ({ data: { user_id }, metadata }, reaction) => {
    const { state: calendar } = await reaction.write.fold(calendarDecider, user_id)
    const given = calendar.slots.filter(({ kind }) => kind === 'lesson').map(({ lesson_id }) => lesson_id)
    const taken = calendar.blocks.filter(({ kind }) => kind === 'taken').map(({ block_id }) => block_id)
    const command = { do: 'cancel_by_system', why: 'account_closing', now: Date.parse(metadata.occurred_at) } as const
    for (const lesson_id of new Set([...given, ...taken])) {
      // one that has begun, or was cancelled already, stays as it is
      await reaction.write.execute(lessonDecider, lesson_id, command, reaction.context('lessons.cancel', lesson_id))
    }
  }),
}

/** `17:05` of minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
