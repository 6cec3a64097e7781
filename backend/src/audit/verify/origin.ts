import { MAX_APPEND_EVENTS, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { COMMAND_STEPS, eventId, stepCommandId } from '../../kernel/ids.ts'
import { type Check, UUID } from './log-fault.ts'
import { type WordTable, wordOf, wordOfUuid } from './word-table.ts'

const NEEDED = [
  'occurred_at',
  'actor',
  'command_id',
  'command',
  '$correlationId',
  '$causationId',
  'schema_version',
  'origin',
]
const ACTOR = /^(visitor|(user|admin|system):.+)$/

/** EVT-09: all of it is there, and the events of one command say the same. */
export function metadataCheck(): Check {
  let before: StoredEvent | null = null
  return (event) => {
    const { metadata } = event
    const faults = NEEDED.filter((name) => !metadata[name]).map((name) => `metadata lack ${name}`)
    const at = metadata['occurred_at']
    if (at && !isInstant(at)) faults.push(`occurred_at is no instant: ${at}`)
    const { actor, origin } = metadata
    if (actor && !ACTOR.test(actor)) faults.push(`actor is nobody: ${actor}`)
    if (origin && origin !== 'live' && origin !== 'seed') faults.push(`origin is unknown: ${origin}`)
    if (before !== null && isSameCommand(before, event)) {
      const other = NEEDED.filter((name) => name !== 'schema_version' && metadata[name] !== before?.metadata[name])
      faults.push(...other.map((name) => `${name} is not that of the event before, of the same command`))
    }
    before = event
    return faults
  }
}

function isInstant(text: string): boolean {
  const at = new Date(text)
  return !Number.isNaN(at.getTime()) && at.toISOString() === text
}

/** Every event's id is UUIDv5(command id, n), n from 0 in the order of the command's events, and occurs once. */
export function idCheck(ids: WordTable): Check {
  let before: { readonly event: StoredEvent; readonly n: number } | null = null
  return (event) => {
    const { id, metadata } = event
    const { command_id = '', $correlationId: correlation = '' } = metadata
    const expected = before !== null && isSameCommand(before.event, event) ? before.n + 1 : 0
    const n = UUID.test(command_id) ? numberOf(id, command_id, expected) : null
    before = { event, n: n ?? expected }
    const faults: string[] = []
    if (n === null) faults.push('the id does not derive from its command')
    else if (n !== expected) faults.push(`is event ${n} of its command, event ${expected} was expected`)
    if (!UUID.test(id)) return faults
    if (ids.get(wordOfUuid(id)) !== undefined) faults.push('the id occurs twice')
    else ids.set(wordOfUuid(id), wordOf(correlation))
    return faults
  }
}

function numberOf(id: string, command: string, expected: number): number | null {
  if (eventId(command, expected) === id) return expected
  for (let n = 0; n < MAX_APPEND_EVENTS; n += 1) if (eventId(command, n) === id) return n
  return null
}

function isSameCommand(a: StoredEvent, b: StoredEvent): boolean {
  return a.stream === b.stream && a.metadata['command_id'] === b.metadata['command_id']
}

/**
 * The cause is the command itself, or an event that stands earlier and has the same correlation, or the command of the
 * request of which this command is a step. @param ids words of the correlations of earlier events, by event
 */
export function causeCheck(ids: WordTable): Check {
  return ({ metadata }) => {
    const { $causationId: cause = '', $correlationId: correlation = '', command_id = '' } = metadata
    if (cause === command_id) return []
    if (!UUID.test(cause)) return [`the cause ${cause} is neither an event nor a command`]
    const known = ids.get(wordOfUuid(cause))
    if (known !== undefined) return known === wordOf(correlation) ? [] : ['the cause has another correlation']
    const isStep = COMMAND_STEPS.some((step) => stepCommandId(cause, step) === command_id)
    return isStep ? [] : [`the cause ${cause} is no earlier event`]
  }
}
