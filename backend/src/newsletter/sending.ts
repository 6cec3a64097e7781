import type { Rejection } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { deriveEntityId } from '../kernel/ids.ts'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import { whenSeen } from '../kernel/reactions/not-yet.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { issueDecider } from './issue.ts'

export interface Member {
  readonly subscriber_id: string
  readonly email_key: string
}

/**
 * Those who subscribed before the issue began to be sent, after this one, in order of their ids. Null while the read
 * model has not seen the beginning yet. It only says whom to look at; whether somebody gets the mail is read from their
 * own stream.
 */
export type AudienceOf = (issue_id: string, after: string | null, limit: number) => Promise<readonly Member[] | null>

export const PART = 100
const AT_ONCE = 10

/**
 * Sends an issue part by part, each part driven by the event that ended the one before: a process that dies goes on
 * where the log stands. A mail's id follows from issue and subscriber, so that nobody gets it twice (CNT-01).
 */
export function sendIssues({ streams }: Pick<Tools, 'streams'>, audienceOf: AudienceOf, pause: Pause): Policy {
  const send = async (issue_id: string, after: string | null, reaction: Reaction): Promise<Rejection | undefined> => {
    const { state } = await reaction.write.fold(issueDecider, issue_id)
    // A repeat of a part that stands in the log already.
    if (state.is !== 'sending' || state.through !== after) return undefined
    const members = await whenSeen(() => audienceOf(issue_id, after, PART), pause, 'the beginning of the issue')
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
      ...when(e.NewsletterIssueSendingStarted, ({ data }, reaction) => send(data.issue_id, null, reaction)),
      ...when(e.NewsletterIssuePartSent, ({ data }, reaction) =>
        send(data.issue_id, data.through_subscriber_id, reaction),
      ),
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
