import { NAME_MAX, PROVIDERS } from '../accounts/rules.ts'
import { ANSWER_MAX, IDEA_TITLE_MAX } from '../community/rules.ts'
import { CONTACT_ANSWER_MAX, CONTACT_MESSAGE_MAX, CONTACT_TOPICS } from '../help/rules.ts'
import { Amount, Count, Currency, Email, Id, Instant, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import type { SentType } from '../notifications/rules.ts'
import { decidedReport } from '../notifications/types.ts'
import { REASON_MAX, TITLE_MAX } from '../offers/rules.ts'
import { TOPIC_TITLE_MAX } from '../topics/rules.ts'

/**
 * What travels by mail: purposes of section 3, and the keys of links that end a newsletter or mails of one type, which
 * work as often as needed.
 */
export const MAIL_TOKENS = [
  'signup',
  'password_reset',
  'become_teacher',
  'account_deletion',
  'subscribe_newsletter',
  'unsubscribe_newsletter',
  'stop_mail',
] as const
export type MailToken = (typeof MAIL_TOKENS)[number]

const name = Text(NAME_MAX)
const reason = Text(REASON_MAX)
const offer = { name, offer_id: Id, offer_title: Text(TITLE_MAX) }
/** `revision`: of the order's event that it tells. */
const order = { name, order_id: Id, revision: Type.Optional(Count) }
const lesson = { name, lesson_id: Id, role: OneOf(['teacher', 'student']) }
const idea = { name, idea_title: Text(IDEA_TITLE_MAX) }
const payment = { name, payment_id: Id, amount: Amount, currency: Currency }
const answer = Text(ANSWER_MAX)

/**
 * Every mail that the product sends: what its text is made of. Parameters are the person's data and never hold a token;
 * a mail with a token names its purpose in `MAIL_TEMPLATE_TOKENS`, and the sender mints it when it renders (MAI-01).
 */
export const mailTemplates = {
  signup: Obj({}),
  /** Somebody asked for an account with an address that has one: only the owner of the mailbox learns it (ACC-04). */
  signup_existing_account: Obj({ name }),
  password_reset: Obj({ name }),
  password_changed: Obj({ name, changed_at: Instant }),
  /** ACC-10: the account is not locked, its owner is told. */
  many_failed_logins: Obj({ name, failures: Type.Integer({ minimum: 1 }) }),
  /** A third party opens the account from now on: its owner should know (ACC-05). */
  third_party_linked: Obj({ name, provider: OneOf(PROVIDERS) }),
  become_teacher: Obj({ name }),
  teacher_suspended: Obj({ name, reason }),
  teacher_reinstated: Obj({ name }),
  /** The title of the offer is its teacher's: it is looked up. */
  saved_search_match: Obj({ name, offer_id: Id }),
  offer_activated: Obj(offer),
  offer_rejected: Obj({ ...offer, reason }),
  /** TOP-01: staff rejected an exercise, or took it down. Its words are in the topic, where the button leads. */
  exercise_rejected: Obj({ name, topic_id: Id, topic_title: Text(TOPIC_TITLE_MAX), reason }),
  idea_under_vote: Obj(idea),
  idea_accepted: Obj({ ...idea, answer: Type.Optional(answer) }),
  idea_rejected: Obj({ ...idea, answer }),
  /** Names, words and dates of an order are looked up when the mail leaves (ORD-02). */
  order_received: Obj(order),
  order_nudge: Obj(order),
  order_accepted: Obj(order),
  order_rejected: Obj(order),
  /** `role`: the addressee's part in it. */
  order_cancelled: Obj({ ...order, role: OneOf(['teacher', 'student']), why: OneOf(['cancelled', 'expired']) }),
  /** Whom it is with, what and when are looked up when the mail leaves, on the addressee's clocks (`role`). */
  lesson_booked: Obj(lesson),
  lesson_moved: Obj({
    ...lesson,
    step: OneOf(['proposed', 'moved', 'declined', 'lapsed']),
    starts_at: Instant,
    moved_from: Instant,
  }),
  lesson_cancelled: Obj({ ...lesson, starts_at: Instant, late: OneOf(['yes', 'no']) }),
  lesson_done: Obj(lesson),
  lesson_problem: Obj({ ...lesson, step: OneOf(['reported', 'answered', 'withdrawn', 'decided']) }),
  lesson_reminder: Obj({ ...lesson, starts_at: Instant, hours: Type.Integer({ minimum: 1, maximum: 48 }) }),
  /** PAY-01: to the student, a payment was marked as paid. */
  payment_paid: Obj(payment),
  /** To the teacher: the student says that the mark is wrong. */
  payment_disputed: Obj(payment),
  account_blocked: Obj({ name, reason }),
  account_unblocked: Obj({ name, reason }),
  /** Asks whether it was the person who wants the account deleted (ACC-08). */
  account_deletion: Obj({ name }),
  account_deletion_scheduled: Obj({ name, due_at: Instant }),
  account_deletion_cancelled: Obj({ name }),
  /** The last one: the person is forgotten once it has left. */
  account_deleted: Obj({ name }),
  /** Somebody wants the newsletter at this address; its owner has to agree (CNT-01). */
  newsletter_confirm: Obj({}),
  /** The text is the issue's, the same for everybody: the sender looks it up. */
  newsletter_issue: Obj({ issue_id: Id }),
  /** To the operator: a message from the contact form (CNT-01). */
  contact_message: Obj({
    contact_id: Id,
    topic: OneOf(CONTACT_TOPICS),
    name,
    email: Email,
    message: Text(CONTACT_MESSAGE_MAX),
  }),
  /** To whoever wrote. Quotes nothing, so that the form cannot be used to send words to strangers. */
  contact_receipt: Obj({ topic: OneOf(CONTACT_TOPICS) }),
  /**
   * A message lay unseen for a quarter of an hour (CHT-02). The sender's name is not the addressee's data: it is looked
   * up.
   */
  chat_unread: Obj({ name, sender_id: Id, chat_id: Id, count: Type.Integer({ minimum: 1 }) }),
  /** Staff upheld a report of a message (CHT-02). */
  chat_warning: Obj({ name, reason }),
  /** After a done lesson: what the student thinks of it (REV-01). */
  review_requested: Obj({ name, lesson_id: Id }),
  review_received: Obj({ name, stars: Type.Integer({ minimum: 1, maximum: 5 }) }),
  review_answered: Obj({ name, teacher_id: Id }),
  /** To whoever reported a message or a review: that staff looked at it, and whether it stays. */
  report_decided: Obj({ name, ...decidedReport, chat_id: Type.Optional(Id) }),
  contact_answer: Obj({ name, answer: Text(CONTACT_ANSWER_MAX), message: Text(CONTACT_MESSAGE_MAX) }),
}

export type MailTemplate = keyof typeof mailTemplates
export type MailParams<T extends MailTemplate> = Static<(typeof mailTemplates)[T]>
export const MAIL_TEMPLATES = Object.keys(mailTemplates) as MailTemplate[]
export const MailTemplateName = OneOf(MAIL_TEMPLATES)

export const MAIL_TEMPLATE_TOKENS = {
  signup: 'signup',
  password_reset: 'password_reset',
  become_teacher: 'become_teacher',
  account_deletion: 'account_deletion',
  newsletter_confirm: 'subscribe_newsletter',
  newsletter_issue: 'unsubscribe_newsletter',
  chat_unread: 'stop_mail',
  saved_search_match: 'stop_mail',
  offer_activated: 'stop_mail',
  offer_rejected: 'stop_mail',
  exercise_rejected: 'stop_mail',
  order_received: 'stop_mail',
  order_nudge: 'stop_mail',
  order_accepted: 'stop_mail',
  order_rejected: 'stop_mail',
  order_cancelled: 'stop_mail',
  lesson_booked: 'stop_mail',
  lesson_moved: 'stop_mail',
  lesson_cancelled: 'stop_mail',
  lesson_done: 'stop_mail',
  lesson_problem: 'stop_mail',
  lesson_reminder: 'stop_mail',
  payment_paid: 'stop_mail',
  payment_disputed: 'stop_mail',
  idea_under_vote: 'stop_mail',
  idea_accepted: 'stop_mail',
  idea_rejected: 'stop_mail',
  review_requested: 'stop_mail',
  review_received: 'stop_mail',
  review_answered: 'stop_mail',
  report_decided: 'stop_mail',
} as const satisfies Partial<Record<MailTemplate, MailToken>>

/** The purpose of the token that a template carries, null for most. */
export function tokenOf(template: MailTemplate): MailToken | null {
  const purposes: Partial<Record<MailTemplate, MailToken>> = MAIL_TEMPLATE_TOKENS
  return purposes[template] ?? null
}

/** Somebody waits for it in front of a page, or must learn it at once: it leaves before all others (MAI-01). */
const URGENT: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'signup',
  'signup_existing_account',
  'password_reset',
  'password_changed',
  'many_failed_logins',
  'third_party_linked',
  'become_teacher',
  'account_deletion',
  'newsletter_confirm',
])
/** Goes to many at once: it leaves when nothing else waits. */
const BULK: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['newsletter_issue'])

