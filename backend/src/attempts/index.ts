import { attemptsContract } from '@kredka/contracts/attempts/contract'
import { attemptsProjection } from '@kredka/projections/attempts/projection'
import { attemptQueryHandlers } from '@kredka/projections/attempts/queries'
import type { Module } from '../kernel/module.ts'
import { attemptAlarms } from './alarms.ts'
import { attemptHandlers } from './handlers.ts'
import { attemptHints } from './hints.ts'
import { visitorAlarm, visitorPolicies } from './policies.ts'

export { attemptTerms } from './attempt-terms.ts'
export { beginAttempt, type NewAttempt } from './begin-attempt.ts'

/** Attempts at quizzes: by users and visitors, judged on the server alone (QUI-03). */
export const attempts: Module = {
  ...attemptsContract,
  projections: [attemptsProjection],
  handlers: attemptHandlers,
  queryHandlers: () => attemptQueryHandlers,
  policies: visitorPolicies,
  alarms: (tools) => [...attemptAlarms(tools), visitorAlarm(tools)],
  hints: attemptHints,
}
