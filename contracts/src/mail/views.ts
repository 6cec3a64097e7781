import { ActorName, Count, Id, Instant, Language, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { MAIL_FAULTS, MAIL_WAYS } from './events.ts'
import { MailTemplateName } from './templates.ts'

/**
 * `waiting` for its turn, `delayed` after a failed attempt; `kept` where no way out is configured; `erased` with its
 * person.
 */
export const MAIL_STATES = ['waiting', 'delayed', 'sent', 'kept', 'failed', 'erased'] as const

export const MAIL_SORTS = [
  'requested_at',
  '-requested_at',
  'sent_at',
  '-sent_at',
  'template',
  '-template',
  'to',
  '-to',
  'state',
  '-state',
] as const
export type MailSort = (typeof MAIL_SORTS)[number]

const row = {
  id: Id,
  template: MailTemplateName,
  language: Language,
  /** The person: user, subscriber or contact. */
  subject_id: Id,
  /**
   * Enough of the address to tell people apart; the whole one stands with the text. Null once the person is forgotten.
   */
  to: Nullable(Type.String()),
  state: OneOf(MAIL_STATES),
  /** Attempts of the newest round; counted when one has ended. */
  attempts: Count,
  /** Type of the event that led to the mail. */
  cause_type: Type.String(),
  requested_at: Instant,
  sent_at: Nullable(Instant),
}

/** A row of 'sent emails' (ADM-02). */
export const MailRowView = Obj(row)
export type MailRowView = Static<typeof MailRowView>

export const MailDetailView = Obj({
  ...row,
  params: Nullable(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  cause_event_id: Type.String(),
  cause_stream: Type.String(),
  policy: Type.String(),
  correlation_id: Type.String(),
  /** Resends so far. */
  round: Count,
  way: Nullable(OneOf(MAIL_WAYS)),
  message_id: Nullable(Type.String()),
  fault: Nullable(OneOf(MAIL_FAULTS)),
  next_attempt_at: Nullable(Instant),
  /** What happened to it, oldest first. */
  history: Type.Array(
    Obj({
      type: Type.String(),
      at: Instant,
      actor: ActorName,
      /** An admin's reason, or the fault of an attempt. */
      note: Nullable(Type.String()),
    }),
  ),
})
export type MailDetailView = Static<typeof MailDetailView>

/** The text as it was rendered; tokens in it are blotted out. */
export const MailBodyView = Obj({
  /** The whole address. */
  to: Type.String(),
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
  rendered_at: Instant,
})
export type MailBodyView = Static<typeof MailBodyView>
