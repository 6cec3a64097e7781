import { chatIdOf } from '@kredka/backend/chat/chat-id'
import { tuitionIdOf } from '@kredka/backend/students/tuition-id'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { EventDefinition, Recorded } from '@kredka/contracts/kernel/events'
import type { Cell, CellOffer } from './cell-plan.ts'

/** What stands at a place of a text that every copy fills anew. */
export type Slot =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'email_key'; readonly person: number }
  /** An id; `time` is what it begins with, null where it begins with none. */
  | { readonly is: 'entity'; readonly id: string; readonly time: number | null }
  /** Ids that follow from those of two people. */
  | { readonly is: 'chat' | 'tuition'; readonly teacher: number; readonly student: number }
  | { readonly is: 'command'; readonly id: string }
  | { readonly is: 'event'; readonly command: number; readonly n: number }
  | { readonly is: 'instant' | 'date'; readonly at: number }

/** A text with places: before the first, between them, after the last. */
export interface Pieces {
  readonly texts: readonly string[]
  readonly slots: readonly number[]
}

export interface TemplateEvent {
  readonly at: number
  readonly type: string
  readonly revision: number
  readonly stream: Pieces
  readonly id: number
  readonly data: Pieces
  readonly metadata: Pieces
  readonly isPersonal: boolean
}

/** A played cell, ready to be told again of others. */
export interface Template {
  readonly cell: Cell
  /** What a slot stands on comes before it. */
  readonly slots: readonly Slot[]
  /** Slots of the people's ids, and of the names of their passwords. */
  readonly users: readonly number[]
  readonly credentials: readonly number[]
  readonly events: readonly TemplateEvent[]
}

/** A bank account has digits alone. */
const ENTITY = '\\b(?=\\d*[a-z])[0-9a-hjkmnp-tv-z]{26}\\b'
const UUID = '\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b'
const HASH = '\\b[0-9a-f]{64}\\b'
const INSTANT = '\\b\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z'
const ANY = new RegExp([ENTITY, UUID, HASH, INSTANT].join('|'), 'g')
const DATE = /^\d{4}-\d\d-\d\d$/
/** Names of what people agreed to look like dates. */
const VERSION = /version/
/** Marks a slot in a text: nothing that people write holds it. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const MARKED = new RegExp(`${OPEN}(\\d+)${CLOSE}`)
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_LENGTH = 10
/** No id of a cell is older than this or younger than its newest event. */
const OLDEST = Date.parse('2015-01-01T00:00:00.000Z')

