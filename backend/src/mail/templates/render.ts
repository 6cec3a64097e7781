import { type MailTemplate, tokenOf } from '@kredka/contracts/mail/templates'
import type { AllMails, Mail, MailContext } from '../../kernel/mails.ts'
import { type Say, type ServerTextId, sayIn } from '../../kernel/texts.ts'
import type texts from '../mail.pl.json'
import { type LaidOutMail, layOut } from './layout.ts'
import type { MailText, Unsubscribe } from './mail-text.ts'

declare module '../../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

type Params = Readonly<Record<string, string | number>>

/**
 * A mail as it leaves: the same parameters and token give the same text.
 * @throws RangeError for a template that no module fulfils, such as one of an older version
 */
export function render(mails: AllMails, template: MailTemplate, params: Params, mail: MailContext): LaidOutMail {
  return layOut(textOf(mailNamed(mails, template), template, params, mail), mail)
}

/** @throws RangeError */
export function mailNamed(mails: AllMails, template: MailTemplate): Mail<Params> {
  const mail = mails[template]
  if (mail === undefined) throw new RangeError(`no module says what the mail ${template} consists of`)
  // the decider took the parameters only as the contract has them
  return mail as unknown as Mail<Params>
}

function textOf({ blocks, values }: Mail<Params>, template: MailTemplate, params: Params, mail: MailContext): MailText {
  const given = { brand: mail.brand, to: mail.to, ...params, ...mail.content }
  const known = { ...given, ...values?.(sayIn(mail.language, given), params, mail) }
  const title = sayIn(mail.language, known)(partOf(template, 'title'))
  const t = sayIn(mail.language, { ...known, title })
  const unsubscribe = unsubscribeOf(template, t, mail)
  return {
    title,
    subject: t(partOf(template, 'subject')),
    preview: t(partOf(template, 'preview')),
    blocks: blocks(t, params, mail),
    footer: [t(partOf(template, 'why')), t('mails.sent_to')],
    ...(unsubscribe === null ? {} : { unsubscribe }),
  }
}

/** A text that every mail has: `npm test -- texts` asks for them. */
function partOf(template: MailTemplate, part: 'title' | 'subject' | 'preview' | 'why'): ServerTextId {
  return `${template}.${part}` as ServerTextId
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
