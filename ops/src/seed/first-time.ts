import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import { type EventStore, START } from '@kredka/contracts/kernel/ports'
import { progress } from '../terminal/progress.ts'
import { seedDemo } from './demo.ts'

/** More days than a site without people is ever left running. */
const MAX_DAYS = 1_000

/** What a site writes by itself, used or not. */
const OF_DAYS = ['day-', 'seal-']

async function isEmpty(store: EventStore): Promise<boolean> {
  const { events } = await store.readAll(START, MAX_DAYS)
  return (
    events.length < MAX_DAYS && events.every(({ stream }) => OF_DAYS.some((category) => stream.startsWith(category)))
  )
}

/** Whether the first that happened to people here was no demonstration. */
export async function holdsLiveEvents(store: EventStore): Promise<boolean> {
  const { events } = await store.readAll(START, MAX_DAYS)
  const first = events.find(({ stream }) => !OF_DAYS.some((category) => stream.startsWith(category)))
  return first !== undefined && first.metadata['origin'] !== 'seed'
}

/**
 * Fills a log that nobody has used yet with the demonstration, with a progress bar.
 * @returns false when it held something already
 */
export async function seedWhereEmpty(parts: Parts, signal: AbortSignal): Promise<boolean> {
  const store = await parts.get(EVENT_STORE)
  if (!(await isEmpty(store))) return false
  const { tools, wired } = await parts.get(BACKEND)
  const bar = progress('Making demo data', 'steps')
  await seedDemo({
    ...tools,
    policies: wired.policies,
    now: tools.clock.now(),
    progress: (done, total) => {
      signal.throwIfAborted()
      bar.set(done, total)
    },
  })
  bar.end()
  return true
}
