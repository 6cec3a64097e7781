import { NAME_MAX } from '../accounts/rules.ts'
import { Id, Instant, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX, TITLE_MAX } from '../offers/rules.ts'

/** Purposes of section 3 whose tokens travel by mail today. */
export const MAIL_TOKENS = ['signup', 'password_reset', 'become_teacher'] as const
export type MailToken = (typeof MAIL_TOKENS)[number]

const name = Text(NAME_MAX)
const reason = Text(REASON_MAX)
const offer = { name, offer_id: Id, offer_title: Text(TITLE_MAX) }

/**
 * Every mail that the product sends: what its text is made of. Parameters are the person's data and never hold a token; a mail with
 * a token names its purpose in `MAIL_TEMPLATE_TOKENS`, and the sender mints it when it renders (MAI-01).
 */
export const mailTemplates = {
  signup: Obj({}),
  /** Somebody asked for an account with an address that has one: only the owner of the mailbox learns it (ACC-04). */
  signup_existing_account: Obj({ name }),
  password_reset: Obj({ name }),
  password_changed: Obj({ name, changed_at: Instant }),
  /** ACC-10: the account is not locked, its owner is told. */
  many_failed_logins: Obj({ name, failures: Type.Integer({ minimum: 1 }) }),
  become_teacher: Obj({ name }),
  offer_activated: Obj(offer),
  offer_rejected: Obj({ ...offer, reason }),
  account_blocked: Obj({ name, reason }),
}

export type MailTemplate = keyof typeof mailTemplates
export type MailParams<T extends MailTemplate> = Static<(typeof mailTemplates)[T]>
export const MAIL_TEMPLATES = Object.keys(mailTemplates) as MailTemplate[]
export const MailTemplateName = OneOf(MAIL_TEMPLATES)

export const MAIL_TEMPLATE_TOKENS = {
  signup: 'signup',
  password_reset: 'password_reset',
  become_teacher: 'become_teacher',
} as const satisfies Partial<Record<MailTemplate, MailToken>>

/** The purpose of the token that a template carries, null for most. */
export function tokenOf(template: MailTemplate): MailToken | null {
  const purposes: Partial<Record<MailTemplate, MailToken>> = MAIL_TEMPLATE_TOKENS
  return purposes[template] ?? null
}
