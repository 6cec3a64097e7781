import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import { chatUnread, chatWarning } from './chat.ts'
import { accountDeleted, accountDeletion, accountDeletionCancelled, accountDeletionScheduled } from './deletion.ts'
import { contactAnswer, contactMessage, contactReceipt } from './help.ts'
import { ideaAccepted, ideaRejected, ideaUnderVote } from './ideas.ts'
import { type LaidOutMail, layOut } from './layout.ts'
import { lessonBooked, lessonCancelled, lessonDone, lessonMoved, lessonProblem, lessonReminder } from './lessons.ts'
import type { MailContext, Template } from './mail-text.ts'
import { newsletterConfirm, newsletterIssue } from './newsletter.ts'
import { orderAccepted, orderCancelled, orderNudge, orderReceived, orderRejected } from './orders.ts'
import { paymentDisputed, paymentPaid } from './payments.ts'
import { reportDecided } from './reports.ts'
import { reviewAnswered, reviewReceived, reviewRequested } from './reviews.ts'
import { savedSearchMatch } from './searches.ts'
import {
  accountBlocked,
  accountUnblocked,
  manyFailedLogins,
  passwordChanged,
  passwordReset,
  thirdPartyLinked,
} from './security.ts'
import { signup, signupExistingAccount } from './sign-up.ts'
import {
  becomeTeacher,
  exerciseRejected,
  offerActivated,
  offerRejected,
  teacherReinstated,
  teacherSuspended,
} from './teaching.ts'

const templates: { readonly [T in MailTemplate]: Template<T> } = {
  signup,
  signup_existing_account: signupExistingAccount,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  many_failed_logins: manyFailedLogins,
  third_party_linked: thirdPartyLinked,
  become_teacher: becomeTeacher,
  teacher_suspended: teacherSuspended,
  teacher_reinstated: teacherReinstated,
  saved_search_match: savedSearchMatch,
  offer_activated: offerActivated,
  offer_rejected: offerRejected,
  exercise_rejected: exerciseRejected,
  order_received: orderReceived,
  order_nudge: orderNudge,
  order_accepted: orderAccepted,
  order_rejected: orderRejected,
  order_cancelled: orderCancelled,
  payment_paid: paymentPaid,
  payment_disputed: paymentDisputed,
  idea_under_vote: ideaUnderVote,
  idea_accepted: ideaAccepted,
  idea_rejected: ideaRejected,
  lesson_booked: lessonBooked,
  lesson_moved: lessonMoved,
  lesson_cancelled: lessonCancelled,
  lesson_done: lessonDone,
  lesson_problem: lessonProblem,
  lesson_reminder: lessonReminder,
  account_blocked: accountBlocked,
  account_unblocked: accountUnblocked,
  account_deletion: accountDeletion,
  account_deletion_scheduled: accountDeletionScheduled,
  account_deletion_cancelled: accountDeletionCancelled,
  account_deleted: accountDeleted,
  newsletter_confirm: newsletterConfirm,
  newsletter_issue: newsletterIssue,
  chat_unread: chatUnread,
  chat_warning: chatWarning,
  contact_message: contactMessage,
  contact_receipt: contactReceipt,
  review_requested: reviewRequested,
  review_received: reviewReceived,
  review_answered: reviewAnswered,
  report_decided: reportDecided,
  contact_answer: contactAnswer,
}

/** A mail as it leaves: the same parameters and token give the same text. */
export function render<T extends MailTemplate>(
  template: T,
  language: 'pl' | 'en',
  params: MailParams<T>,
  context: MailContext,
): LaidOutMail {
  const words: Template<T> = templates[template]
  return layOut(words[language](params, context), language, context)
}
