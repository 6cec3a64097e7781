import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e, type NewsletterEvent } from '@kredka/contracts/newsletter/events'
import type { IssueState } from '@kredka/contracts/newsletter/rules'
import type { Decider } from '../kernel/decider.ts'

/** Stream `newsletterissue-{issue_id}`: from a draft to the last of its mails. */
export type Issue =
  | { readonly is: 'absent' }
  | {
      readonly is: IssueState
      readonly content: IssueContent
      readonly recipients: number
      /** The last subscriber whose mail stands in the log; null before the first. */
      readonly through: string | null
    }

type Saved = EventOf<typeof e.NewsletterIssueSaved>['data']
export type IssueContent = Omit<Saved, 'issue_id' | 'admin_id'>
type Event = Extract<
  NewsletterEvent,
  {
    type:
      | 'NewsletterIssueSaved'
      | 'NewsletterIssueDiscarded'
      | 'NewsletterIssueSendingStarted'
      | 'NewsletterIssuePartSent'
      | 'NewsletterIssueSent'
  }
>

interface By {
  readonly issue_id: string
  readonly admin_id: string
}
export type IssueCommand =
  | (By & { readonly do: 'create'; readonly content: IssueContent })
  | (By & { readonly do: 'save'; readonly content: IssueContent })
  | (By & { readonly do: 'discard' | 'send' })
  | {
      readonly do: 'note_part'
      readonly issue_id: string
      /** Where this part began: a part noted twice counts once. */
      readonly after: string | null
      readonly through: string
      readonly recipients: number
    }
  | { readonly do: 'finish'; readonly issue_id: string }

export const issueDecider: Decider<Issue, IssueCommand, Event> = {
  category: 'newsletterissue',
  initial: { is: 'absent' },
  evolve(state, event) {
    if (event.type === 'NewsletterIssueSaved') {
      const { issue_id: _id, admin_id: _by, ...content } = event.data
      return { is: 'draft', content, recipients: 0, through: null }
    }
    if (state.is === 'absent') return state
    switch (event.type) {
      case 'NewsletterIssueDiscarded':
        return { ...state, is: 'discarded' }
      case 'NewsletterIssueSendingStarted':
        return { ...state, is: 'sending' }
      case 'NewsletterIssuePartSent':
        return {
          ...state,
          recipients: state.recipients + event.data.recipients,
          through: event.data.through_subscriber_id,
        }
      case 'NewsletterIssueSent':
        return { ...state, is: 'sent' }
    }
  },
  decide(state, command) {
    if (command.do === 'create') return [issueSaved(command)]
    if (state.is === 'absent') return reject('ISSUE_NOT_FOUND')
    switch (command.do) {
      case 'note_part':
      case 'finish':
        return state.is === 'sending' ? goOn(state, command) : []
      case 'save':
      case 'discard':
      case 'send':
        return state.is === 'draft' ? decideDraft(state, command) : reject('ISSUE_NOT_DRAFT')
    }
  },
}

type Known = Exclude<Issue, { is: 'absent' }>

function goOn(issue: Known, command: Extract<IssueCommand, { do: 'note_part' | 'finish' }>): readonly Event[] {
  const { issue_id } = command
  if (command.do === 'finish') return [make(e.NewsletterIssueSent, { issue_id, recipients: issue.recipients })]
  const { after, through, recipients } = command
  if (issue.through !== after) return []
  return [make(e.NewsletterIssuePartSent, { issue_id, through_subscriber_id: through, recipients })]
}

function decideDraft(
  issue: Known,
  command: Exclude<IssueCommand, { do: 'create' | 'note_part' | 'finish' }>,
): readonly Event[] | Rejection {
  const { issue_id, admin_id } = command
  switch (command.do) {
    case 'save':
      return isSameContent(issue.content, command.content) ? [] : [issueSaved(command)]
    case 'discard':
      return [make(e.NewsletterIssueDiscarded, { issue_id, admin_id })]
    case 'send':
      return [make(e.NewsletterIssueSendingStarted, { issue_id, admin_id })]
  }
}

function issueSaved({ issue_id, admin_id, content }: By & { readonly content: IssueContent }): Event {
  return make(e.NewsletterIssueSaved, { issue_id, admin_id, ...content })
}

function isSameContent(a: IssueContent, b: IssueContent): boolean {
  return (
    a.subject_pl === b.subject_pl && a.text_pl === b.text_pl && a.subject_en === b.subject_en && a.text_en === b.text_en
  )
}
