import { randomBytes } from 'node:crypto'
import type { Keyring } from '@kredka/contracts/kernel/ports'

/** Data keys of people who are about to be written: made here, handed to the vault together with their events. */
export interface MadeKeys {
  readonly keyring: Keyring
  /** The keys made since the last time. */
  take(): ReadonlyMap<string, Uint8Array>
}

const KEY_BYTES = 32

export function makeKeys(): MadeKeys {
  let made = new Map<string, Uint8Array>()
  const keyFor = (subject: string): Uint8Array => {
    const key = made.get(subject) ?? randomBytes(KEY_BYTES)
    made.set(subject, key)
    return key
  }
  return {
    take: () => {
      const taken = made
      made = new Map()
      return taken
    },
    keyring: {
      keyFor: async (subject) => keyFor(subject),
      keysFor: async (subjects) => new Map(subjects.map((subject) => [subject, keyFor(subject)])),
      keysOf: async (subjects) =>
        new Map(
          subjects.flatMap((subject) => {
            const key = made.get(subject)
            return key === undefined ? [] : [[subject, key] as const]
          }),
        ),
      forgottenAmong: async () => new Set(),
      forget: () => Promise.reject(new Error('nobody is forgotten before they are written')),
    },
  }
}
