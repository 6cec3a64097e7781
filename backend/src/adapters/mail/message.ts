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
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language, ...unsubscribeHeaders(mail) },
    attachments: (mail.attachments ?? []).map(({ filename, type, content }) => ({
      filename,
      content,
      contentType: `${type}; charset=utf-8`,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: a mail program that shows its own button sends an empty form there, without opening the page. */
function unsubscribeHeaders({ one_click_url }: OutgoingMail): Readonly<Record<string, string>> {
  if (one_click_url === undefined) return {}
  return { 'List-Unsubscribe': `<${one_click_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
