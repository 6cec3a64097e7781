import type { MailTemplate } from '@kredka/contracts/mail/templates'
import type { MailDetailView, MailRowView, MailSort } from '@kredka/contracts/mail/views'

type Fault = NonNullable<MailDetailView['fault']>

/**
 * What mails are listed by. The contract's own lists come with schemas, which the browser does not load: one that is
 * missing here does not compile.
 */
const TEMPLATES: Readonly<Record<MailTemplate, true>> = {
  signup: true,
  signup_existing_account: true,
  password_reset: true,
  password_changed: true,
  many_failed_logins: true,
  third_party_linked: true,
  become_teacher: true,
  teacher_suspended: true,
  teacher_reinstated: true,
  saved_search_match: true,
  offer_activated: true,
  offer_rejected: true,
  exercise_rejected: true,
  order_received: true,
  order_nudge: true,
  order_accepted: true,
  order_rejected: true,
  order_cancelled: true,
  lesson_booked: true,
  lesson_moved: true,
  lesson_cancelled: true,
  lesson_done: true,
  lesson_problem: true,
  lesson_reminder: true,
  payment_paid: true,
  payment_disputed: true,
  idea_under_vote: true,
  idea_accepted: true,
  idea_rejected: true,
  account_blocked: true,
  account_unblocked: true,
  account_deletion: true,
  account_deletion_scheduled: true,
  account_deletion_cancelled: true,
  account_deleted: true,
  newsletter_confirm: true,
  newsletter_issue: true,
  chat_unread: true,
  chat_warning: true,
  contact_message: true,
  contact_receipt: true,
  contact_answer: true,
  review_requested: true,
  review_received: true,
  review_answered: true,
  report_decided: true,
}
export const MAIL_TEMPLATES = Object.keys(TEMPLATES) as readonly MailTemplate[]

export const MAIL_STATES = [
  'waiting',
  'delayed',
  'sent',
  'kept',
  'failed',
  'erased',
] as const satisfies readonly MailRowView['state'][]

const FAULTS = [
  'no_connection',
  'refused_for_now',
  'refused',
  'login_refused',
  'broken',
] as const satisfies readonly Fault[]

/** The fault that a note of the history names, undefined where it is a reason in somebody's words. */
export function faultOf(note: string | null): Fault | undefined {
  return FAULTS.find((fault) => fault === note)
}

const SORTED = ['requested_at', 'sent_at', 'template', 'to', 'state'] as const
export const MAIL_SORTS: readonly MailSort[] = SORTED.flatMap((key) => [key, `-${key}`] as const)
