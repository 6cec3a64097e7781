import { htmlToText } from '../html-text.ts'
import { unescapeGift } from './marks.ts'

/** How Moodle is told to read a text; without a word it reads HTML where it sees some. */
export type TextFormat = 'html' | 'markdown' | 'plain' | 'moodle'

const FORMAT = /^\[(html|markdown|plain|moodle)\]/i
const LOOKS_LIKE_HTML =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|sub|sup|ul|ol|li|img|a|h[1-6]|table|tr|td)(?:\s{0,5}\/?>|\s{1,5}[a-z-]{1,30}\s{0,5}=)/i

/** The format that a text names at its beginning, else that of the question it belongs to. */
export function formatOf(text: string, outer: TextFormat): readonly [TextFormat, string] {
  const [mark, name = ''] = FORMAT.exec(text) ?? ['']
  if (mark === '') return [outer, text]
  return [name.toLowerCase() as TextFormat, text.slice(mark.length)]
}

/** Words alone, of a text that may name its own format. */
export function textOf(source: string, outer: TextFormat): string {
  const [format, text] = formatOf(source.trim(), outer)
  return wordsOf(text, format)
}

/** Words alone, with formulas as we write them. */
export function wordsOf(source: string, format: TextFormat): string {
  const text = unescapeGift(source).trim()
  const isHtml = format === 'html' || (format === 'moodle' && LOOKS_LIKE_HTML.test(text))
  const words = isHtml ? htmlToText(text) : text
  return format === 'plain' ? words : words.replace(/\\\(|\\\)|\$\$/g, () => '$')
}
