import { ActView } from '../admin/views.ts'
import { Count, Id, Instant, Language, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { FaqItemId } from './events.ts'
import { CONTACT_STATES, CONTACT_TOPICS, FAQ_ANSWER_MAX, FAQ_CATEGORIES, FAQ_QUESTION_MAX } from './rules.ts'

const contact = {
  id: Id,
  topic: OneOf(CONTACT_TOPICS),
  state: OneOf(CONTACT_STATES),
  language: Language,
  /** Null once the sender is forgotten. */
  name: Nullable(Type.String()),
  /** Enough of the address to tell senders apart; answers find their way without the whole one. */
  email: Nullable(Type.String()),
  /** First words of the message. */
  excerpt: Nullable(Type.String()),
  sent_at: Instant,
  answers: Count,
  last_answered_at: Nullable(Instant),
  closed_at: Nullable(Instant),
}
export const ContactRowView = Obj(contact)
export type ContactRowView = Static<typeof ContactRowView>

export const ContactView = Obj({
  ...contact,
  user_id: Nullable(Id),
  message: Nullable(Type.String()),
  note: Nullable(Type.String()),
  replies: Type.Array(Obj({ text: Nullable(Type.String()), admin_id: Id, at: Instant })),
  /** What staff did with it, the oldest first. */
  history: Type.Array(ActView),
})
export type ContactView = Static<typeof ContactView>

/** The whole address, as the sender gave it. */
export const ContactEmailView = Obj({ email: Type.String() })
export type ContactEmailView = Static<typeof ContactEmailView>

export const CONTACT_SORTS = ['sent_at', '-sent_at', 'state', '-state', 'topic', '-topic', 'name', '-name'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]

/** A question as people read it, in one language. */
export const FaqItemView = Obj({ id: FaqItemId, question: Type.String(), answer: Type.String() })
export type FaqItemView = Static<typeof FaqItemView>
export const FaqGroupView = Obj({ category: OneOf(FAQ_CATEGORIES), items: Type.Array(FaqItemView) })
export type FaqGroupView = Static<typeof FaqGroupView>

/** What staff write. */
export const FaqContent = {
  category: OneOf(FAQ_CATEGORIES),
  question_pl: Text(FAQ_QUESTION_MAX),
  answer_pl: Text(FAQ_ANSWER_MAX),
  question_en: Text(FAQ_QUESTION_MAX),
  answer_en: Text(FAQ_ANSWER_MAX),
}
/** A question as staff see it. */
export const FaqEntryView = Obj({
  id: FaqItemId,
  ...FaqContent,
  published: Type.Boolean(),
  /** Null where it is still as the product brought it. */
  written_at: Nullable(Instant),
})
export type FaqEntryView = Static<typeof FaqEntryView>
