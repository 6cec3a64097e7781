import { decodeHTML } from 'entities'

/** Where one of these begins or ends, a line does. */
const BLOCKS = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(' '),
)
/** Nobody reads what stands in these. */
const SILENT = new Set(['script', 'style', 'template', 'head', 'title', 'svg', 'iframe', 'object'])
const NAME = /\/?([a-z][a-z0-9]*)/iy
const ALT = /\balt\s{0,5}=\s{0,5}(?:"([^"]{0,300})"|'([^']{0,300})')/i

/**
 * The words of a piece of HTML, in lines; pictures by what they say of themselves. One pass over the text. What comes
 * out is text and never read as HTML again.
 */
export function htmlToText(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    text += html.slice(at, open)
    if (html.startsWith('<!--', open)) {
      at = endOf(html, '-->', open + 4)
      continue
    }
    NAME.lastIndex = open + 1
    const name = NAME.exec(html)?.[1]?.toLowerCase()
    if (name === undefined && html[open + 1] !== '!') {
      text += '<'
      at = open + 1
      continue
    }
    const end = tagEnd(html, open)
    const isClosing = html[open + 1] === '/'
    if (name !== undefined && BLOCKS.has(name)) text += '\n'
    if (name === 'td' || name === 'th') text += ' '
    if (name === 'img') text += altOf(html.slice(open, Math.min(end, open + 2000)))
    at = name !== undefined && SILENT.has(name) && !isClosing ? silentEnd(html, name, end) : end
  }
  return tidy(decodeHTML(text + html.slice(at)))
}

function altOf(tag: string): string {
  const found = ALT.exec(tag)
  return found?.[1] ?? found?.[2] ?? ''
}

/** Behind the bracket that closes a tag; one within quotes does not. */
function tagEnd(html: string, open: number): number {
  let quote = ''
  for (let n = open + 1; n < html.length; n += 1) {
    const character = html[n] ?? ''
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '>') return n + 1
    else if (character === '"' || character === "'") quote = character
  }
  return html.length
}

function silentEnd(html: string, name: string, from: number): number {
  const close = html.slice(from).search(new RegExp(`</${name}`, 'i'))
  return close < 0 ? html.length : tagEnd(html, from + close)
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
