import type { Services } from '../store/services.ts'

/** Locks as the tabs of one browser share them: who comes second waits. */
export function fakeLocks(): Services['locked'] {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const done = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      done.catch(() => undefined),
    )
    return done
  }
}
