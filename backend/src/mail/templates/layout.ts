import { escapeHtml } from '../../kernel/html.ts'
import type { Block } from '../../kernel/mail-blocks.ts'
import type { MailContext } from '../../kernel/mails.ts'
import type { MailText, Unsubscribe } from './mail-text.ts'
import { richHtml, richPlain } from './rich.ts'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** With what only the transport needs. */
export interface LaidOutMail extends RenderedMail {
  /** Where a mail program sends its one click (RFC 8058). */
  readonly one_click_url?: string
}

type Place = Pick<MailContext, 'brand' | 'public_url' | 'language'>

/**
 * Lays a mail out as HTML (one column, styles inline, light and dark) and as plain text. Everything is escaped here.
 */
export function layOut(mail: MailText, place: Place): LaidOutMail {
  return {
    subject: oneLine(mail.subject),
    html: html(mail, place),
    text: plain(mail, place),
    ...(mail.unsubscribe === undefined ? {} : { one_click_url: mail.unsubscribe.one_click_url }),
  }
}

/** A line break in a subject would begin another header. */
function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

function plain(mail: MailText, place: Place): string {
  const parts = [
    mail.title,
    ...mail.blocks.map((block) => plainBlock(block, place)),
    '—',
    `${place.brand} · ${place.public_url}`,
    mail.footer.join('\n'),
    ...(mail.unsubscribe === undefined ? [] : [`${mail.unsubscribe.label}:\n${mail.unsubscribe.url}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

function plainBlock(block: Block, place: Place): string {
  switch (block.is) {
    case 'rich':
      return richPlain(block.blocks, place.public_url)
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'code':
      return `${block.label}\n\n    ${block.code}`
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    default:
      return block.text
  }
}

const DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background: #1c1a18 !important; }
  .card { background: #262320 !important; border-color: #3a3530 !important; }
  .ink, .ink a { color: #f1ece4 !important; }
  .soft, .soft a { color: #b8afa3 !important; }
  .envelope { background: #322e2a !important; color: #f1ece4 !important; border-color: #4a443d !important; }
  .ink a.go { background: #6cc492 !important; color: #12281c !important; }
}`

function html(mail: MailText, place: Place): string {
  const brand = escapeHtml(place.brand)
  return `<!doctype html>
<html lang="${place.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(mail.subject))}</title>
<style>${DARK}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf6ef">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6ef"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif">
<tr><td class="ink" style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#2b2926"><a href="${escapeHtml(place.public_url)}" style="color:#2a7148;text-decoration:none">${brand}</a></td></tr>
<tr><td class="card ink" style="background:#ffffff;border:1px solid #ece4d8;border-radius:12px;padding:32px 24px;color:#2b2926;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:23px;line-height:1.25">${escapeHtml(mail.title)}</h1>
${mail.blocks.map((block) => htmlBlock(block, place)).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 8px 0;color:#6d655b;font-size:13px;line-height:1.5">${footerOf(mail)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function htmlBlock(block: Block, place: Place): string {
  switch (block.is) {
    case 'rich':
      return richHtml(block.blocks, place.public_url)
    case 'button':
      return `<p style="margin:24px 0"><a class="go" href="${escapeHtml(block.url)}" style="display:inline-block;background:#2a7148;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 24px;border-radius:10px">${escapeHtml(block.label)}</a></p>`
    case 'code':
      return `<p class="soft" style="margin:16px 0 4px;color:#6d655b;font-size:14px">${escapeHtml(block.label)}</p>
<p class="envelope" style="margin:0 0 16px;padding:12px 16px;background:#faf6ef;border:1px solid #ece4d8;border-radius:10px;font-family:Consolas,Menlo,monospace;font-size:15px;word-break:break-all">${escapeHtml(block.code)}</p>`
    case 'quote':
      return `<blockquote class="envelope" style="margin:0 0 16px;padding:12px 16px;background:#faf6ef;border:1px solid #ece4d8;border-radius:10px">${lines(block.text)}</blockquote>`
    case 'note':
      return `<p class="soft" style="margin:16px 0 0;color:#6d655b;font-size:14px">${lines(block.text)}</p>`
    case 'text':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`
  }
}

function footerOf({ footer, unsubscribe }: Pick<MailText, 'footer' | 'unsubscribe'>): string {
  return footer.map(escapeHtml).join('<br>') + (unsubscribe === undefined ? '' : leaveLink(unsubscribe))
}

function leaveLink({ label, url }: Unsubscribe): string {
  return `<br><a href="${escapeHtml(url)}" style="color:#6d655b">${escapeHtml(label)}</a>`
}

function lines(words: string): string {
  return escapeHtml(words).replaceAll('\n', '<br>')
}
