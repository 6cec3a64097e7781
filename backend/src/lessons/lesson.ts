import { HOUR } from '@kredka/contracts/kernel/durations'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { lessonEvents as e, type LessonEvent } from '@kredka/contracts/lessons/events'
import {
  cancelTerms,
  type LessonCommandName,
  type LessonRole,
  lessonRefusal,
  type Reminder,
} from '@kredka/contracts/lessons/rules'
import type { Decider } from '../kernel/decider.ts'
import { eventsWhenDone, idsOf, overdueMove, rejectIf, roleOf } from './lesson-events.ts'
import { evolveLesson, type KnownLesson, type Lesson, type OpenMove } from './lesson-state.ts'
import { decideProblem, type ProblemCommand } from './problem.ts'

export type { KnownLesson, Lesson } from './lesson-state.ts'

interface ByPerson {
  readonly user_id: string
  readonly now: number
}
type Move = OpenMove & { readonly proposer_id: string; readonly note: string | null }

export type LessonCommand =
  | { readonly do: 'book'; readonly data: EventOf<typeof e.LessonBooked>['data'] }
  | ({ readonly do: 'propose_move'; readonly move: Move } & ByPerson)
  | ({
      readonly do: 'answer_move'
      readonly accept: boolean
      readonly starts_at: string
      readonly reason: string | null
    } & ByPerson)
  | ({ readonly do: 'withdraw_move' } & ByPerson)
  | { readonly do: 'lapse_move'; readonly now: number }
  | ({
      readonly do: 'cancel'
      readonly reason: string | null
      /** Whether the person knows that it is late. */
      readonly late: boolean
    } & ByPerson)
  | { readonly do: 'cancel_by_system'; readonly why: 'account_closing' | 'teacher_gone'; readonly now: number }
  | ({ readonly do: 'mark_done' } & ByPerson)
  | { readonly do: 'auto_done'; readonly now: number }
  | ({ readonly do: 'take_back'; readonly reason: string } & ByPerson)
  | { readonly do: 'remind'; readonly hours: Reminder; readonly now: number }
  | ({
      readonly do: 'note'
      readonly note: string | null
      readonly homework: string | null
      readonly topics: string | null
    } & ByPerson)
  | ProblemCommand

/**
 * Stream `lesson-{lesson_id}`. `LESSON_GRAPH` and `PROBLEM_GRAPH` in the contract say which ways there are (LES-01 to
 * LES-04).
 */
export const lessonDecider: Decider<Lesson, LessonCommand, LessonEvent> = {
  category: 'lesson',
  initial: null,
  evolve: evolveLesson,
  decide(lesson, command) {
    if (command.do === 'book') return lesson === null ? [make(e.LessonBooked, command.data)] : []
    if (lesson === null) return reject('LESSON_NOT_FOUND')
    switch (command.do) {
      case 'propose_move':
        return may(lesson, 'propose_move', command, (by) => [
          ...overdueMove(lesson, command.now),
          make(e.LessonMoveProposed, { ...idsOf(lesson), ...command.move, by }),
        ])
      case 'answer_move':
        return answerMove(lesson, command)
      case 'withdraw_move':
        return may(lesson, 'withdraw_move', command, (by) =>
          withMove(lesson, ({ slot }) => [
            make(e.LessonMoveWithdrawn, { ...idsOf(lesson), slot_id: slot.slot_id, by }),
          ]),
        )
      case 'lapse_move':
        return rejectIf(lessonRefusal(lesson, 'lapse_move', 'system', command.now)) ?? overdueMove(lesson, command.now)
      case 'cancel':
        return may(lesson, 'cancel', command, (by) => cancel(lesson, { ...command, by, why: 'asked' }))
      case 'cancel_by_system': {
        const no = rejectIf(lessonRefusal(lesson, 'cancel', 'system', command.now))
        const system = { by: 'system', user_id: null, reason: null, late: false } as const
        // what has begun is past: it was taught, or somebody says that it was not
        if (no === null && command.now >= Date.parse(lesson.starts_at)) return reject('LESSON_BEGUN')
        return no ?? cancel(lesson, { ...command, ...system })
      }
      case 'mark_done':
        return teacherMay(lesson, 'mark_done', command, () => eventsWhenDone(lesson, 'teacher', command.now))
      case 'auto_done':
        if (lesson.taken_back) return []
        return (
          rejectIf(lessonRefusal(lesson, 'auto_done', 'system', command.now)) ??
          eventsWhenDone(lesson, 'system', command.now)
        )
      case 'take_back': {
        const { payment_id } = lesson.booked
        const taken = { ...idsOf(lesson), payment_id, reason: command.reason }
        return teacherMay(lesson, 'take_back', command, () => [make(e.LessonDoneTakenBack, taken)])
      }
      case 'remind':
        return remind(lesson, command.hours, command.now)
      case 'note': {
        const { note, homework, topics } = command
        const left = { ...idsOf(lesson), note, homework, topics }
        return teacherMay(lesson, 'note', command, () => [make(e.LessonNoteLeft, left)])
      }
      default:
        return decideProblem(lesson, command)
    }
  },
}