/** The lower leaves first. */
export const MAIL_PRIORITIES = { urgent: 0, normal: 1, bulk: 2 } as const

export function mailPriorityOf(template: MailTemplate): keyof typeof MAIL_PRIORITIES {
  if (URGENT.has(template)) return 'urgent'
  return BULK.has(template) ? 'bulk' : 'normal'
}

const NOTICE_TYPES: Readonly<Partial<Record<MailTemplate, SentType>>> = {
  chat_unread: 'chat_message',
  saved_search_match: 'saved_search_match',
  offer_activated: 'offer_activated',
  offer_rejected: 'offer_rejected',
  exercise_rejected: 'exercise_status',
  order_received: 'order_received',
  order_nudge: 'order_nudge',
  order_accepted: 'order_accepted',
  order_rejected: 'order_rejected',
  order_cancelled: 'order_cancelled',
  lesson_booked: 'lesson_booked',
  lesson_moved: 'lesson_moved',
  lesson_cancelled: 'lesson_cancelled',
  lesson_done: 'lesson_done',
  lesson_problem: 'lesson_problem',
  lesson_reminder: 'lesson_reminder',
  payment_paid: 'payment_paid',
  payment_disputed: 'payment_disputed',
  idea_under_vote: 'idea_status',
  idea_accepted: 'idea_status',
  idea_rejected: 'idea_status',
  review_requested: 'review_requested',
  review_received: 'review_received',
  review_answered: 'review_answered',
  report_decided: 'report_decided',
}

/**
 * The notification type whose switch ends mails of this template: what a token `stop_mail` in it does.
 * @throws RangeError for a template that is no notice
 */
export function typeOfMail(template: MailTemplate): SentType {
  const type = NOTICE_TYPES[template]
  if (type === undefined) throw new RangeError(`${template} tells of no notice`)
  return type
}
