import { contestsContract } from '@kredka/contracts/contests/contract'
import { contestsProjection } from '@kredka/projections/contests/projection'
import { contestQueryHandlers } from '@kredka/projections/contests/queries'
import { withheldOfQuiz } from '../attempts/index.ts'
import type { Module } from '../kernel/module.ts'
import { contestHandlers } from './handlers.ts'
import { contestHints } from './hints.ts'
import { contestMails, contestNoticeWays } from './mails.ts'
import { contestAlarm, contestPolicies } from './policies.ts'

/** What tells of a key that it stays, why, or that it did not. */
const ANSWERED = ['state', 'answer', 'answered_at', 'by_staff']

/** Learners contest keys, and authors answer (QUI-13). */
export const contests: Module = {
  ...contestsContract,
  projections: [contestsProjection],
  handlers: contestHandlers,
  queryHandlers: () => contestQueryHandlers,
  policies: contestPolicies,
  alarms: () => [contestAlarm],
  mails: contestMails,
  noticeWays: contestNoticeWays,
  hints: contestHints,
  withheld: (tools) => withheldOfQuiz(tools, 'contests.contests', ANSWERED),
}
