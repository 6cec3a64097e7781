import type { MailTemplate } from '@kredka/contracts/mail/templates'
import type { MailDetailView, MailRowView, MailSort } from '@kredka/contracts/mail/views'

type Fault = NonNullable<MailDetailView['fault']>

/** What mails are listed by. The contract's own lists come with schemas, which the browser does not load. */
export const MAIL_TEMPLATES = [
  'signup',
  'signup_existing_account',
  'password_reset',
  'password_changed',
  'many_failed_logins',
  'third_party_linked',
  'become_teacher',
  'teacher_suspended',
  'teacher_reinstated',
  'saved_search_match',
  'offer_activated',
  'offer_rejected',
  'exercise_rejected',
  'lesson_booked',
  'lesson_moved',
  'lesson_cancelled',
  'lesson_done',
  'lesson_problem',
  'lesson_reminder',
  'payment_paid',
  'payment_disputed',
  'idea_under_vote',
  'idea_accepted',
  'idea_rejected',
  'account_blocked',
  'account_unblocked',
  'newsletter_confirm',
  'newsletter_issue',
  'chat_unread',
  'chat_warning',
  'contact_message',
  'contact_receipt',
  'contact_answer',
  'review_requested',
  'review_received',
  'review_answered',
  'report_decided',
] as const satisfies readonly MailTemplate[]

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
