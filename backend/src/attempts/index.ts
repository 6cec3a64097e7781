import { attemptsContract } from '@kredka/contracts/attempts/contract'
import { playedVersions } from '@kredka/projections/attempts/played'
import { attemptsProjection } from '@kredka/projections/attempts/projection'
import { attemptQueryHandlers } from '@kredka/projections/attempts/queries'
import { createDrawing } from '@kredka/projections/quizzes/drawing'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import { attemptAlarms } from './alarms.ts'
import { attemptDecider } from './attempt.ts'
import { concealmentDecider } from './concealment.ts'
import { attemptHandlers } from './handlers.ts'
import { attemptHints } from './hints.ts'
import { resultMailContent } from './mail-content.ts'
import { visitorAlarm, visitorPolicies } from './policies.ts'
import { quizDayDecider } from './quiz-day.ts'
import { rescoreDecider } from './rescore.ts'
import { rescoring } from './rescoring.ts'
import { tellRescored } from './tell-rescored.ts'
import { userVisitorsDecider, visitorDecider } from './visitor.ts'
import { withheldScores } from './withheld.ts'

export { attemptDecider } from './attempt.ts'
export { attemptScore, attemptTerms } from './attempt-terms.ts'
export { attemptAt, beginAttempt, type NewAttempt } from './begin-attempt.ts'
export { type ConcealmentCommand, concealedQuizzes, concealmentDecider } from './concealment.ts'
export { contestInPoint } from './contest-in-point.ts'
export { judgedAnswer } from './judged-answer.ts'
export { recordAttempt } from './record-attempt.ts'
export { changeOfResult, isRescored, mayHearOf, onceOfCorrection } from './tell-rescored.ts'
export { withheldOfQuiz } from './withheld.ts'

export interface AttemptParts {
  /** Where the read models stand. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Attempts at quizzes: by users and visitors, judged on the server alone (QUI-03). */
export function createAttempts({ pool, waitForReadModels }: AttemptParts): Module {
  return {
    ...attemptsContract,
    states: [
      streamState(attemptDecider),
      streamState(concealmentDecider),
      streamState(quizDayDecider),
      streamState(rescoreDecider),
      streamState(visitorDecider),
      streamState(userVisitorsDecider),
    ],
    projections: [attemptsProjection],
    handlers: (tools) => attemptHandlers(tools, createDrawing(pool)),
    queryHandlers: () => attemptQueryHandlers,
    policies: (tools) => [
      ...visitorPolicies(tools),
      rescoring(tools, playedVersions(pool), waitForReadModels),
      tellRescored(tools),
    ],
    alarms: (tools) => [...attemptAlarms(tools), visitorAlarm(tools)],
    hints: attemptHints,
    mailContents: (tools) => ({ contentOf: resultMailContent(tools) }),
    withheld: withheldScores,
  }
}
