import type { Keyring } from '@kredka/contracts/kernel/ports'
import { LRUCache } from 'lru-cache'

/** The person was forgotten: nothing can be encrypted for them any more (EVT-10). */
export class SubjectForgottenError extends Error {
  override readonly name = 'SubjectForgottenError'
}

export interface CachedKeyring extends Keyring {
  /** Drops a key from memory at once; called for every `PersonForgotten` that passes, whoever forgot the person. */
  drop(subject: string): void
  /** Called with every subject that is dropped: nothing of theirs may stay in memory. */
  onDrop(listener: DropListener): void
}

export type DropListener = (subject: string) => void

/**
 * Keeps the keys used last in memory. A key is never kept after its subject is forgotten here or seen as forgotten in
 * the log.
 */
export function cacheKeyring(keyring: Keyring, limit = 5_000): CachedKeyring {
  const kept = new LRUCache<string, Uint8Array>({ max: limit })
  /** Nobody comes back, so these hold for ever. */
  const gone = new Set<string>()
  // An answer that was under way while somebody was forgotten may hold their key: it is used, but not kept.
  let drops = 0
  const listeners: DropListener[] = []

  function drop(subject: string): void {
    drops += 1
    kept.delete(subject)
    for (const listener of listeners) listener(subject)
  }

  function keep(subject: string, key: Uint8Array, dropsBefore: number): void {
    if (drops === dropsBefore) kept.set(subject, key)
  }

  async function recallOrAsk(subjects: readonly string[], ask: Keyring['keysOf']) {
    const found = new Map<string, Uint8Array>()
    const missing: string[] = []
    for (const subject of new Set(subjects)) {
      const known = kept.get(subject)
      if (known === undefined) missing.push(subject)
      else found.set(subject, known)
    }
    if (missing.length === 0) return found
    const before = drops
    for (const [subject, key] of await ask(missing)) {
      found.set(subject, key)
      keep(subject, key, before)
    }
    return found
  }

  return {
    drop,
    onDrop: (listener) => void listeners.push(listener),
    async keyFor(subject) {
      const known = kept.get(subject)
      if (known !== undefined) return known
      const before = drops
      const key = await keyring.keyFor(subject)
      keep(subject, key, before)
      return key
    },
    keysFor: (subjects) => recallOrAsk(subjects, keyring.keysFor),
    keysOf: (subjects) => recallOrAsk(subjects, keyring.keysOf),
    async forgottenAmong(subjects) {
      const unknown = subjects.filter((subject) => !gone.has(subject) && !kept.has(subject))
      if (unknown.length > 0) for (const subject of await keyring.forgottenAmong(unknown)) gone.add(subject)
      const found = new Set(subjects.filter((subject) => gone.has(subject)))
      for (const oldest of gone) {
        if (gone.size <= limit) break
        gone.delete(oldest)
      }
      return found
    },
    async forget(subject) {
      drop(subject)
      await keyring.forget(subject)
      drop(subject)
    },
  }
}
