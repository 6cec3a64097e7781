import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import type { Words } from '../kernel/mail-content.ts'
import type { Site } from '../kernel/tools.ts'
import type { LaidOutMail } from './templates/layout.ts'
import { render } from './templates/render.ts'

/** What of a mail is its addressee's. */
export interface AddressedMail {
  readonly template: MailTemplate
  readonly language: 'pl' | 'en'
  readonly to: string
  readonly params: Readonly<Record<string, string | number>>
}
export type MailSite = Pick<Site, 'brand' | 'public_url' | 'api_base'>

export function renderMail(site: MailSite, mail: AddressedMail, content: Words, token: string): LaidOutMail {
  const { template, language, to, params } = mail
  const { public_url, brand, api_base } = site
  const context = { brand, language, public_url, api_url: `${public_url}${api_base}`, to, content, token }
  return render(template, params as MailParams<MailTemplate>, context)
}
