import { randomBytes } from 'node:crypto'
import type { Keyring } from '@kredka/contracts/kernel/ports'
import { SubjectForgottenError } from '../keyring.ts'

/** The vault's keyring without a vault. */
export function memoryKeyring(): Keyring {
  const keys = new Map<string, Uint8Array | null>()
  return {
    async keyFor(subject) {
      const known = keys.get(subject)
      if (known === null) throw new SubjectForgottenError(`${subject} was forgotten`)
      const key = known ?? randomBytes(32)
      keys.set(subject, key)
      return key
    },
    async keysOf(subjects) {
      const found = new Map<string, Uint8Array>()
      for (const subject of subjects) {
        const key = keys.get(subject)
        if (key != null) found.set(subject, key)
      }
      return found
    },
    async forgottenAmong(subjects) {
      return new Set(subjects.filter((subject) => keys.get(subject) === null))
    },
    async forget(subject) {
      keys.set(subject, null)
    },
  }
}
