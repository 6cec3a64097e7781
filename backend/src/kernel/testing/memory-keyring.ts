import { randomBytes } from 'node:crypto'
import type { Keyring } from '@kredka/contracts/kernel/ports'
import { SubjectForgottenError } from '../keyring.ts'

/** The vault's keyring without a vault. */
export function memoryKeyring(): Keyring {
  const keys = new Map<string, Uint8Array | null>()
  async function keysFor(subjects: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    for (const subject of subjects) if (!keys.has(subject)) keys.set(subject, randomBytes(32))
    return keysOf(subjects)
  }
  async function keysOf(subjects: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>()
    for (const subject of subjects) {
      const key = keys.get(subject)
      if (key != null) found.set(subject, key)
    }
    return found
  }
  return {
    keysFor,
    keysOf,
    async keyFor(subject) {
      const key = (await keysFor([subject])).get(subject)
      if (key === undefined) throw new SubjectForgottenError(`${subject} was forgotten`)
      return key
    },
    async forgottenAmong(subjects) {
      return new Set(subjects.filter((subject) => keys.get(subject) === null))
    },
    async forget(subject) {
      keys.set(subject, null)
    },
  }
}
