import { Count, DateOnly, Id, Instant, Nullable, Obj, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { Formula } from '../quizzes/question.ts'

/** Only what the person has answered before stands here, so that the words give nothing away. */
const question = {
  id: Id,
  prompt: Type.String(),
  /** Those of the texts that stand here. */
  formulas: Type.Array(Formula),
  /** Null where the quiz is not known any more. */
  subject_id: Nullable(SubjectRef),
}

export const DueQuestionView = Obj({
  ...question,
  due_on: DateOnly,
  /** Missed, and not repeated yet. */
  is_new: Type.Boolean(),
})
export type DueQuestionView = Static<typeof DueQuestionView>

/** What is forgotten again and again, with what explains it. */
export const LeechView = Obj({ ...question, explanation: Type.String(), lapses: Count, due_on: DateOnly })
export type LeechView = Static<typeof LeechView>

/** The person's repetitions as of today, a day of Europe/Warsaw (QUI-08). */
export const RepetitionView = Obj({
  today: DateOnly,
  /** Questions that come back; how many of them wait today, of these those that are new, and the new ones held back. */
  questions: Count,
  due: Count,
  due_new: Count,
  held_back: Count,
  /** Today with what is overdue, and the days after it. */
  week: Type.Array(Obj({ day: DateOnly, due: Count })),
  /** The longest due first. */
  list: Type.Array(DueQuestionView),
  leeches: Type.Array(LeechView),
})
export type RepetitionView = Static<typeof RepetitionView>

/** What a student misses in quizzes, for who teaches them (QUI-12). */
export const MissesView = Obj({
  /** False: the student shows nothing, and all else is empty. */
  is_shared: Type.Boolean(),
  subjects: Type.Array(Obj({ subject_id: SubjectRef, answers: Count, wrong: Count })),
  questions: Type.Array(Obj({ ...question, answers: Count, wrong: Count, last_at: Instant })),
})
export type MissesView = Static<typeof MissesView>
