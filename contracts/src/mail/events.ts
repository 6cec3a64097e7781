import { type EventsOf, event } from '../kernel/events.ts'
import { Count, Email, Id, Instant, Language, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { MailTemplateName } from './templates.ts'

/** How a mail left: by SMTP, into the outbox folder, or (with neither) only into the list of kept mails. */
export const MAIL_WAYS = ['smtp', 'outbox', 'kept'] as const

/** Why an attempt failed, without the server's own words: those may quote the address. */
export const MAIL_FAULTS = ['no_connection', 'refused_for_now', 'refused', 'login_refused', 'broken'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

/** `round` counts resends, from 0: a round has one Message-ID, however often it is tried. */
const mail = { mail_id: Id, template: MailTemplateName, subject_id: Id }
const inRound = { ...mail, round: Count }

/** Stream `mail-{mail_id}`. Something happened that a person should read of (MAI-01). Never holds a token. */
export const MailRequested = event(
  'MailRequested',
  Obj({
    ...mail,
    language: Language,
    to: Personal(Email, 'subject_id'),
    params: Personal(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])), 'subject_id'),
    /** Whom a token minted for this mail stands for: mostly the person, for a request the request. */
    token_subject_id: Id,
    /** The event that led here and the policy that asked. */
    cause_event_id: Type.String({ format: 'uuid' }),
    cause_type: Text(80),
    cause_stream: Text(200),
    policy: Text(80),
  }),
)
export const MailSent = event(
  'MailSent',
  Obj({ ...inRound, attempts: Count, way: OneOf(MAIL_WAYS), message_id: Text(200) }),
)
/** An attempt failed; the next comes by itself. */
export const MailDelayed = event(
  'MailDelayed',
  Obj({ ...inRound, attempts: Count, fault: OneOf(MAIL_FAULTS), next_attempt_at: Instant }),
)
/** The last attempt of the round failed. An admin may resend. */
export const MailFailed = event('MailFailed', Obj({ ...inRound, attempts: Count, fault: OneOf(MAIL_FAULTS) }))
/** An admin asked for the mail once more; a token in it is a new one. */
export const MailResendRequested = event('MailResendRequested', Obj({ ...inRound, admin_id: Id, reason: Text(500) }))
/** An admin read what the person was sent (ADM-03). */
export const MailBodyRead = event('MailBodyRead', Obj({ ...mail, admin_id: Id, reason: Text(500) }))
/** The person is gone, so is the mail's text, and it is sent no more. */
export const MailErased = event('MailErased', Obj(mail))

export const mailEvents = {
  MailRequested,
  MailSent,
  MailDelayed,
  MailFailed,
  MailResendRequested,
  MailBodyRead,
  MailErased,
}
export type MailEvent = EventsOf<typeof mailEvents>
