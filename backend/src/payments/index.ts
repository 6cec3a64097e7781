import { paymentsContract } from '@kredka/contracts/payments/contract'
import { paymentAdminQueryHandlers, paymentDocuments } from '@kredka/projections/payments/admin-queries'
import { paymentsProjection } from '@kredka/projections/payments/projection'
import { paymentQueryHandlers } from '@kredka/projections/payments/queries'
import { readStatement } from '@kredka/projections/payments/statement'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { paymentHandlers } from './handlers.ts'
import { paymentHints } from './hints.ts'
import { paymentMails, paymentNoticeWays } from './mails.ts'
import { paymentDecider } from './payment.ts'
import { paymentPolicies } from './policies.ts'
import { statementDocuments } from './statement-documents.ts'
import { paymentTimeline } from './timeline.ts'
import { transferQueryHandler } from './transfer-query.ts'

/** What is due for lessons, what was paid, and the ledger of both (PAY-01). */
export const payments: Module = {
  ...paymentsContract,
  states: [streamState(paymentDecider)],
  mails: paymentMails,
  noticeWays: paymentNoticeWays,
  hints: paymentHints,
  timelines: [paymentTimeline],
  projections: [paymentsProjection],
  handlers: paymentHandlers,
  queryHandlers: (tools) => [...paymentQueryHandlers, ...paymentAdminQueryHandlers, transferQueryHandler(tools)],
  documents: (tools) => [...statementDocuments(tools, readStatement), ...paymentDocuments],
  policies: paymentPolicies,
}
