import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { MailTemplate } from '@kredka/contracts/mail/templates'
import type { Words } from '../kernel/mail-content.ts'
import type { AllMails } from '../kernel/mails.ts'
import type { Site } from '../kernel/tools.ts'
import type { LaidOutMail } from './templates/layout.ts'
import { render } from './templates/render.ts'

/** What of a mail is its addressee's. */
export interface AddressedMail {
  readonly template: MailTemplate
  readonly language: PageLanguage
  readonly to: string
  readonly params: Readonly<Record<string, string | number>>
}
export type MailSite = Pick<Site, 'brand' | 'public_url' | 'api_base'>

/** What a mail carries and is kept nowhere; empty where it has no such thing. */
export interface CarriedTokens {
  readonly token: string
  readonly link_token: string
}

/** A mail as it leaves, with what was looked up for it and its tokens. */
export type RenderMail = (mail: AddressedMail, content: Words, tokens: CarriedTokens) => LaidOutMail

/** @param mails of all modules */
export function mailRenderer({ public_url, brand, api_base }: MailSite, mails: AllMails): RenderMail {
  const site = { brand, public_url, api_url: `${public_url}${api_base}` }
  return ({ template, language, to, params }, content, tokens) =>
    render(mails, template, params, { ...site, language, to, content, ...tokens })
}
