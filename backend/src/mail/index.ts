export { createMail, type Mail, type MailParts } from './module.ts'
export { type MailWish, requestMail } from './request-mail.ts'
export type { MintToken } from './sender.ts'
