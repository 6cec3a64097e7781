import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { studentEvents as e, type StudentEvent } from '@kredka/contracts/students/events'
import type { Decider } from '../kernel/decider.ts'

/** After so many done lessons the student is asked what they think (REV-01). */
const ASKED_AFTER: readonly number[] = [1, 3]

export interface DoneLesson {
  readonly lesson_id: string
  readonly offer_id: string
  readonly subject_id: string
  readonly starts_at: string
  readonly done_at: string
}

/** Stream `tuition-{tuition_id}`: what a teacher and their student have behind them. */
export interface Tuition {
  readonly taken: boolean
  /** Lessons that count, in the order in which they were marked. */
  readonly lessons: readonly DoneLesson[]
  /** Counts after which the student was asked already. */
  readonly asked: readonly number[]
  /** A note stands there. */
  readonly has_note: boolean
}

interface Pair {
  readonly tuition_id: string
  readonly teacher_id: string
  readonly student_id: string
}
export type TuitionCommand =
  | { readonly do: 'take'; readonly pair: Pair; readonly order_id: string; readonly subject_id: string }
  | { readonly do: 'count'; readonly pair: Pair; readonly lesson: DoneLesson }
  | { readonly do: 'uncount'; readonly pair: Pair; readonly lesson_id: string }
  | { readonly do: 'write_note'; readonly pair: Pair; readonly note: string | null }

export const tuitionDecider: Decider<Tuition, TuitionCommand, StudentEvent> = {
  category: 'tuition',
  initial: { taken: false, lessons: [], asked: [], has_note: false },
  evolve(tuition, { type, data }) {
    switch (type) {
      case 'StudentTaken':
        return { ...tuition, taken: true }
      case 'LessonCounted': {
        const { lesson_id, offer_id, subject_id, starts_at, done_at, lessons, asks_review } = data
        return {
          ...tuition,
          lessons: [...tuition.lessons, { lesson_id, offer_id, subject_id, starts_at, done_at }],
          asked: asks_review ? [...tuition.asked, lessons] : tuition.asked,
        }
      }
      case 'LessonUncounted':
        return { ...tuition, lessons: tuition.lessons.filter(({ lesson_id }) => lesson_id !== data.lesson_id) }
      case 'StudentNoteWritten':
        // what it says is encrypted; an empty note comes back as null as well, and is then written once too often at
        // most
        return { ...tuition, has_note: true }
    }
  },
  decide(tuition, command) {
    const { pair } = command
    switch (command.do) {
      case 'take': {
        const { order_id, subject_id } = command
        return tuition.taken ? [] : [make(e.StudentTaken, { ...pair, order_id, subject_id })]
      }
      case 'count': {
        const { lesson } = command
        if (isCounted(tuition, lesson.lesson_id)) return []
        const lessons = tuition.lessons.length + 1
        const asks_review = ASKED_AFTER.includes(lessons) && !tuition.asked.includes(lessons)
        return [make(e.LessonCounted, { ...pair, ...lesson, lessons, asks_review })]
      }
      case 'uncount': {
        const { lesson_id } = command
        if (!isCounted(tuition, lesson_id)) return []
        return [make(e.LessonUncounted, { ...pair, lesson_id, lessons: tuition.lessons.length - 1 })]
      }
      case 'write_note': {
        if (!tuition.taken) return reject('STUDENT_NOT_FOUND')
        const note = command.note?.trim() ?? ''
        if (note === '') return tuition.has_note ? [make(e.StudentNoteWritten, { ...pair, note: null })] : []
        return [make(e.StudentNoteWritten, { ...pair, note })]
      }
    }
  },
}

function isCounted({ lessons }: Tuition, lesson_id: string): boolean {
  return lessons.some((lesson) => lesson.lesson_id === lesson_id)
}
