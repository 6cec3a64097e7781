export { type MailWish, requestMail } from './request-mail.ts'
