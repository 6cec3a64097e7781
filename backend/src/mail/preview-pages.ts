import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { MAIL_TEMPLATES, type MailTemplate, openedBy, tokenOf } from '@kredka/contracts/mail/templates'
import { escapeHtml } from '../kernel/html.ts'
import type { AllMails } from '../kernel/mails.ts'
import { type MailSite, mailRenderer } from './rendering.ts'
import type { LaidOutMail } from './templates/layout.ts'
import { mailNamed } from './templates/render.ts'

const LANGUAGES = ['pl', 'en'] as const

/** A page of `/_mails`: as HTML, or as the plain part of a mail. */
export interface PreviewPage {
  readonly type: 'html' | 'text'
  readonly body: string
}

/**
 * What `/_mails` shows: all mails for `''`, one for `order_received/pl`, its plain part for `order_received/pl/text`;
 * null for no mail.
 */
export function previewPage(site: MailSite, mails: AllMails, name: string): PreviewPage | null {
  if (name === '') return { type: 'html', body: listOf(site, mails) }
  const [wanted, spoken, part = 'html', ...rest] = name.split('/')
  const template = MAIL_TEMPLATES.find((known) => known === wanted)
  const language = LANGUAGES.find((known) => known === spoken)
  if (template === undefined || language === undefined || rest.length > 0) return null
  const mail = preview(site, mails, template, language)
  if (part === 'text') return { type: 'text', body: mail.text }
  return part === 'html' ? { type: 'html', body: mail.html } : null
}

function preview(site: MailSite, mails: AllMails, template: MailTemplate, language: PageLanguage): LaidOutMail {
  const { params, content } = mailNamed(mails, template).preview
  const mail = { template, language, to: 'zaneta@example.com', params }
  const tokens = {
    token: tokenOf(template) === null ? '' : 'TOKEN',
    link_token: openedBy(template, params) === null ? '' : 'TOKEN',
  }
  return mailRenderer(site, mails)(mail, content?.[language] ?? {}, tokens)
}

function listOf(site: MailSite, mails: AllMails): string {
  const rows = MAIL_TEMPLATES.map((template) => {
    const links = LANGUAGES.map((language) => {
      const path = `/_mails/${template}/${language}`
      const subject = escapeHtml(preview(site, mails, template, language).subject)
      return `<td lang="${language}"><a href="${path}">${subject}</a> <a href="${path}/text">text</a></td>`
    })
    return `<tr><th scope="row">${template}</th>${links.join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails</title>
<style>:root{color-scheme:light dark}body{font-family:sans-serif}th{text-align:left}td,th{padding:4px 12px}</style></head>
<body><h1>Mails</h1>
<table><thead><tr><th>Template</th><th>Polski</th><th>English</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`
}
