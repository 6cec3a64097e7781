import type { Recorded } from '@kredka/contracts/kernel/events'
import type { EventStore } from '@kredka/contracts/kernel/ports'
import { LRUCache } from 'lru-cache'
import type { EventEncryption } from './event-encryption.ts'

/**
 * Facts with people's words in them, for deciders, whose folds see none: what the opened events of a stream say of one
 * version that never changes again. Made once and kept, the ones used last; gone as soon as somebody is forgotten whose
 * words the stream holds. One kind of facts is kept for as long as the process lives: make it once, with the module.
 * @param limit how many versions are kept
 */
export type OpenFacts = <T extends object>(limit: number, make: MakeFacts<T>) => FactsOf<T>

/**
 * @param events the stream's, oldest first, opened and lifted
 * @param version as the caller names it; whatever bears the same name must always be the same
 * @returns null where the stream does not know the version (yet): that is not kept
 */
export type MakeFacts<T> = (events: readonly Recorded[], version: string) => T | null

/** The facts of a version of a stream; null where there are none. Complete as of the call. */
export type FactsOf<T> = (stream: string, version: string) => Promise<T | null>

interface Kept<T> {
  readonly facts: T
  /** Whose words they may hold. */
  readonly subjects: ReadonlySet<string>
}

export function createOpenFacts(
  store: Pick<EventStore, 'read'>,
  encryption: Pick<EventEncryption, 'openEvents' | 'subjectsOf' | 'onForgotten'>,
): OpenFacts {
  return <T extends object>(limit: number, make: MakeFacts<T>): FactsOf<T> => {
    const kept = new LRUCache<string, Kept<T>>({ max: limit })
    const underWay = new Map<string, Promise<T | null>>()
    /** What was opened before somebody was forgotten may hold their words: it is used, but not kept. */
    let forgotten = 0

    encryption.onForgotten((subject) => {
      forgotten += 1
      underWay.clear()
      for (const [key, { subjects }] of [...kept]) if (subjects.has(subject)) kept.delete(key)
    })

    async function open(key: string, stream: string, version: string): Promise<T | null> {
      const before = forgotten
      const events = await encryption.openEvents(await store.read(stream))
      const facts = make(events, version)
      if (facts !== null && forgotten === before) kept.set(key, { facts, subjects: encryption.subjectsOf(events) })
      return facts
    }

    return async (stream, version) => {
      const key = `${stream} ${version}`
      const known = kept.get(key)
      if (known !== undefined) return known.facts
      const opening = underWay.get(key) ?? open(key, stream, version)
      underWay.set(key, opening)
      try {
        return await opening
      } finally {
        if (underWay.get(key) === opening) underWay.delete(key)
      }
    }
  }
}
