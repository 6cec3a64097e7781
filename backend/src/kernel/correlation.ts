import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs `work` so that every log line written meanwhile carries this correlation id (OPS-05). */
export function withCorrelation<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

export function correlationId(): string | undefined {
  return current.getStore()
}
