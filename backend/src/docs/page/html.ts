import { escapeHtml } from '../../kernel/html.ts'

/** HTML that is safe to send: made by `html` alone, which escapes what is put into it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | readonly Part[]

/** html`<p>${text}</p>`: texts are escaped, pieces of HTML and lists of them stand as they are, null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, n) => text + toHtml(parts[n] ?? null)).join(''))
}

function toHtml(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(toHtml).join('')
  return escapeHtml(String(part))
}

/** Paragraphs with `code` in them. */
export function prose(text: string): Html {
  return html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`
}

export function inline(text: string): Html {
  return html`${text.split('`').map((piece, n) => (n % 2 === 0 ? piece : html`<code>${piece}</code>`))}`
}
