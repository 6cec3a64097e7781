import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import type { SeedPerson } from './people-plan.ts'
import type { SeedQuestion, SeedQuiz } from './texts/quizzes/build.ts'

/** What the plan of quizzes rests on. */
export interface QuizParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly admin_id: string
  /** The first of each is the one somebody logs in as. */
  readonly students: readonly SeedPerson[]
  readonly teachers: readonly SeedPerson[]
}

/** A quiz of the plan with its ids. */
export interface PlannedQuiz {
  readonly quiz_id: string
  readonly author: SeedPerson
  readonly written: SeedQuiz
  readonly questions: readonly (SeedQuestion & { readonly question_id: string })[]
}

/** A question of a listed quiz, as it stands in the first version. */
export interface SeedAskable {
  readonly quiz_id: string
  readonly question_id: string
  readonly draft: Pick<QuestionDraft, 'prompt' | 'task'>
}
