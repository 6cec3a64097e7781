import { newsletterContract } from '@kredka/contracts/newsletter/contract'
import { audience } from '@kredka/projections/newsletter/audience'
import { newsletterProjection } from '@kredka/projections/newsletter/projection'
import { newsletterQueryHandlers } from '@kredka/projections/newsletter/queries'
import type { ContentOf } from '../kernel/mail-content.ts'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { Tools } from '../kernel/tools.ts'
import { issueHandlers, subscriberHandlers } from './handlers.ts'
import { newsletterHints } from './hints.ts'
import { issueDecider } from './issue.ts'
import { forgetTests, mailTest, testDecider } from './issue-tests.ts'
import { newsletterMails } from './mails.ts'
import { lapseAlarm, subscriberPolicies } from './policies.ts'
import { subscriptionRecords } from './records.ts'
import { sendIssues } from './sending.ts'
import { subscriberDecider } from './subscriber.ts'

export interface NewsletterParts {
  /** Where the read models stand. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Subscribing, leaving, and the issues that go to those who subscribed (CNT-01). */
export function createNewsletter({ pool, waitForReadModels }: NewsletterParts): Module {
  return {
    ...newsletterContract,
    states: [streamState(issueDecider), streamState(subscriberDecider), streamState(testDecider)],
    mails: newsletterMails,
    hints: newsletterHints,
    projections: [newsletterProjection],
    handlers: (tools) => [...subscriberHandlers(tools), ...issueHandlers(tools)],
    queryHandlers: () => newsletterQueryHandlers,
    policies: (tools) => [...subscriberPolicies(tools), sendIssues(tools, audience(pool), waitForReadModels), mailTest],
    alarms: (tools) => [lapseAlarm, forgetTests(tools)],
    mailContents: (tools) => ({ contentOf: issueContent(tools) }),
    records: (tools) => [subscriptionRecords(tools)],
  }
}

/** The words of an issue, for the sender of mails: one text for all who get it. */
function issueContent({ write }: Pick<Tools, 'write'>): ContentOf {
  return async (template, params, language) => {
    if (template !== 'newsletter_issue') return {}
    const { state } = await write.fold(issueDecider, String(params['issue_id']), 60_000)
    if (state.is === 'absent') return {}
    const { content } = state
    return language === 'pl'
      ? { common: { subject: content.subject_pl, text: content.text_pl } }
      : { common: { subject: content.subject_en, text: content.text_en } }
  }
}

export { unsubscribeToken } from './unsubscribe-token.ts'
