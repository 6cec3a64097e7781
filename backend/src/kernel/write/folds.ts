import type { Clock, EventStore } from '@kredka/contracts/kernel/ports'
import type { EventEncryption } from '../event-encryption.ts'
import { FoldCache, type FoldLimits, type SomeDecider, StreamFold } from './fold-cache.ts'

export interface Folds {
  /** What this process knows; of a stream it does not know, the empty fold. May be behind. */
  known(decider: SomeDecider, stream: string): StreamFold
  /** Reads what lies behind the known revision. Complete as of the call. */
  refreshed(decider: SomeDecider, stream: string): Promise<StreamFold>
  /** To be called when a fold was advanced. */
  keep(decider: SomeDecider, stream: string, fold: StreamFold): void
  /** A stream is known to reach this revision: what is known of it and falls short is read again before it is used. */
  heard(stream: string, revision: number): void
}

interface Parts {
  readonly store: EventStore
  readonly encryption: EventEncryption
  readonly clock: Clock
}

export function createFolds({ store, encryption, clock }: Parts, limits: FoldLimits): Folds {
  const cache = new FoldCache(limits)
  const known = (decider: SomeDecider, stream: string) => cache.get(decider, stream) ?? new StreamFold(decider)
  /** Folds that are read at this moment: the cache may not hold them yet. */
  const reading = new Map<string, Set<StreamFold>>()

  return {
    known,
    keep: (decider, stream, fold) => cache.keep(decider, stream, fold),
    heard: (stream, revision) => {
      for (const fold of cache.behind(stream, revision)) fold.tell()
      for (const fold of reading.get(stream) ?? []) if (fold.revision < revision) fold.tell()
    },
    async refreshed(decider, stream) {
      const fold = known(decider, stream)
      const asked = clock.now()
      const met = fold.meeting()
      const tail = await underWay(stream, fold, () => store.read(stream, { from: fold.revision + 1 }))
      for (const stored of tail) {
        const { type, data, revision, position, metadata } = encryption.closedEvent(stored)
        fold.advance({ type, data, revision, position, command_id: metadata.command_id })
      }
      met()
      fold.checkedAt = Math.max(fold.checkedAt, asked)
      cache.keep(decider, stream, fold)
      return fold
    },
  }

  async function underWay<T>(stream: string, fold: StreamFold, read: () => Promise<T>): Promise<T> {
    const folds = reading.get(stream) ?? new Set()
    reading.set(stream, folds.add(fold))
    try {
      return await read()
    } finally {
      folds.delete(fold)
      if (folds.size === 0) reading.delete(stream)
    }
  }
}
