import type { Rejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { deriveEntityId } from '../kernel/ids.ts'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { issueDecider } from './issue.ts'

export interface Member {
  readonly subscriber_id: string
  readonly email_key: string
}

/**
 * Those who subscribed before the issue began to be sent, after this one, in order of their ids. It only says whom
 * to look at; whether somebody gets the mail is read from their own stream.
 */
export type AudienceOf = (issue_id: string, after: string | null, limit: number) => Promise<readonly Member[]>

export const PART = 100
const AT_ONCE = 10

/**
 * Sends an issue part by part, each part driven by the event that ended the one before: a process that dies goes on
 * where the log stands. A mail's id follows from issue and subscriber, so that nobody gets it twice (CNT-01).
 */
export function sendIssues(
  { streams }: Pick<Tools, 'streams'>,
  audienceOf: AudienceOf,
  waitForReadModels: WaitForReadModels,
): Policy {
  const send = async (
    event: Recorded<AnyEvent & { readonly data: { readonly issue_id: string } }>,
    after: string | null,
    reaction: Reaction,
  ): Promise<Rejection | undefined> => {
    const { issue_id } = event.data
    const { state } = await reaction.write.fold(issueDecider, issue_id)
    // A repeat of a part that stands in the log already.
    if (state.is !== 'sending' || state.through !== after) return undefined
    await waitForReadModels(['newsletter'], event)
    const members = await audienceOf(issue_id, after, PART)
    const through = members.at(-1)?.subscriber_id
    if (through === undefined) {
      const context = reaction.context('newsletter.finish', 'finish')
      return rejectionOf(await reaction.write.execute(issueDecider, issue_id, { do: 'finish', issue_id }, context))
    }
    const recipients = await mailAll(streams, issue_id, members, reaction)
    const command = { do: 'note_part', issue_id, after, through, recipients } as const
    const context = reaction.context('newsletter.note_part', 'part')
    return rejectionOf(await reaction.write.execute(issueDecider, issue_id, command, context))
  }

  return {
    name: 'newsletter.send-issue',
    inline: false,
    on: {
      ...when(e.NewsletterIssueSendingStarted, (event, reaction) => send(event, null, reaction)),
      ...when(e.NewsletterIssuePartSent, (event, reaction) => send(event, event.data.through_subscriber_id, reaction)),
    },
  }
}

/** @returns how many of them get it */
async function mailAll(
  streams: OpenStreams,
  issue_id: string,
  members: readonly Member[],
  reaction: Reaction,
): Promise<number> {
  let recipients = 0
  for (let at = 0; at < members.length; at += AT_ONCE) {
    const mailed = await Promise.all(
      members.slice(at, at + AT_ONCE).map((member) => mailOne(streams, issue_id, member, reaction)),
    )
    recipients += mailed.filter(Boolean).length
  }
  return recipients
}

async function mailOne(streams: OpenStreams, issue_id: string, member: Member, reaction: Reaction): Promise<boolean> {
  const stream = await streams.read(streamOf('subscriber', member.email_key))
  const subscribed = last(stream, e.NewsletterSubscribed)
  const left = last(stream, e.NewsletterUnsubscribed)
  if (subscribed === null || subscribed.data.email === null) return false
  if (subscribed.data.subscriber_id !== member.subscriber_id) return false
  if (left !== null && left.revision > subscribed.revision) return false
  const rejected = await requestMail(reaction, {
    template: 'newsletter_issue',
    mail_id: deriveEntityId(issue_id, member.subscriber_id),
    to_subject: member.subscriber_id,
    address: subscribed.data.email,
    language: subscribed.data.language,
    params: { issue_id },
    step: member.subscriber_id,
  })
  return rejected === undefined
}
