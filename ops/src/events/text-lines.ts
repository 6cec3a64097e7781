import type { TextEvent } from '@kredka/backend/adapters/event-store/postgres/text-pages'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import { ENVELOPES } from '@kredka/backend/kernel/event-encryption'
import type { PageOfLines } from './export.ts'
import { type EventFilter, matches } from './filter.ts'
import { marksOf, maskPersonal } from './line.ts'

/**
 * The matching events of the embedded log as masked lines: the same ones to the letter as of any other log, but most of
 * what the log keeps as JSON is passed on as it is.
 * @param rename what becomes of a line before it is written, such as pseudonyms in place of ids
 */
export async function* linesOfTexts(
  pages: AsyncIterable<readonly TextEvent[]>,
  definitions: Catalog['definitions'],
  filter: EventFilter,
  rename: ((line: string) => string) | null,
): AsyncGenerator<PageOfLines> {
  const lineOf = textLines(definitions)
  for await (const page of pages) {
    const lines: string[] = []
    for (const event of page) {
      const { type, stream, metadata } = event
      if (!matches(filter, type, stream, () => read(metadata)['occurred_at'])) continue
      const line = lineOf(event)
      lines.push(rename === null ? line : rename(line))
    }
    yield { read: page.length, lines }
  }
}

/** What of stored JSON may hold an envelope: its name, or the letter of it that another writer may have escaped. */
const ENVELOPE_SIGNS = [ENVELOPES, '\\u0024']

/** As `lineOf` writes an event. */
function textLines(definitions: Catalog['definitions']): (event: TextEvent) => string {
  const personal = new Set(
    [...definitions.values()].filter((one) => Object.keys(one.personal).length > 0).map(({ name }) => name),
  )
  const textOf = ({ type, data, bytes, metadata }: TextEvent): string => {
    if (data === null) return JSON.stringify(maskPersonal(Buffer.from((bytes ?? '').slice(2), 'hex'), null))
    if (!personal.has(type) && !ENVELOPE_SIGNS.some((sign) => data.includes(sign))) return onOneLine(data)
    const marks = marksOf(definitions.get(type), () => read(metadata)['schema_version'])
    return JSON.stringify(maskPersonal(JSON.parse(data), marks))
  }
  return (event) => {
    const { position, stream, revision, id, type, metadata } = event
    const place = `"position":"${position}","stream":${JSON.stringify(stream)},"revision":${revision},"id":"${id}"`
    return `{${place},"type":${JSON.stringify(type)},"metadata":${onOneLine(metadata)},"data":${textOf(event)}}`
  }
}

/** Whatever wrote it laid it out, where it holds a line feed. */
const onOneLine = (json: string) => (json.includes('\n') ? JSON.stringify(JSON.parse(json)) : json)

const read = (metadata: string): Readonly<Record<string, string>> => JSON.parse(metadata)
