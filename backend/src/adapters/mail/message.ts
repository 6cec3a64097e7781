import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '../../mail/transport.ts'

/** The message as nodemailer composes it. `Auto-Submitted` keeps holiday answers away (RFC 3834). */
export function messageOf(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.message_id,
    date: new Date(mail.date),
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
