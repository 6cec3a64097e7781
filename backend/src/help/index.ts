import { helpContract } from '@kredka/contracts/help/contract'
import { helpProjection } from '@kredka/projections/help/projection'
import { helpQueryHandlers } from '@kredka/projections/help/queries'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import { contactDecider } from './contact.ts'
import { contactPersonDecider } from './contact-person.ts'
import { faqDecider } from './faq.ts'
import { contactHandlers, faqHandlers } from './handlers.ts'
import { contactHead, helpHead } from './heads.ts'
import { helpHints } from './hints.ts'
import { helpMails } from './mails.ts'
import { contactPolicies, retireAlarm, retireOpenAlarm } from './policies.ts'
import { answerRecords } from './records.ts'

export interface HelpParts {
  /** Where messages of the contact form are mailed to; null for the back office alone. */
  readonly contactEmail: string | null
}

/** The contact form, and questions with their answers (CNT-01). */
export function createHelp({ contactEmail }: HelpParts): Module {
  return {
    ...helpContract,
    states: [streamState(contactPersonDecider), streamState(contactDecider), streamState(faqDecider)],
    mails: helpMails,
    hints: helpHints,
    projections: [helpProjection],
    handlers: (tools) => [...contactHandlers(tools), ...faqHandlers(tools)],
    queryHandlers: () => helpQueryHandlers,
    policies: (tools) => contactPolicies(tools, contactEmail),
    alarms: () => [retireAlarm, retireOpenAlarm],
    heads: [helpHead, contactHead],
    records: (tools) => [answerRecords(tools)],
  }
}
