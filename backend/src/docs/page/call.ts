import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { messageOf } from '@kredka/contracts/kernel/errors'
import { PageMeta } from '@kredka/contracts/kernel/schema'
import { accessInWords, failuresOf, limitOf } from '../answers.ts'
import { dropReferences } from '../documented.ts'
import type { JsonSchema } from '../schemas.ts'
import { curlOf } from './curl.ts'
import { type Html, html } from './html.ts'
import { code, english, heading, more, type PageTools, schemaParts, table, typeOf } from './parts.ts'
import { typeWords } from './rows.ts'

/** One call: what it does, who may call it, what it takes and gives, and how it fails. */
export function callSection(endpoint: Endpoint, tools: PageTools): Html {
  const { t, site } = tools
  const { name, method, path } = endpoint
  const title = html`${methodMark(method)} <code>${site.api_base}${breakable(path)}</code>`
  return html`<section class="call" aria-labelledby="${name}">
${heading(3, name, title, name, tools)}
<p>${english(dropReferences(endpoint.about), tools)}</p>
<dl class="facts"><dt>operationId</dt><dd><code>${name}</code></dd>
<dt>${t.who}</dt><dd>${english(accessInWords(endpoint), tools)}</dd>
<dt>${t.limit}</dt><dd><code>${limitOf(endpoint)}</code></dd></dl>
${parameters(endpoint, tools)}${body(endpoint, tools)}${answer(endpoint, tools)}
${more(t.errors, errors(endpoint, tools))}
${more(t.example, code(curlOf(endpoint, tools), `${t.example} ${name}`))}
</section>`
}

export function methodMark(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`
}

/** A long path may break behind a slash. */
export function breakable(path: string): Html {
  return html`${path.split('/').map((segment, n) => (n === 0 ? segment : html`/<wbr>${segment}`))}`
}

function parameters(endpoint: Endpoint, tools: PageTools): Html | null {
  const { t, book } = tools
  const rows = (['params', 'query'] as const).flatMap((part) => {
    const { properties, required } = endpoint[part]
    return Object.entries(properties).map(([name, schema]) => {
      const referred = book.refer(schema)
      const needed = part === 'params' || required?.includes(name) === true
      return [
        html`<code>${name}</code>${needed ? html` <span class="needed">${t.required}</span>` : null}`,
        part === 'params' ? t.inPath : t.inQuery,
        typeOf(typeWords(referred), tools),
      ]
    })
  })
  if (rows.length === 0) return null
  const label = `${t.parameters} ${endpoint.name}`
  return html`<h4>${t.parameters}</h4>${table([t.name, '', t.type], rows, label)}`
}

function body(endpoint: Endpoint, tools: PageTools): Html | null {
  const { t, book } = tools
  if (endpoint.kind !== 'command') return null
  const { upload } = endpoint
  if (upload !== undefined) {
    const types = upload.types.map((type, n) => html`${n === 0 ? '' : ', '}<code>${type}</code>`)
    return html`<h4>${t.body}</h4><p>${t.file} ${upload.max_bytes} B, ${t.fileTypes} ${types}</p>`
  }
  if (Object.keys(endpoint.body.properties).length === 0) return null
  const schema = book.refer(endpoint.body)
  return html`<h4>${t.body}</h4>${schemaParts(schema, `${t.body} ${endpoint.name}`, tools)}`
}

function answer(endpoint: Endpoint, tools: PageTools): Html {
  const { t, book } = tools
  if (endpoint.kind === 'document') return html`<h4>${t.answer}</h4><p>${t.bytes} <code>${endpoint.type}</code></p>`
  const paged = endpoint.kind === 'query' && endpoint.paged
  const properties = { data: book.refer(endpoint.answer), ...(paged ? { meta: book.refer(PageMeta) } : {}) }
  const schema: JsonSchema = { type: 'object', required: Object.keys(properties), properties }
  return html`<h4>${paged ? t.answerPaged : t.answer}</h4>${schemaParts(schema, `${t.answer} ${endpoint.name}`, tools)}`
}

function errors(endpoint: Endpoint, tools: PageTools): Html {
  const { t } = tools
  const rows = [...failuresOf(endpoint)].flatMap(([status, codes]) =>
    codes.map((one) => [String(status), html`<code>${one}</code>`, english(`${messageOf(one)}.`, tools)]),
  )
  return table([t.status, t.code, t.meaning], rows, `${t.errors} ${endpoint.name}`)
}
