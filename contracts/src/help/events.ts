import { EmailKey } from '../accounts/events.ts'
import { NAME_MAX } from '../accounts/rules.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Email, Id, Language, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import {
  CONTACT_ANSWER_MAX,
  CONTACT_MESSAGE_MAX,
  CONTACT_NOTE_MAX,
  CONTACT_TOPICS,
  FAQ_ANSWER_MAX,
  FAQ_CATEGORIES,
  FAQ_ITEMS_MAX,
  FAQ_QUESTION_MAX,
} from './rules.ts'

/**
 * Stream `contact-{contact_id}`. A message from the form; the contact is a subject of its own, also where the sender
 * has an account (CNT-01).
 */
export const ContactMessageSent = event(
  'ContactMessageSent',
  Obj({
    contact_id: Id,
    /** Whoever was logged in; null for a visitor. */
    user_id: Nullable(Id),
    topic: OneOf(CONTACT_TOPICS),
    language: Language,
    email_key: EmailKey,
    name: Personal(Text(NAME_MAX), 'contact_id'),
    email: Personal(Email, 'contact_id'),
    message: Personal(Text(CONTACT_MESSAGE_MAX), 'contact_id'),
  }),
)
export const ContactMessageAnswered = event(
  'ContactMessageAnswered',
  Obj({ contact_id: Id, admin_id: Id, text: Personal(Text(CONTACT_ANSWER_MAX), 'contact_id') }),
)
export const ContactMessageClosed = event(
  'ContactMessageClosed',
  Obj({ contact_id: Id, admin_id: Id, note: Personal(Text(CONTACT_NOTE_MAX), 'contact_id') }),
)
/** An admin asked for the address of the sender, who may have no account (ADM-03). */
export const ContactEmailRead = event(
  'ContactEmailRead',
  Obj({ contact_id: Id, admin_id: Id, reason: Text(REASON_MAX) }),
)
/** Kept long enough, or its sender deleted their account; it is forgotten right after. */
export const ContactMessageRetired = event(
  'ContactMessageRetired',
  Obj({ contact_id: Id, why: OneOf(['kept_long_enough', 'account_deleted']) }),
)

/**
 * Stream `contactperson-{user_id}`. Which messages a person with an account wrote, so that they go with the account.
 */
export const ContactLinked = event('ContactLinked', Obj({ user_id: Id, contact_id: Id }))

/** A built-in question has a name of words, one that staff added an id. */
export const FaqItemId = Type.String({ minLength: 3, maxLength: 60, pattern: '^[0-9a-z][0-9a-z-]{2,59}$' })
const item = { item_id: FaqItemId, admin_id: Id }
const question = Text(FAQ_QUESTION_MAX)
const answer = Text(FAQ_ANSWER_MAX)

/** Stream `faq-house`, which holds all questions. Answers are the little markdown of `kernel/rich-text`. */
export const FaqItemWritten = event(
  'FaqItemWritten',
  Obj({
    ...item,
    category: OneOf(FAQ_CATEGORIES),
    question_pl: question,
    answer_pl: answer,
    question_en: question,
    answer_en: answer,
  }),
)
export const FaqItemPublished = event('FaqItemPublished', Obj(item))
export const FaqItemUnpublished = event('FaqItemUnpublished', Obj(item))
/** All questions of a category, first to last. */
export const FaqOrdered = event(
  'FaqOrdered',
  Obj({ category: OneOf(FAQ_CATEGORIES), item_ids: Type.Array(FaqItemId, { maxItems: FAQ_ITEMS_MAX }), admin_id: Id }),
)

export const helpEvents = {
  ContactMessageSent,
  ContactMessageAnswered,
  ContactMessageClosed,
  ContactEmailRead,
  ContactMessageRetired,
  ContactLinked,
  FaqItemWritten,
  FaqItemPublished,
  FaqItemUnpublished,
  FaqOrdered,
}
export type HelpEvent = EventsOf<typeof helpEvents>
