import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { lessonEvents } from '@kredka/contracts/lessons/events'
import { orderEvents } from '@kredka/contracts/orders/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { type TuitionCommand, tuitionDecider } from './tuition.ts'
import { tuitionIdOf } from './tuition-id.ts'

interface Two {
  readonly teacher_id: string
  readonly student_id: string
}
interface LessonOfTwo extends Two {
  readonly lesson_id: string
}

/**
 * What follows for teacher and student from their orders and lessons. One policy: a mark and its taking back are never
 * taken up in the wrong order.
 */
export function studentPolicies({ streams }: Pick<Tools, 'streams'>): readonly Policy[] {
  const count = async (lesson: LessonOfTwo, done: Recorded, reaction: Reaction) => {
    const booked = await readBooking(streams, lesson.lesson_id)
    if (booked === null) return undefined
    const { lesson_id } = lesson
    const done_at = done.metadata.occurred_at
    return execute({ do: 'count', pair: pairOf(lesson), lesson: { lesson_id, ...booked, done_at } }, reaction)
  }
  const uncount = (lesson: LessonOfTwo, reaction: Reaction) =>
    execute({ do: 'uncount', pair: pairOf(lesson), lesson_id: lesson.lesson_id }, reaction)

  return [
    {
      name: 'students.follow-lessons',
      inline: true,
      on: {
        ...when(orderEvents.OrderAccepted, async ({ data, stream }, reaction) => {
          const placed = last(await streams.read(stream), orderEvents.OrderPlaced)
          if (placed === null) return undefined
          const { order_id } = data
          const { subject_id } = placed.data.terms
          return execute({ do: 'take', pair: pairOf(data), order_id, subject_id }, reaction)
        }),
        ...when(lessonEvents.LessonDone, (event, reaction) => count(event.data, event, reaction)),
        ...when(lessonEvents.LessonDoneTakenBack, ({ data }, reaction) => uncount(data, reaction)),
        ...when(lessonEvents.LessonProblemDecided, async (event, reaction) => {
          switch (event.data.outcome) {
            case 'held':
              return count(event.data, event, reaction)
            case 'student_absent':
            case 'teacher_absent':
              return uncount(event.data, reaction)
            case 'dismissed':
              return undefined
          }
        }),
      },
    },
  ]
}

function pairOf({ teacher_id, student_id }: Two) {
  return { tuition_id: tuitionIdOf(teacher_id, student_id), teacher_id, student_id }
}

async function execute(command: TuitionCommand, reaction: Reaction) {
  const context = reaction.context(`students.${command.do}`)
  return rejectionOf(await reaction.write.execute(tuitionDecider, command.pair.tuition_id, command, context))
}

/** What the lesson is about and when it takes place, as it was booked and moved. */
async function readBooking(streams: OpenStreams, lesson_id: string) {
  const events = await streams.read(streamOf('lesson', lesson_id))
  const booked = last(events, lessonEvents.LessonBooked)
  if (booked === null) return null
  const { offer_id, subject_id, starts_at } = booked.data
  return { offer_id, subject_id, starts_at: last(events, lessonEvents.LessonMoved)?.data.slot.starts_at ?? starts_at }
}
