import { make } from '@kredka/contracts/kernel/events'
import { newsletterEvents as e } from '@kredka/contracts/newsletter/events'
import { story } from '../kernel/testing/story.ts'
import { issueDecider } from './issue.ts'

const by = { issue_id: '01jd0000000000000000000042', admin_id: '01jd0000000000000000000002' }
const { issue_id } = by
const content = { subject_pl: 'Nowości', text_pl: 'Dzień dobry.', subject_en: 'News', text_en: 'Hello.' }
const saved = make(e.NewsletterIssueSaved, { ...by, ...content })
const started = make(e.NewsletterIssueSendingStarted, by)
const [first, second] = ['01jd0000000000000000000101', '01jd0000000000000000000202']
const part = (through_subscriber_id: string, recipients: number) =>
  make(e.NewsletterIssuePartSent, { issue_id, through_subscriber_id, recipients })

test('CNT-01 a draft is written, saved and put away; saving what stands there changes nothing', () => {
  story(issueDecider, e)
    .when({ do: 'create', ...by, content })
    .gives(saved)
  story(issueDecider, e)
    .given(saved)
    .when({ do: 'save', ...by, content })
    .gives()
  story(issueDecider, e)
    .given(saved)
    .when({ do: 'save', ...by, content: { ...content, text_en: 'Hi.' } })
    .gives(make(e.NewsletterIssueSaved, { ...by, ...content, text_en: 'Hi.' }))
  story(issueDecider, e)
    .given(saved)
    .when({ do: 'discard', ...by })
    .gives(make(e.NewsletterIssueDiscarded, by))
})

test('CNT-01 an issue is sent once and not changed afterwards', () => {
  story(issueDecider, e)
    .given(saved)
    .when({ do: 'send', ...by })
    .gives(started)
  for (const later of [[started], [started, make(e.NewsletterIssueSent, { issue_id, recipients: 0 })]]) {
    const known = story(issueDecider, e).given(saved, ...later)
    known.when({ do: 'send', ...by }).rejects('ISSUE_NOT_DRAFT')
    known.when({ do: 'save', ...by, content }).rejects('ISSUE_NOT_DRAFT')
    known.when({ do: 'discard', ...by }).rejects('ISSUE_NOT_DRAFT')
  }
  story(issueDecider, e)
    .when({ do: 'send', ...by })
    .rejects('ISSUE_NOT_FOUND')
})

test('CNT-01 parts follow each other; one that is noted twice counts once', () => {
  const sending = story(issueDecider, e).given(saved, started)
  sending.when({ do: 'note_part', issue_id, after: null, through: first, recipients: 100 }).gives(part(first, 100))
  const gone = sending.given(part(first, 100))
  gone.when({ do: 'note_part', issue_id, after: null, through: first, recipients: 100 }).gives()
  gone.when({ do: 'note_part', issue_id, after: first, through: second, recipients: 7 }).gives(part(second, 7))
  const sent = make(e.NewsletterIssueSent, { issue_id, recipients: 107 })
  const whole = gone.given(part(second, 7))
  whole.when({ do: 'finish', issue_id }).gives(sent)
  whole.given(sent).when({ do: 'finish', issue_id }).gives()
  story(issueDecider, e).given(saved).when({ do: 'finish', issue_id }).gives()
})
