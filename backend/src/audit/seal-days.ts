import { type EventStore, type Position, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import { beginDays, type Job } from '../jobs/index.ts'
import { policyCommandId } from '../kernel/ids.ts'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'
import { type DayRange, DayRanges, streamAfter } from './day-ranges.ts'
import { readLog } from './read-log.ts'
import { SEALED_LOG, type Seal, sealDecider } from './seal.ts'

export interface SealParts {
  readonly store: EventStore
  readonly write: WriteSide
}

interface Sealing {
  readonly signal: AbortSignal
  /** Milliseconds. */
  readonly now: number
  /** Told after each page how many events were read. */
  readonly progress: (read: number, day: string | null) => void
}

const NAME = 'audit.seal_days'

/**
 * Seals every day that has ended since the last seal, in the order of the log and in bounded memory (ANA-04). What
 * breaks off goes on with the day it stopped at.
 * @returns the last seal of the log
 */
export async function sealDays({ store, write }: SealParts, { signal, now, progress }: Sealing): Promise<Seal | null> {
  const { state: before } = await write.fold(sealDecider, SEALED_LOG)
  const ranges = new DayRanges(before?.last ?? 0)
  let from: Position = START
  if (before !== null) {
    const begun = await findFirstAfter(store, before)
    ranges.take(begun)
    from = begun.position
  }
  let last = before
  let read = 0
  for await (const page of readLog(store, from)) {
    for (const event of page) {
      const ended = ranges.take(event)
      if (ended === null) continue
      if (signal.aborted) return last
      await write.execute(sealDecider, SEALED_LOG, ended, contextOf(ended, event, now))
      last = (await write.fold(sealDecider, SEALED_LOG, 1_000)).state
    }
    read += page.length
    progress(read, last?.day ?? null)
    if (signal.aborted) break
  }
  return last
}

/** Each night, and whenever a worker begins: the day that began is what ends the one before. */
export function sealDaysJob({ store, write }: SealParts): Job {
  return {
    name: NAME,
    cron: '5 0 * * *',
    at_start: true,
    retries: 5,
    run: async ({ signal, now, log, progress }) => {
      await beginDays(write, now)
      const last = await sealDays(
        { store, write },
        { signal, now, progress: (read, day) => progress(0, `${read} events, sealed to ${day ?? 'no day'}`) },
      )
      // whoever keeps the site's log has the root outside of the event log
      if (last !== null) log.info({ day: last.day, last: last.last, root: last.root }, 'the log is sealed')
    },
  }
}

/** The event that ended the sealed range is the first of the next: its stream is known by the day, in every store. */
async function findFirstAfter(store: EventStore, { day }: Seal): Promise<StoredEvent> {
  const [begun] = await store.read(streamAfter(day), { limit: 1 })
  if (begun === undefined) throw new Error(`the log is sealed to ${day}, and the day after it never began`)
  return begun
}

/** The same for every repeat: what ended the range is the cause. */
function contextOf({ day }: DayRange, ended_by: StoredEvent, now: number): CommandContext {
  return {
    actor: { kind: 'system', id: NAME },
    command_id: policyCommandId(ended_by.id, NAME, day),
    command: 'audit.seal_day',
    correlation_id: ended_by.metadata['$correlationId'] ?? ended_by.id,
    causation_id: ended_by.id,
    now,
    origin: 'live',
  }
}
