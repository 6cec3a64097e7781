import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import { layOut, type RenderedMail } from './layout.ts'
import type { MailContext, Template } from './mail-text.ts'
import { accountBlocked, manyFailedLogins, passwordChanged, passwordReset } from './security.ts'
import { signup, signupExistingAccount } from './sign-up.ts'
import { becomeTeacher, offerActivated, offerRejected } from './teaching.ts'

const templates: { readonly [T in MailTemplate]: Template<T> } = {
  signup,
  signup_existing_account: signupExistingAccount,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  many_failed_logins: manyFailedLogins,
  become_teacher: becomeTeacher,
  offer_activated: offerActivated,
  offer_rejected: offerRejected,
  account_blocked: accountBlocked,
}

/** A mail as it leaves: the same parameters and token give the same text. */
export function render<T extends MailTemplate>(
  template: T,
  language: 'pl' | 'en',
  params: MailParams<T>,
  context: MailContext,
): RenderedMail {
  const words: Template<T> = templates[template]
  return layOut(words[language](params, context), language, context)
}
