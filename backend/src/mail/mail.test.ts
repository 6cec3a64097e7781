import { make } from '@kredka/contracts/kernel/events'
import { mailEvents } from '@kredka/contracts/mail/events'
import { story } from '../kernel/testing/story.ts'
import { mailDecider } from './mail.ts'

const about = {
  mail_id: '01hzy3v9k2m4n6p8q0r2s4t6v8',
  template: 'signup',
  subject_id: '01hzy3v9k2m4n6p8q0r2s4t6v9',
} as const
const admin = { admin_id: '01hzy3v9k2m4n6p8q0r2s4t6va', reason: 'The person asked for it' }
const requested = make(mailEvents.MailRequested, {
  ...about,
  language: 'pl',
  to: 'anna@example.com',
  params: {},
  token_subject_id: about.subject_id,
  cause_event_id: '00000000-0000-4000-8000-000000000001',
  cause_type: 'SignupRequested',
  cause_stream: 'signup-1',
  policy: 'accounts.mail-signup',
})
const outcome = { round: 0, attempts: 1, way: 'smtp', message_id: '<1.0@kredka.example>' } as const
const sent = make(mailEvents.MailSent, { ...about, ...outcome })
const failed = make(mailEvents.MailFailed, { ...about, round: 0, attempts: 8, fault: 'no_connection' })
const mails = story(mailDecider, mailEvents)

test('MAI-01 a mail is asked for once', () => {
  mails.when({ do: 'request', mail: requested.data }).gives(requested)
  mails.given(requested).when({ do: 'request', mail: requested.data }).gives()
})

test('it is sent once a round; later words about it change nothing', () => {
  mails.given(requested).when({ do: 'record_sent', outcome }).gives(sent)
  mails.given(requested, sent).when({ do: 'record_sent', outcome }).gives()
  mails
    .given(requested, sent)
    .when({ do: 'record_failure', outcome: { round: 0, attempts: 8, fault: 'broken' } })
    .gives()
})

test('ADM-02 a mail that was sent or failed can be sent once more, with a reason', () => {
  const again = make(mailEvents.MailResendRequested, { ...about, round: 1, ...admin })
  mails
    .given(requested, sent)
    .when({ do: 'resend', ...admin })
    .gives(again)
  mails
    .given(requested, failed)
    .when({ do: 'resend', ...admin })
    .gives(again)
  mails
    .given(requested)
    .when({ do: 'resend', ...admin })
    .rejects('CONFLICT')
  mails
    .given(requested, sent, again)
    .when({ do: 'resend', ...admin })
    .rejects('CONFLICT')
  mails.given(requested, sent, again).when({ do: 'record_sent', outcome }).gives()
  mails.when({ do: 'resend', ...admin }).rejects('MAIL_NOT_FOUND')
})

test('ADM-03 reading a text is an event with its reason', () => {
  mails
    .given(requested, sent)
    .when({ do: 'read_body', ...admin })
    .gives(make(mailEvents.MailBodyRead, { ...about, ...admin }))
})

test('EVT-10 a mail whose person is gone is over', () => {
  const erased = make(mailEvents.MailErased, about)
  mails.given(requested).when({ do: 'erase' }).gives(erased)
  mails.given(requested, erased).when({ do: 'erase' }).gives()
  mails
    .given(requested, erased)
    .when({ do: 'resend', ...admin })
    .rejects('CONFLICT')
  mails
    .given(requested, erased)
    .when({ do: 'read_body', ...admin })
    .rejects('MAIL_NOT_FOUND')
})
