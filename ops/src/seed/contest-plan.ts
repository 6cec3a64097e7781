import { type ContestCommand, contestDecider } from '@kredka/backend/contests/contest'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { FULL_BP } from '@kredka/contracts/attempts/rules'
import { CONTEST_ANSWER_MS } from '@kredka/contracts/contests/rules'
import type { Actor } from '@kredka/contracts/kernel/ports'
import type { Given } from '@kredka/contracts/quizzes/question'
import type { SeedPerson } from './people-plan.ts'
import type { PlannedQuiz, QuizParts } from './planned-quiz.ts'
import type { Step } from './step.ts'

export interface PlannedAnswer {
  readonly question_id: string
  readonly given: Given
  readonly bp: number
}

interface Missed {
  readonly player: SeedPerson
  readonly attempt_id: string
  readonly answers: readonly PlannedAnswer[]
  readonly at: number
}

/** Quizzes of which a learner contests a key: the newest, whose author may still answer, and one that staff look at. */
const CONTESTED: Readonly<Record<number, string>> = {
  0: 'Moim zdaniem moja odpowiedź też pasuje do treści pytania. Proszę o sprawdzenie.',
  30: 'W podręczniku jest inaczej: według niego dobra jest moja odpowiedź.',
}

/** Somebody who missed a question says that its key is wrong (QUI-13). */
export function contestSteps({ now }: QuizParts, quiz: PlannedQuiz, n: number, missed: Missed): readonly Step[] {
  const reason = CONTESTED[n]
  const { player, attempt_id, answers, at } = missed
  const answer = answers.find(({ bp }) => bp < FULL_BP)
  if (reason === undefined || answer === undefined || at > now) return []
  const { quiz_id, author } = quiz
  const { user_id } = player
  const contest_id = deriveEntityId(attempt_id, 'contest')
  const { question_id, given } = answer
  const of = { quiz_id, author_id: author.user_id, version: 1, question_id }
  const contest = { ...of, contest_id, user_id, attempt_id, key_revision: 0, is_judged: true, given, reason }
  const step = (name: string, when: number, actor: Actor, command: ContestCommand): Step => ({
    at: when,
    command: `contests.${name}`,
    actor,
    key: `${name} ${contest_id}`,
    of: user_id,
    run: (write, context) => write.execute(contestDecider, quiz_id, command, context),
  })
  const due = at + CONTEST_ANSWER_MS
  const system = { kind: 'system', id: 'contests.report' } as const
  return [
    step('contest', at, { kind: 'user', id: user_id }, { do: 'contest', ...contest }),
    ...(due > now ? [] : [step('report', due, system, { do: 'report', quiz_id, contest_id })]),
  ]
}
