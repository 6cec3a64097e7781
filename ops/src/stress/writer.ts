import { setTimeout as sleep } from 'node:timers/promises'
import { createPostgresEventStore } from '@kredka/backend/adapters/event-store/postgres/store'
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  StoreUnavailableError,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import { SILENT } from '../terminal/silent.ts'
import { eventsOf, streamOf, type WriterNews, type WriterTask } from './plan.ts'

/** A process of its own: takes its task from the command line and tells its parent of every confirmed append. */
const task: WriterTask = JSON.parse(process.argv[2] ?? '')
const store = await createPostgresEventStore({ url: task.url, log: SILENT })
const news = { confirmed: 0, events: 0 } satisfies WriterNews
let next = 0

await Promise.all(
  Array.from({ length: task.callers }, (_, caller) => (task.kind === 'own' ? writeOwn(caller) : race())),
)
await store.close()
process.disconnect?.()

/** Appends number `caller`, `caller + callers`, … to the caller's stream, each with the revision it must have. */
async function writeOwn(caller: number): Promise<void> {
  let revision = -1
  for (let append = caller; append < task.appends; append += task.callers) {
    const events = eventsOf(task.seed, append)
    const done = await insist(store, streamOf(task.seed, caller), revision < 0 ? 'no_stream' : revision, events)
    revision = done.revision
    confirm(events)
  }
}

/** Whoever reads the last revision first gets in. */
async function race(): Promise<void> {
  for (let append = next++; append < task.appends; append = next++) {
    const events = eventsOf(`${task.seed} ${process.pid}`, append)
    while (!(await wins(streamOf(task.seed, 0), events)));
    confirm(events)
  }
}

async function wins(stream: string, events: readonly NewEvent[]): Promise<boolean> {
  const [last] = await store.read(stream, { direction: 'backwards', limit: 1 })
  try {
    await insist(store, stream, last?.revision ?? 'no_stream', events)
    return true
  } catch (error) {
    if (error instanceof WrongRevisionError) return false
    throw error
  }
}

/** An unknown outcome is asked for again with the same ids. */
async function insist(
  store: EventStore,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<AppendResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.append(stream, expected, events)
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || attempt === 100) throw error
      await sleep(50)
    }
  }
}

function confirm(events: readonly NewEvent[]): void {
  news.confirmed += 1
  news.events += events.length
  process.send?.(news)
}
