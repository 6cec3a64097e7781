import type { Recorded } from '@kredka/contracts/kernel/events'
import { lessonEvents as lessons } from '@kredka/contracts/lessons/events'
import { orderEvents as orders } from '@kredka/contracts/orders/events'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import { calendarDecider } from './calendar.ts'
import type { CalendarCommand, FreedWhy } from './commands.ts'

/** A command of the calendar of one person; `step` tells apart two of one event. */
async function change(command: CalendarCommand, reaction: Reaction, step = 'teacher') {
  const context = reaction.context(`calendar.${command.do}`, step)
  return rejectionOf(await reaction.write.execute(calendarDecider, command.teacher_id, command, context))
}

function momentOf({ metadata }: Recorded): string {
  return metadata.occurred_at
}

/** Held dates become lessons with the teacher's yes; with a no, or none at all, they are free again. */
const followOrders: Policy = {
  name: 'calendar.follow-orders',
  inline: true,
  on: {
    ...when(orders.OrderAccepted, (event, reaction) => {
      const { teacher_id, order_id, lesson_ids } = event.data
      const slots = { order_id, slot_ids: lesson_ids, decided_at: momentOf(event) }
      return change({ do: 'book', teacher_id, ...slots }, reaction)
    }),
    ...when(orders.OrderTimesTaken, async (event, reaction) => {
      const { teacher_id, times } = event.data
      for (const { lesson_id, slot_id } of times) {
        const ids = { lesson_id, slot_id, freed_slot_id: lesson_id, decided_at: momentOf(event) }
        const refused = await change({ do: 'move', teacher_id, ...ids }, reaction, lesson_id)
        if (refused !== undefined) return refused
      }
      return undefined
    }),
    ...when(orders.OrderRejected, (event, reaction) => free(event, event.data.lesson_ids, 'rejected', reaction)),
    ...when(orders.OrderCancelled, (event, reaction) => {
      const why = event.data.why === 'expired' ? 'expired' : 'cancelled'
      return free(event, event.data.lesson_ids, why, reaction)
    }),
  },
}

/** A lesson stands in both calendars: in the teacher's as a slot, in the student's as time that nobody can order. */
const followLessons: Policy = {
  name: 'calendar.follow-lessons',
  inline: true,
  on: {
    ...when(lessons.LessonBooked, (event, reaction) => take(event, event.data, reaction)),
    ...when(lessons.LessonMoved, async (event, reaction) => {
      const { teacher_id, lesson_id, slot, freed_slot_id } = event.data
      const ids = { lesson_id, slot_id: slot.slot_id, freed_slot_id, decided_at: momentOf(event) }
      const refused = await change({ do: 'move', teacher_id, ...ids }, reaction)
      await take(event, { ...event.data, starts_at: slot.starts_at, ends_at: slot.ends_at }, reaction)
      return refused
    }),
    ...when(lessons.LessonMoveDeclined, (event, reaction) =>
      free(event, [event.data.slot_id], 'move_declined', reaction),
    ),
    ...when(lessons.LessonMoveWithdrawn, (event, reaction) =>
      free(event, [event.data.slot_id], 'move_withdrawn', reaction),
    ),
    ...when(lessons.LessonMoveLapsed, (event, reaction) => free(event, [event.data.slot_id], 'move_lapsed', reaction)),
    ...when(lessons.LessonCancelled, async (event, reaction) => {
      const { student_id, lesson_id, slot_ids } = event.data
      await free(event, slot_ids, 'cancelled', reaction)
      const taken = { teacher_id: student_id, block_id: lesson_id, is: 'taken' } as const
      return change({ do: 'unblock', ...taken, decided_at: momentOf(event) }, reaction, 'student')
    }),
  },
}

type OfTeacher = Recorded & { readonly data: { readonly teacher_id: string } }

function free(event: OfTeacher, slot_ids: readonly string[], why: FreedWhy, reaction: Reaction) {
  const { teacher_id } = event.data
  return change({ do: 'free', teacher_id, slot_ids, why, decided_at: momentOf(event) }, reaction)
}

function take(
  event: Recorded,
  lesson: {
    readonly student_id: string
    readonly lesson_id: string
    readonly starts_at: string
    readonly ends_at: string
  },
  reaction: Reaction,
) {
  const { student_id: teacher_id, lesson_id: block_id, starts_at, ends_at } = lesson
  const block = { block_id, kind: 'taken', starts_at, ends_at, title: null, public_reason: null, is: 'either' } as const
  return change({ do: 'block', teacher_id, ...block, decided_at: momentOf(event) }, reaction, 'student')
}

export const calendarPolicies: readonly Policy[] = [followOrders, followLessons]
