import { plainRichText, type RichBlock, type RichSpan } from '@kredka/contracts/kernel/rich-text'
import { escapeHtml } from '../../kernel/html.ts'

/**
 * What staff wrote, as HTML of a mail: styles inline, everything escaped.
 * @param site where paths lead to, without a trailing slash
 */
export function richHtml(blocks: readonly RichBlock[], site: string): string {
  return blocks.map((block) => blockHtml(block, site)).join('\n')
}

export function richPlain(blocks: readonly RichBlock[], site: string): string {
  return plainRichText(blocks, (href) => absolute(href, site))
}

function blockHtml(block: RichBlock, site: string): string {
  switch (block.is) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:19px;line-height:1.3">${spansHtml(block.words, site)}</h2>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${spansHtml(block.words, site)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${spansHtml(item, site)}</li>`).join('')
      return `<${tag} style="margin:0 0 16px;padding-left:24px">${items}</${tag}>`
    }
  }
}

function spansHtml(spans: readonly RichSpan[], site: string): string {
  return spans.map((span) => spanHtml(span, site)).join('')
}

function spanHtml(span: RichSpan, site: string): string {
  const words = escapeHtml(span.text).replaceAll('\n', '<br>')
  switch (span.is) {
    case 'strong':
      return `<strong>${words}</strong>`
    case 'em':
      return `<em>${words}</em>`
    case 'link':
      return `<a href="${escapeHtml(absolute(span.href, site))}" style="color:#2a7148">${words}</a>`
    case 'text':
      return words
  }
}

function absolute(href: string, site: string): string {
  return href.startsWith('/') ? `${site}${href}` : href
}
