import type { DocumentedModule } from '../documented.ts'
import { isSchema } from '../schemas.ts'
import { callSection } from './call.ts'
import { streamSection } from './event-sections.ts'
import { type Html, html } from './html.ts'
import { english, englishProse, heading, type PageTools, schemaParts } from './parts.ts'

/** All that one module brings: calls, shapes, events. */
export function modulePage(module: DocumentedModule, samples: ReadonlyMap<string, unknown>, tools: PageTools): Html {
  const { t } = tools
  const { title, about, streams } = module
  const calls = module.endpoints.map((endpoint) => callSection(endpoint, tools))
  return html`<h1>${english(title, tools)}</h1>
${about === undefined ? null : englishProse(about, tools)}
${calls.length === 0 ? null : html`${heading(2, 'calls', html`${t.calls}`, t.calls, tools)}${calls}`}
${shapes(module.name, tools)}
${streams.length === 0 ? null : html`${heading(2, 'events', html`${t.events}`, t.events, tools)}${streams.map((kind) => streamSection(kind, samples, tools))}`}`
}

/** The named schemas that a module declares. */
export function shapes(module: string, tools: PageTools): Html | null {
  const { t, book, named } = tools
  for (const schema of Object.values(named[module] ?? {})) if (isSchema(schema)) book.refer(schema)
  const own = book.listReferred().filter((one) => one.module === module)
  if (own.length === 0) return null
  const sections = own.map(
    ({ name, schema }) => html`<section class="shape" aria-labelledby="shape-${name}">
${heading(3, `shape-${name}`, html`<code>${name}</code>`, name, tools)}
${typeof schema.description === 'string' ? html`<p>${english(schema.description, tools)}</p>` : null}
${schemaParts(schema, name, tools)}</section>`,
  )
  return html`${heading(2, 'shapes', html`${t.shapes}`, t.shapes, tools)}${sections}`
}
