import type { Clock, EventStore, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { EventEncryption } from '../event-encryption.ts'
import { FoldCache, type FoldLimits, type SomeDecider, StreamFold } from './fold-cache.ts'

export interface Folds {
  /** What this process knows; of a stream it does not know, the empty fold. May be behind. */
  get(decider: SomeDecider, stream: string): StreamFold
  /** Reads what lies behind the known revision. Complete as of the call. */
  refresh(decider: SomeDecider, stream: string): Promise<StreamFold>
  /** To be called when a fold was advanced. */
  keep(decider: SomeDecider, stream: string, fold: StreamFold): void
  /** A stream is known to reach this revision: what is known of it and falls short is read again before it is used. */
  noteRevision(stream: string, revision: number): void
}

interface Parts {
  readonly store: EventStore
  readonly encryption: EventEncryption
  readonly clock: Clock
}

export function createFolds({ store, encryption, clock }: Parts, limits: FoldLimits): Folds {
  const cache = new FoldCache(limits)
  const get = (decider: SomeDecider, stream: string) => cache.get(decider, stream) ?? new StreamFold(decider)
  /** Folds that are read at this moment: the cache may not hold them yet. */
  const reading = new Map<string, readonly StreamFold[]>()

  return {
    get,
    keep: (decider, stream, fold) => cache.keep(decider, stream, fold),
    noteRevision: (stream, revision) => {
      for (const fold of cache.foldsBehind(stream, revision)) fold.tell()
      for (const fold of reading.get(stream) ?? []) if (fold.revision < revision) fold.tell()
    },
    async refresh(decider, stream) {
      const fold = get(decider, stream)
      const asked = clock.now()
      const met = fold.meeting()
      const tail = await trackReading(stream, fold, () => store.read(stream, { from: fold.revision + 1 }))
      fold.commands.reserve(countCommands(tail))
      for (const stored of tail) {
        const { type, data, revision, position, metadata } = encryption.toClosedEvent(stored)
        fold.advance({ type, data, revision, position, command_id: metadata.command_id })
      }
      met()
      fold.checkedAt = Math.max(fold.checkedAt, asked)
      cache.keep(decider, stream, fold)
      return fold
    },
  }

  async function trackReading<T>(stream: string, fold: StreamFold, read: () => Promise<T>): Promise<T> {
    const others = reading.get(stream)
    reading.set(stream, others === undefined ? [fold] : [...others, fold])
    try {
      return await read()
    } finally {
      const folds = reading.get(stream) ?? []
      if (folds.length === 1) reading.delete(stream)
      else reading.set(stream, folds.toSpliced(folds.indexOf(fold), 1))
    }
  }
}

/** Events of one command stand together. */
function countCommands(events: readonly StoredEvent[]): number {
  return events.filter(({ metadata }, n) => metadata['command_id'] !== events[n - 1]?.metadata['command_id']).length
}
