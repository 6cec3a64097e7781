import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyEvent, EventDefinition } from '@kredka/contracts/kernel/events'
import { CATALOG, ENCRYPTION } from '../../composition/identifiers.ts'
import { eventId } from '../../kernel/ids.ts'
import type { TestSite } from './test-site.ts'

const SAMPLES = fileURLToPath(new URL('../../../../contracts/src/', import.meta.url))
/** Properties that name people: all of them are to be the one person. */
const PEOPLE = ['user_id', 'teacher_id', 'student_id', 'author_id', 'voter_id']

/** An event whose personal properties carry a word that stands nowhere else. */
export interface Marked {
  readonly event: AnyEvent
  readonly marks: readonly { readonly property: string; readonly mark: string }[]
}

/** How every mark begins: small letters without accents, so that it outlives what searches do to words. */
export const MARK = 'zqmark'

/**
 * Every event that holds personal data, made of its stored sample: about this one person, each personal property
 * marked. Events that end people or accounts have no such data, so nothing here ends anything.
 */
export function makeMarkedEvents(definitions: Iterable<EventDefinition>, personId: string): readonly Marked[] {
  let count = 0
  return [...definitions]
    .filter(({ personal }) => Object.keys(personal).length > 0)
    .map((definition) => {
      const { name, personal, schema } = definition
      const data = { ...sampleOf(definition) }
      for (const property of [...PEOPLE, ...Object.values(personal)]) {
        if (property in schema.properties) data[property] = personId
      }
      const marks = Object.keys(personal).map((property) => {
        count += 1
        const mark = `${MARK}${count}x`
        data[property] = markValue(data[property], mark)
        if (!JSON.stringify(data[property]).includes(mark))
          throw new Error(`${name}: its sample has no text in ${property}`)
        return { property, mark }
      })
      return { event: { type: name, data }, marks }
    })
}

/** People with marks of their own, as roles name them. */
export interface MarkedPair {
  readonly tutor: { readonly id: string; readonly mark: string }
  readonly pupil: { readonly id: string; readonly mark: string }
}

/**
 * Every event that holds personal data, once for each of the two as its subject; every personal property carries the
 * mark of its subject.
 */
export function makeMarkedPair(
  definitions: Iterable<EventDefinition>,
  { tutor, pupil }: MarkedPair,
): readonly AnyEvent[] {
  const marksById = new Map([tutor, pupil].map(({ id, mark }) => [id, mark]))
  return [...definitions]
    .filter(({ personal }) => Object.keys(personal).length > 0)
    .flatMap((definition) =>
      [tutor, pupil].map(({ id }) => {
        const { name, personal, schema } = definition
        const data = sampleOf(definition)
        for (const property of [...PEOPLE, ...Object.values(personal)]) {
          if (property in schema.properties) data[property] = id
        }
        if ('teacher_id' in schema.properties) data['teacher_id'] = tutor.id
        if ('student_id' in schema.properties) data['student_id'] = pupil.id
        for (const [property, named] of Object.entries(personal)) {
          data[property] = markValue(data[property], `${marksById.get(String(data[named]))}x`)
        }
        return { type: name, data }
      }),
    )
}

function sampleOf({ name, version }: EventDefinition): Record<string, unknown> {
  const [file] = globSync(`*/samples/${name}.v${version}.json`, { cwd: SAMPLES })
  if (file === undefined) throw new Error(`${name} has no sample`)
  return JSON.parse(readFileSync(SAMPLES + file, 'utf8')) as Record<string, unknown>
}

/** Every text in it carries the mark, addresses at their beginning. */
function markValue(value: unknown, mark: string): unknown {
  if (value === null || value === undefined) return mark
  if (typeof value === 'string') return value.includes('@') ? `${mark}.${value}` : `${value} ${mark}`
  if (Array.isArray(value)) return value.map((one) => markValue(one, mark))
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
  if (entries.length === 0) return { note: mark }
  return Object.fromEntries(entries.map(([key, one]) => [key, markValue(one, mark)]))
}

/** Puts events into the log as the write side would, each into a stream of its own, past the deciders. */
export async function tell(site: TestSite, events: readonly AnyEvent[]): Promise<void> {
  const [encryption, catalog] = await Promise.all([site.parts.get(ENCRYPTION), site.parts.get(CATALOG)])
  for (const event of events) {
    const command_id = site.tools.ids.uuid()
    const id = eventId(command_id, 0)
    const stream = `told-${site.tools.ids.entity()}`
    const metadata = {
      occurred_at: new Date(site.tools.clock.now()).toISOString(),
      actor: 'system:test',
      command_id,
      command: 'test.tell',
      $correlationId: command_id,
      $causationId: command_id,
      schema_version: String(catalog.definition(event.type).version),
      origin: 'live',
    } as const
    await site.store.append(stream, 'no_stream', [
      { id, type: event.type, data: await encryption.encrypt(stream, id, event), metadata },
    ])
  }
}
