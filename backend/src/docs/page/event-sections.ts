import type { EventDefinition } from '@kredka/contracts/kernel/events'
import type { StreamKind } from '@kredka/contracts/kernel/module-contract'
import { versionsOf } from '../event-channels.ts'
import { type Html, html } from './html.ts'
import { code, english, heading, more, type PageTools, schemaParts } from './parts.ts'

/** A kind of stream with its events, each in every version. */
export function streamSection(kind: StreamKind, samples: ReadonlyMap<string, unknown>, tools: PageTools): Html {
  const { t } = tools
  const { category, key, about, events } = kind
  const address = `${category}-${key === 'house' ? key : `{${key}}`}`
  return html`<section class="call" aria-labelledby="stream-${category}">
${heading(3, `stream-${category}`, html`${t.stream} <code>${address}</code>`, category, tools)}
<p>${english(about, tools)}</p>
${events.map((event) => eventPart(event, category, samples, tools))}
</section>`
}

function eventPart(
  definition: EventDefinition,
  category: string,
  samples: ReadonlyMap<string, unknown>,
  tools: PageTools,
): Html {
  const { t, book } = tools
  const { name, version, older, schema } = definition
  const versions = versionsOf(definition)
  const sample = samples.get(versions.at(-1) ?? '')
  const id = `${category}-${name}`
  const label = `${name}, ${t.version} ${version}`
  return html`${heading(4, id, html`<code>${name}</code> <span class="version">${t.version} ${version}</span>`, name, tools)}
${schemaParts(book.refer(schema), label, tools)}
${sample === undefined ? null : more(t.sample, code(JSON.stringify(sample, null, 2), `${t.sample} ${name}`))}
${older.map((one, n) => more(`${name}, ${t.version} ${n + 1}: ${t.older}`, schemaParts(book.refer(one.schema), `${name}, ${t.version} ${n + 1}`, tools)))}`
}