type Outcome = readonly LessonEvent[] | Rejection

/** What a person does, where they are one of the two and the rules let them. */
function may(
  lesson: KnownLesson,
  command: LessonCommandName,
  { user_id, now }: ByPerson,
  give: (by: LessonRole) => Outcome,
): Outcome {
  const by = roleOf(lesson, user_id)
  if (by === null) return reject('LESSON_NOT_FOUND')
  return rejectIf(lessonRefusal(lesson, command, by, now)) ?? give(by)
}

/** What the teacher alone does: whoever else asks finds no such lesson of theirs. */
function teacherMay(lesson: KnownLesson, command: LessonCommandName, person: ByPerson, give: () => Outcome): Outcome {
  return roleOf(lesson, person.user_id) === 'teacher' ? may(lesson, command, person, give) : reject('LESSON_NOT_FOUND')
}

function withMove(lesson: KnownLesson, give: (move: OpenMove) => Outcome): Outcome {
  return lesson.move === null ? reject('LESSON_MOVE_GONE') : give(lesson.move)
}

function answerMove(lesson: KnownLesson, command: Extract<LessonCommand, { do: 'answer_move' }>): Outcome {
  const { accept, user_id, reason } = command
  return may(lesson, accept ? 'accept_move' : 'decline_move', command, (by) =>
    withMove(lesson, ({ slot, time }) => {
      if (Date.parse(slot.starts_at) !== Date.parse(command.starts_at)) return reject('LESSON_MOVE_GONE')
      const ids = idsOf(lesson)
      if (!accept)
        return [make(e.LessonMoveDeclined, { ...ids, slot_id: slot.slot_id, by, decliner_id: user_id, reason })]
      const from = { freed_slot_id: lesson.slot.slot_id, moved_from: lesson.starts_at }
      return [make(e.LessonMoved, { ...ids, by, ...from, slot, time })]
    }),
  )
}

interface Cancelling {
  readonly by: LessonRole | 'system'
  readonly user_id: string | null
  readonly reason: string | null
  readonly late: boolean
  readonly why: 'asked' | 'account_closing' | 'teacher_gone'
  readonly now: number
}

function cancel(lesson: KnownLesson, { by, user_id, reason, late, why, now }: Cancelling): Outcome {
  const terms = cancelTerms(lesson, by, now)
  if (terms.late && !late) return reject('LESSON_CANCEL_LATE')
  const slot_ids = [lesson.slot.slot_id, ...(lesson.move === null ? [] : [lesson.move.slot.slot_id])]
  const { payment_id } = lesson.booked
  const what = { ...idsOf(lesson), slot_ids, payment_id, starts_at: lesson.starts_at }
  return [make(e.LessonCancelled, { ...what, by, late: terms.late, why, canceller_id: user_id, reason })]
}

/** Each reminder once for a time, neither too early (the lesson was moved) nor where the next is due as well. */
function remind(lesson: KnownLesson, hours: Reminder, now: number): Outcome {
  const no = rejectIf(lessonRefusal(lesson, 'remind', 'system', now))
  if (no !== null) return no
  const left = Date.parse(lesson.starts_at) - now
  const early = left > Number(hours) * HOUR
  const late = hours === '24' && left <= 3_600_000
  if (early || late || lesson.reminded.includes(hours)) return []
  return [make(e.LessonReminded, { ...idsOf(lesson), hours, starts_at: lesson.starts_at })]
}
