import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { ISSUE_STATES, ISSUE_SUBJECT_MAX, ISSUE_TEXT_MAX } from './rules.ts'

/** The switch in the settings. */
export const OwnNewsletterView = Obj({ subscribed: Type.Boolean() })
export type OwnNewsletterView = Static<typeof OwnNewsletterView>

const row = {
  id: Id,
  state: OneOf(ISSUE_STATES),
  subject_pl: Type.String(),
  subject_en: Type.String(),
  saved_at: Instant,
  sending_since: Nullable(Instant),
  sent_at: Nullable(Instant),
  /** Mails asked for so far. */
  recipients: Count,
}
export const IssueRowView = Obj(row)
export type IssueRowView = Static<typeof IssueRowView>

export const IssueView = Obj({ ...row, text_pl: Type.String(), text_en: Type.String() })
export type IssueView = Static<typeof IssueView>

/** Numbers alone: staff see no address here (ADM-03). */
export const NewsletterCountsView = Obj({
  subscribed: Count,
  subscribed_pl: Count,
  subscribed_en: Count,
  /** Asked for and not confirmed yet. */
  unconfirmed: Count,
})
export type NewsletterCountsView = Static<typeof NewsletterCountsView>

/** What an issue says, in both languages. */
export const IssueContent = {
  subject_pl: Text(ISSUE_SUBJECT_MAX),
  text_pl: Text(ISSUE_TEXT_MAX),
  subject_en: Text(ISSUE_SUBJECT_MAX),
  text_en: Text(ISSUE_TEXT_MAX),
}

/** Names the address without telling it, and proves that the link came in a mail to it: two HMACs in hex. */
export const UnsubscribeToken = Type.String({ minLength: 128, maxLength: 128, pattern: '^[0-9a-f]{128}$' })
