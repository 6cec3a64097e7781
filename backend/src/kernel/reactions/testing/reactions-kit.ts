import { fileURLToPath } from 'node:url'
import { must } from '@kredka/contracts/kernel/testing/must'
import { migrate } from '@kredka/projections/postgres/migrations'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { type CounterCommand, counter, counterEvents } from '../../testing/counter.ts'
import { type TestWriteSide, testWriteSide } from '../../testing/test-write-side.ts'
import type { Inline } from '../../write/create-write-side.ts'
import type { ReactionDeps } from '../reaction-deps.ts'
import { type PassingTime, passingTime } from './passing-time.ts'

export interface ReactionsKit extends TestWriteSide {
  readonly database: TestDatabase
  readonly time: PassingTime
  readonly deps: ReactionDeps
  /** Counts on the stream `counter-{id}`. */
  count(id: string, command?: CounterCommand, origin?: 'live' | 'seed'): Promise<void>
  total(id: string): Promise<number>
  /** Ids of the events of `counter-{id}`. */
  eventIds(id: string): Promise<readonly string[]>
}

/** The real write side over a store in memory, with the tables of reactions in a database of one's own. */
export async function reactionsKit(inline?: Inline): Promise<ReactionsKit> {
  const database = await testDatabase()
  await migrate(database.pool, 'reactions', fileURLToPath(new URL('../migrations', import.meta.url)))
  await migrate(
    database.pool,
    'read_side',
    fileURLToPath(new URL('../../../../../projections/src/postgres/migrations', import.meta.url)),
  )
  const time = passingTime()
  const side = testWriteSide({ events: counterEvents, clock: time.clock, ...(inline === undefined ? {} : { inline }) })
  const { write, store, encryption, clock, log } = side
  return {
    ...side,
    database,
    time,
    deps: {
      store,
      open: encryption.openEvents,
      write,
      pool: database.pool,
      clock,
      pause: time.pause,
      gather: async () => undefined,
      log,
    },
    count: async (id, command = { do: 'count' }, origin = 'live') => {
      must(await write.execute(counter, id, command, side.context('tests.count', { origin })))
    },
    total: async (id) => (await write.fold(counter, id)).state.total,
    eventIds: async (id) => (await store.read(`counter-${id}`)).map((event) => event.id),
  }
}
