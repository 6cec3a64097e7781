import { type EventsOf, event, narrowerVersion } from '../kernel/events.ts'
import { Count, Email, Id, Instant, Language, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { dropOfferTitle } from '../notifications/titles.ts'
import { FIRST_TEMPLATES } from './first-templates.ts'
import type { MailTemplate } from './templates.ts'

/** How a mail left: by SMTP, into the outbox folder, or (with neither) only into the list of kept mails. */
export const MAIL_WAYS = ['smtp', 'outbox', 'kept'] as const

/** Why an attempt failed, without the server's own words: those may quote the address. */
export const MAIL_FAULTS = ['no_connection', 'refused_for_now', 'refused', 'login_refused', 'broken'] as const
export type MailFault = (typeof MAIL_FAULTS)[number]

const Template = Type.Unsafe<MailTemplate>(Type.String({ pattern: '^[a-z_]{3,60}$' }))
const about = { mail_id: Id, template: Template, subject_id: Id }
type About = typeof about
/** As the first versions named the template. */
const first: About = { ...about, template: Type.Unsafe<MailTemplate>(OneOf(FIRST_TEMPLATES)) }

/** `round` counts resends, from 0: a round has one Message-ID, however often it is tried. */
const round = Count
const requestSchema = (mail: About) =>
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
  })
const sentSchema = (mail: About) =>
  Obj({ ...mail, round, attempts: Count, way: OneOf(MAIL_WAYS), message_id: Text(200) })
const delaySchema = (mail: About) =>
  Obj({ ...mail, round, attempts: Count, fault: OneOf(MAIL_FAULTS), next_attempt_at: Instant })
const failureSchema = (mail: About) => Obj({ ...mail, round, attempts: Count, fault: OneOf(MAIL_FAULTS) })
const resendSchema = (mail: About) => Obj({ ...mail, round, admin_id: Id, reason: Text(500) })
const readSchema = (mail: About) => Obj({ ...mail, admin_id: Id, reason: Text(500) })

/**
 * Stream `mail-{mail_id}`. Something happened that a person should read of (MAI-01). Never holds a token, nor words of
 * anybody but the person: those are looked up when the mail leaves. Version 1 held the title of another's offer.
 */
export const MailRequested = event('MailRequested', requestSchema(about), [
  {
    schema: requestSchema(first),
    upcast: (data) =>
      data['template'] === 'saved_search_match' ? { ...data, params: dropOfferTitle(data['params']) } : { ...data },
  },
  narrowerVersion(requestSchema(first)),
])
export const MailSent = event('MailSent', sentSchema(about), [narrowerVersion(sentSchema(first))])
/** An attempt failed; the next comes by itself. */
export const MailDelayed = event('MailDelayed', delaySchema(about), [narrowerVersion(delaySchema(first))])
/** The last attempt of the round failed. An admin may resend. */
export const MailFailed = event('MailFailed', failureSchema(about), [narrowerVersion(failureSchema(first))])
/** An admin asked for the mail once more; a token in it is a new one. */
export const MailResendRequested = event('MailResendRequested', resendSchema(about), [
  narrowerVersion(resendSchema(first)),
])
/** An admin read what the person was sent (ADM-03). */
export const MailBodyRead = event('MailBodyRead', readSchema(about), [narrowerVersion(readSchema(first))])
/** The person is gone, so is the mail's text, and it is sent no more. */
export const MailErased = event('MailErased', Obj(about), [narrowerVersion(Obj(first))])

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
