/**
 * A little markdown for what staff write: paragraphs, `## heading`, lists with `- ` or `1. `, **bold**, *italic*,
 * [link](https://…). It becomes data, never HTML: page and mail each draw it in their own way, so that nothing written
 * can become markup.
 */
export type RichBlock =
  | { readonly is: 'heading'; readonly words: readonly RichSpan[] }
  | { readonly is: 'paragraph'; readonly words: readonly RichSpan[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly (readonly RichSpan[])[] }

export type RichSpan =
  | { readonly is: 'text' | 'strong' | 'em'; readonly text: string }
  /** `href` is an absolute https, http or mailto address, or a path of the site. */
  | { readonly is: 'link'; readonly text: string; readonly href: string }

const BULLET = /^[-*•]\s+/
const NUMBER = /^\d{1,3}[.)]\s+/
const HEADING = /^#{1,3}\s+/

export function parseRichText(source: string): readonly RichBlock[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(blocksOf)
}

/** A part between empty lines may hold a heading, text and a list right below each other. */
function blocksOf(part: string): readonly RichBlock[] {
  const blocks: RichBlock[] = []
  for (const group of groupLines(part.split('\n').map((line) => line.trim()))) blocks.push(blockOf(group))
  return blocks
}

type Kind = 'heading' | 'bullet' | 'number' | 'text'
interface Group {
  readonly kind: Kind
  readonly lines: string[]
}

function groupLines(lines: readonly string[]): readonly Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last !== undefined && last.kind === kind && kind !== 'heading') last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups
}

function kindOf(line: string): Kind {
  if (HEADING.test(line)) return 'heading'
  if (BULLET.test(line)) return 'bullet'
  return NUMBER.test(line) ? 'number' : 'text'
}

function blockOf({ kind, lines }: Group): RichBlock {
  switch (kind) {
    case 'heading':
      return { is: 'heading', words: spansOf(lines.join(' ').replace(HEADING, '')) }
    case 'bullet':
      return { is: 'list', ordered: false, items: lines.map((line) => spansOf(line.replace(BULLET, ''))) }
    case 'number':
      return { is: 'list', ordered: true, items: lines.map((line) => spansOf(line.replace(NUMBER, ''))) }
    case 'text':
      return { is: 'paragraph', words: spansOf(lines.join('\n')) }
  }
}

const SPAN =
  /\*\*(?<strong>[^*\n]+)\*\*|\*(?<em>[^*\s](?:[^*\n]*[^*\s])?)\*|\[(?<text>[^\]\n]+)\]\((?<href>[^()\s]+)\)/g
/**
 * Nothing else is followed: `javascript:` and addresses without a scheme stay words. Browsers read `/\` as `//`,
 * another site.
 */
const FOLLOWED = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$|\/(?![/\\]))/i

function spansOf(source: string): readonly RichSpan[] {
  const spans: RichSpan[] = []
  const add = (text: string) => {
    if (text !== '') spans.push({ is: 'text', text })
  }
  let at = 0
  for (const match of source.matchAll(SPAN)) {
    const { strong, em, text, href } = match.groups ?? {}
    if (href !== undefined && !FOLLOWED.test(href)) continue
    add(source.slice(at, match.index))
    at = match.index + match[0].length
    if (strong !== undefined) spans.push({ is: 'strong', text: strong })
    else if (em !== undefined) spans.push({ is: 'em', text: em })
    else spans.push({ is: 'link', text: text ?? '', href: href ?? '' })
  }
  add(source.slice(at))
  return spans
}

/**
 * The words alone, for search, previews and mails without HTML.
 * @param linked how the address of a link is written out
 */
export function plainRichText(
  blocks: readonly RichBlock[],
  linked: (href: string) => string | null = () => null,
): string {
  const words = (spans: readonly RichSpan[]) =>
    spans
      .map((span) => {
        const address = span.is === 'link' ? linked(span.href) : null
        return address === null || address === span.text ? span.text : `${span.text} (${address})`
      })
      .join('')
  return blocks
    .map((block) =>
      block.is === 'list'
        ? block.items.map((item, n) => `${block.ordered ? `${n + 1}.` : '-'} ${words(item)}`).join('\n')
        : words(block.words),
    )
    .join('\n\n')
}
