import type { Static } from 'typebox'
import type { Joined } from '../kernel/declaration.ts'
import type { MailToken, MailType } from '../kernel/mails.ts'
import { OneOf } from '../kernel/schema.ts'
import { MODULES } from '../modules.ts'
import { SENT_TYPES, type SentType } from '../notifications/types.ts'

type Tables = Joined<NonNullable<(typeof MODULES)[number]['mails']>>

export type MailTemplate = Extract<keyof Tables, string>
export type MailParams<T extends MailTemplate> = Static<Tables[T]['params']>

/** Every mail that the product sends, as modules declare it. */
const MAILS: Readonly<Record<MailTemplate, MailType>> = Object.assign({}, ...MODULES.map(({ mails }) => mails))
export const MAIL_TEMPLATES = Object.keys(MAILS) as MailTemplate[]
export const MailTemplateName = OneOf(MAIL_TEMPLATES)

export function mailType(template: MailTemplate): MailType {
  return MAILS[template]
}

/** The purpose of the token that a template carries, null for most. */
export function tokenOf(template: MailTemplate): MailToken | null {
  const { notice, token = null } = MAILS[template]
  return notice === undefined ? token : 'stop_mail'
}

/** The id of what the link of a mail opens by a token of its own; null where it needs none. */
export function openedBy(template: MailTemplate, params: Readonly<Record<string, string | number>>): string | null {
  const { opens } = MAILS[template]
  return opens === undefined ? null : String(params[opens])
}

/** The lower leaves first. */
export const MAIL_PRIORITIES = { urgent: 0, normal: 1, bulk: 2 } as const

export function mailPriorityOf(template: MailTemplate): keyof typeof MAIL_PRIORITIES {
  return MAILS[template].priority ?? 'normal'
}

/**
 * The notification type whose switch ends mails of this template: what a token `stop_mail` in it does.
 * @throws RangeError for a template that is no notice
 */
export function typeOfMail(template: MailTemplate): SentType {
  const { notice } = MAILS[template]
  const type = SENT_TYPES.find((known) => known === notice)
  if (type === undefined) throw new RangeError(`${template} tells of no notice`)
  return type
}