/** @param definitionOf tells what of an event is personal */
export function templateOf(
  cell: Cell,
  events: readonly Recorded[],
  definitionOf: (type: string) => EventDefinition,
): Template {
  const newest = Math.max(...events.map(({ metadata }) => Date.parse(metadata.occurred_at)))
  const slots: Slot[] = []
  const known = new Map<string, number>()
  const markSlot = (name: string, slot: () => Slot): number => {
    const found = known.get(name)
    if (found !== undefined) return found
    // made before it is counted: what it stands on comes first
    const made = slot()
    slots.push(made)
    known.set(name, slots.length - 1)
    return slots.length - 1
  }

  const entity = (id: string) => markSlot(id, () => ({ is: 'entity', id, time: timeOf(id, newest) }))
  const users = cell.people.map(({ person }) => entity(person.user_id))
  const credentials = cell.people.map(({ person }) => entity(person.credential_id ?? person.user_id))
  for (const [n, { person }] of cell.people.entries())
    markSlot(person.email_key, () => ({ is: 'email_key', person: n }))
  for (const one of cell.people) {
    for (const other of cell.people) {
      const [teacher, student] = [one.person.user_id, other.person.user_id]
      if (!one.teaches || teacher === student) continue
      const pair = { teacher: entity(teacher), student: entity(student) }
      markSlot(chatIdOf(teacher, student), () => ({ is: 'chat', ...pair }))
      markSlot(tuitionIdOf(teacher, student), () => ({ is: 'tuition', ...pair }))
    }
  }
  for (const { id, metadata, n } of numberEvents(events)) {
    const command = markSlot(metadata.command_id, () => ({ is: 'command', id: metadata.command_id }))
    markSlot(id, () => ({ is: 'event', command, n }))
  }
  const words = new Set(wordsOf(cell))
  const word = (text: string) => markSlot(`word ${text}`, () => ({ is: 'word', word: text }))

  /** Texts of the JSON that every copy has anew. */
  function placeText(key: string, text: string, offer: CellOffer | undefined): string {
    if (words.has(text)) return mark(word(text))
    if (offer !== undefined && key === 'level') return mark(word(levelWord(offer)))
    if (offer !== undefined && key === 'city_id') return mark(word(cityWord(offer.teacher)))
    if (VERSION.test(key)) return text
    if (DATE.test(text)) return mark(markSlot(text, () => ({ is: 'date', at: Date.parse(text) })))
    return text.replace(ANY, (found) => mark(slotOf(found)))
  }

  function slotOf(found: string): number {
    if (found.endsWith('Z')) return markSlot(found, () => ({ is: 'instant', at: Date.parse(found) }))
    if (found.length === 26) return entity(found)
    if (found.length === 36) return markSlot(found, () => ({ is: 'command', id: found }))
    const person = known.get(found)
    if (person === undefined) throw new Error(`a cell names an address that is nobody's: ${found}`)
    return person
  }

  function piecesOf(value: unknown, offer?: CellOffer): Pieces {
    const text = JSON.stringify(value, (key, part: unknown) =>
      typeof part === 'string' ? placeText(key, part, offer) : part,
    )
    const parts = text.split(MARKED)
    return {
      texts: parts.filter((_, n) => n % 2 === 0),
      slots: parts.filter((_, n) => n % 2 === 1).map(Number),
    }
  }

  return {
    cell,
    slots,
    users,
    credentials,
    events: events.map((event) => {
      const { type, data, metadata, revision, stream, id } = event
      const whole = JSON.stringify(data)
      const about = cell.offers.filter(({ offer_id }) => whole.includes(offer_id))
      return {
        at: Date.parse(metadata.occurred_at),
        type,
        revision,
        stream: piecesOf(stream),
        id: known.get(id) ?? 0,
        data: piecesOf(data, about.length === 1 ? about[0] : undefined),
        metadata: piecesOf(metadata),
        isPersonal: Object.keys(definitionOf(type).personal).some((name) => (data[name] ?? null) !== null),
      }
    }),
  }
}

const mark = (slot: number) => `${OPEN}${slot}${CLOSE}`

export const levelWord = ({ offer_id }: CellOffer) => `level of ${offer_id}`
export const cityWord = (teacher: number) => `city of ${teacher}`

/** Names, addresses and texts that stand in a cell for those of its copies. */
function wordsOf({ people, offers }: Cell): readonly string[] {
  const own = people.flatMap(({ person: { name, email, about } }) => [name, email, about])
  return [...own, ...offers.flatMap(({ content: { title, description } }) => [title, description])].filter(
    (text) => text !== '',
  )
}

/** Each event with its number among those of its command. */
function numberEvents(events: readonly Recorded[]): readonly (Recorded & { readonly n: number })[] {
  const counts = new Map<string, number>()
  return events.map((event) => {
    const of = `${event.stream} ${event.metadata.command_id}`
    const n = counts.get(of) ?? 0
    counts.set(of, n + 1)
    return { ...event, n }
  })
}

/** What an id begins with, where that is a time of the cell's life. */
function timeOf(id: string, newest: number): number | null {
  const time = [...id.slice(0, TIME_LENGTH)].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0)
  return time >= OLDEST && time <= newest + 400 * DAY ? time : null
}
