import type { OwnStorage } from '../own-storage.ts'

/** One browser's storage as several tabs see it: each `tab()` hears what the others write. */
export function fakeStorage(): { tab(): OwnStorage } {
  const kept = new Map<string, string>()
  const tabs = new Set<(key: string) => void>()
  const keyOf = (userId: string, name: string) => `${userId}.${name}`
  return {
    tab() {
      const listeners = new Set<(key: string) => void>()
      const hear = (key: string) => {
        for (const listener of listeners) listener(key)
      }
      tabs.add(hear)
      const tell = (key: string) => {
        for (const other of tabs) if (other !== hear) other(key)
      }
      return {
        read: (userId, name) => kept.get(keyOf(userId, name)) ?? null,
        write(userId, name, value) {
          const key = keyOf(userId, name)
          if (value === null) kept.delete(key)
          else kept.set(key, value)
          tell(key)
        },
        names: (userId, beginning) =>
          [...kept.keys()]
            .filter((key) => key.startsWith(keyOf(userId, beginning)))
            .map((key) => key.slice(userId.length + 1)),
        forget(owners = []) {
          for (const key of kept.keys()) if (!owners.some((id) => key.startsWith(`${id}.`))) kept.delete(key)
        },
        forgetOf(owner) {
          for (const key of kept.keys()) if (key.startsWith(`${owner}.`)) kept.delete(key)
        },
        listen(userId, heard) {
          const listener = (key: string) => {
            if (key.startsWith(`${userId}.`)) heard(key.slice(userId.length + 1))
          }
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
    },
  }
}
