import { type MailParams, type MailTemplate, tokenOf } from '@kredka/contracts/mail/templates'
import { accountMails } from './accounts.ts'
import { type Say, sayIn } from './catalogue.ts'
import { type LaidOutMail, layOut } from './layout.ts'
import { lessonMails } from './lessons.ts'
import type { Mail, MailContext, Mails, MailText, Unsubscribe } from './mail.ts'
import { orderMails } from './orders.ts'
import { peopleMails } from './people.ts'
import { teachingMails } from './teaching.ts'

const MAILS: Mails<MailTemplate> = { ...accountMails, ...teachingMails, ...orderMails, ...lessonMails, ...peopleMails }

/** A mail as it leaves: the same parameters and token give the same text. */
export function render<T extends MailTemplate>(template: T, params: MailParams<T>, mail: MailContext): LaidOutMail {
  return layOut(textOf(template, params, mail), mail)
}

function textOf<T extends MailTemplate>(template: T, params: MailParams<T>, mail: MailContext): MailText {
  const { blocks, values }: Mail<T> = MAILS[template]
  const given = { brand: mail.brand, to: mail.to, ...params, ...mail.content }
  const known = { ...given, ...values?.(sayIn(mail.language, given), params, mail) }
  const title = sayIn(mail.language, known)(`${template}.title`)
  const t = sayIn(mail.language, { ...known, title })
  const unsubscribe = unsubscribeOf(template, t, mail)
  return {
    title,
    subject: t(`${template}.subject`),
    preview: t(`${template}.preview`),
    blocks: blocks(t, params, mail),
    footer: [t(`${template}.why`), t('mails.sent_to')],
    ...(unsubscribe === null ? {} : { unsubscribe }),
  }
}

/**
 * Ends the newsletter, or the mails of the type that this one is of: by a page, and by one click of the mail program
 * (RFC 8058).
 */
function unsubscribeOf(template: MailTemplate, t: Say, mail: MailContext): Unsubscribe | null {
  const purpose = tokenOf(template)
  const query = new URLSearchParams({ token: mail.token })
  const key = encodeURIComponent(mail.token)
  if (purpose === 'stop_mail') {
    return {
      label: t('mails.stop'),
      url: `${mail.public_url}/notifications/stop-mail?${query}`,
      one_click_url: `${mail.api_url}/notifications/stop-mail/${key}`,
    }
  }
  if (purpose !== 'unsubscribe_newsletter') return null
  return {
    label: t('mails.unsubscribe'),
    url: `${mail.public_url}/newsletter/unsubscribe?${query}`,
    one_click_url: `${mail.api_url}/misc/unsubscribe-newsletter/${key}`,
  }
}
