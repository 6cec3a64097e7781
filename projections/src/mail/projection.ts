import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { DayBegan } from '@kredka/contracts/jobs/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { mailEvents as e } from '@kredka/contracts/mail/events'
import { MAIL_KEPT_DAYS } from '@kredka/contracts/mail/rules'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** 'Sent emails' of the back office (MAI-01, ADM-02). */
export const mailProjection: Projection = {
  name: 'mail',
  number: 3,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.MailRequested, (event, rows) => {
      const { to, token_subject_id: _token, ...mail } = event.data
      const { occurred_at, $correlationId } = event.metadata
      rows.put('mails', { ...mail, recipient: to, correlation_id: $correlationId, requested_at: occurred_at })
      note(event, rows)
    }),

    ...on(e.MailSent, (event, rows) => {
      const { mail_id, way, message_id, attempts } = event.data
      const sent = { state: way === 'kept' ? 'kept' : 'sent', sent_at: event.metadata.occurred_at }
      rows.patch('mails', { mail_id }, { ...sent, way, message_id, attempts, fault: null, next_attempt_at: null })
      note(event, rows)
    }),

    ...on(e.MailDelayed, (event, rows) => {
      const { mail_id, attempts, fault, next_attempt_at } = event.data
      rows.patch('mails', { mail_id }, { state: 'delayed', attempts, fault, next_attempt_at })
      note(event, rows, fault)
    }),

    ...on(e.MailFailed, (event, rows) => {
      const { mail_id, attempts, fault } = event.data
      rows.patch('mails', { mail_id }, { state: 'failed', attempts, fault, next_attempt_at: null })
      note(event, rows, fault)
    }),

    ...on(e.MailResendRequested, (event, rows) => {
      const { mail_id, round, reason } = event.data
      rows.patch('mails', { mail_id }, { state: 'waiting', round, attempts: 0, fault: null })
      note(event, rows, reason)
    }),

    ...on(e.MailBodyRead, (event, rows) => note(event, rows, event.data.reason)),

    ...on(e.MailErased, (event, rows) => {
      rows.patch('mails', { mail_id: event.data.mail_id }, { state: 'erased', next_attempt_at: null })
      note(event, rows)
    }),

    ...on(DayBegan, ({ data }, rows) => rows.put('days', { id: 1, today: data.date })),

    ...on(PersonForgotten, ({ data }, rows) => {
      rows.patch('mails', { subject_id: data.subject_id }, { recipient: null, params: null })
    }),
  },
  later: {
    after: [DayBegan.name],
    slice: async (rows) => (await rows.sql(FORGET_OLD)).length === FORGOTTEN_A_SLICE,
  },
}

const FORGOTTEN_A_SLICE = 1_000

const FORGET_OLD = `
  with gone as (
    delete from mails where mail_id in (
      select mail_id from mails where requested_at < (select today from days) - ${MAIL_KEPT_DAYS}
        order by requested_at limit ${FORGOTTEN_A_SLICE})
    returning mail_id),
  told as (delete from history h using gone where h.mail_id = gone.mail_id)
  select mail_id from gone`

function note(event: Recorded, rows: Rows, text: string | null = null): void {
  rows.put('history', {
    mail_id: event.data['mail_id'],
    revision: event.revision,
    type: event.type,
    at: event.metadata.occurred_at,
    actor: event.metadata.actor,
    note: text,
  })
}
