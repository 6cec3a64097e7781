import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { DocumentedSite } from '../documented.ts'
import type { Examples } from '../examples.ts'
import type { NamedSchemas } from '../named-schemas.ts'
import type { JsonSchema, SchemaBook } from '../schemas.ts'
import { type Html, html, inline, prose } from './html.ts'
import { type Row, rowsOf, type TypeWords, typeWords } from './rows.ts'
import type { DocsTexts } from './texts.ts'

/** What the pieces of a page are made with. */
export interface PageTools {
  readonly language: PageLanguage
  readonly t: DocsTexts
  readonly book: SchemaBook
  /** The shapes that have a name, by module. */
  readonly named: NamedSchemas
  readonly examples: Examples
  readonly site: DocumentedSite
  /** Address of a page of the documentation; the empty name is the first one. */
  readonly href: (page: string, anchor?: string) => string
  /** The page on which a shape stands. */
  readonly pageOf: (shape: string) => string
}

/** English among Polish is marked as such, for those who listen. */
export function english(text: string, { language }: PageTools): Html {
  return language === 'en' ? inline(text) : html`<span lang="en">${inline(text)}</span>`
}

export function englishProse(text: string, { language }: PageTools): Html {
  return language === 'en' ? prose(text) : html`<div lang="en">${prose(text)}</div>`
}

/** A heading that can be linked to. */
export function heading(level: 2 | 3 | 4, id: string, content: Html, name: string, { t }: PageTools): Html {
  const link = html`<a class="anchor" href="#${id}" aria-label="${t.link} ${name}">#</a>`
  if (level === 2) return html`<h2 id="${id}">${content} ${link}</h2>`
  return level === 3 ? html`<h3 id="${id}">${content} ${link}</h3>` : html`<h4 id="${id}">${content} ${link}</h4>`
}

/** A table that scrolls by itself where it is too wide, by keyboard too. */
export function table(heads: readonly string[], rows: readonly (readonly (Html | string)[])[], label: string): Html {
  return html`<div class="wide" role="region" tabindex="0" aria-label="${label}"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`
}

/** What a value is made of: its type, and its properties where it has some. */
export function schemaParts(schema: JsonSchema, label: string, tools: PageTools): Html {
  const rows = rowsOf(schema)
  const type = html`<p class="type">${typeOf(typeWords(schema), tools)}</p>`
  if (rows.length === 0) return type
  return html`${schema.type === 'object' ? null : type}${schemaTable(rows, label, tools)}`
}

function schemaTable(rows: readonly Row[], label: string, tools: PageTools): Html {
  const { t } = tools
  const cells = rows.map(({ name, required, type, rules, personal }) => [
    html`<code>${name}</code>${required ? html` <span class="needed">${t.required}</span>` : null}`,
    typeOf(type, tools),
    html`${rules.map((rule) => html`<code>${rule}</code> `)}${personal === null ? null : html`<span class="needed">${t.personal}</span> <code>${personal}</code>`}`,
  ])
  return table([t.name, t.type, t.rules], cells, label)
}

export function typeOf(words: TypeWords, { href, pageOf }: PageTools): Html {
  return html`${words.map((word) =>
    typeof word === 'string'
      ? html`<span lang="en">${word}</span>`
      : html`<a href="${href(pageOf(word.shape), `shape-${word.shape}`)}">${word.shape}</a>`,
  )}`
}

export function more(summary: string, content: Html): Html {
  return html`<details><summary>${summary}</summary>${content}</details>`
}

/** Code scrolls by itself, by keyboard too. */
export function code(text: string, label: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`
}
