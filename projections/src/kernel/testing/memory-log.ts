import type { Recorded } from '@kredka/contracts/kernel/events'
import type { EventMetadata, Json, Position, StoredEvent, SubscriptionBatch } from '@kredka/contracts/kernel/ports'
import { START } from '@kredka/contracts/kernel/ports'
import type { EventLog, OpenEvents } from '../event-reader.ts'

/** A log for tests of readers. Positions are event numbers from 1, as text. */
export interface MemoryLog extends EventLog {
  /** @returns the position of the last one */
  append(...events: readonly (readonly [type: string, data: Json, stream?: string])[]): Position
}

export function memoryLog(): MemoryLog {
  const events: StoredEvent[] = []
  const log = growingLog({ length: () => events.length, at: (n) => present(events[n]) })
  return {
    ...log,
    append: (...added) => {
      for (const [type, data, stream] of added) events.push(storedEvent(events.length, type, data, stream))
      log.wake()
      return String(events.length)
    },
  }
}

/** Event number `n` (from 0) of a log. */
export function storedEvent(n: number, type: string, data: Json, stream = 'test-1'): StoredEvent {
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  return { id, type, data, stream, revision: n, position: String(n + 1), metadata: METADATA }
}

/**
 * A log whose events are computed, so that it may be long, and the same in every process. Call `wake` when it has
 * grown.
 */
export function growingLog(source: { length(): number; at(n: number): StoredEvent }): EventLog & { wake(): void } {
  const sleepers = new Set<() => void>()
  const range = (from: number, limit: number) => {
    const count = Math.max(0, Math.min(limit, source.length() - from))
    return Array.from({ length: count }, (_, n) => source.at(from + n))
  }
  async function* subscribe(from: Position, signal: AbortSignal): AsyncGenerator<SubscriptionBatch> {
    let at = numberOf(from)
    while (!signal.aborted) {
      const events = range(at, 500)
      at += events.length
      if (events.length > 0) yield { events, position: positionOf(at), caught_up: at === source.length() }
      else await woken(sleepers, signal)
    }
  }
  return {
    readAll: async (from, limit) => {
      const events = range(numberOf(from), limit)
      return { events, next: positionOf(numberOf(from) + events.length) }
    },
    subscribe,
    head: async () => positionOf(source.length()),
    compare: (a, b) => numberOf(a) - numberOf(b),
    isPosition: (value) => value === START || /^[1-9]\d{0,14}$/.test(value),
    wake: () => {
      for (const wake of sleepers) wake()
    },
  }
}

/** Opens events that were never encrypted. */
export const openPlain: OpenEvents = async (stored) => stored as readonly unknown[] as readonly Recorded[]

const METADATA: EventMetadata & Readonly<Record<string, string>> = {
  occurred_at: '2026-11-21T10:00:00.000Z',
  actor: 'system:test',
  command_id: 'test',
  command: 'test',
  $correlationId: 'test',
  $causationId: 'test',
  schema_version: '1',
  origin: 'live',
}

function woken(sleepers: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      sleepers.delete(wake)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    sleepers.add(wake)
    signal.addEventListener('abort', wake)
    if (signal.aborted) wake()
  })
}

function numberOf(position: Position): number {
  return position === START ? 0 : Number(position)
}

function positionOf(n: number): Position {
  return n === 0 ? START : String(n)
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('beyond the end')
  return value
}
