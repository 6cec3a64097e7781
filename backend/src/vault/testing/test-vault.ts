import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { createIds } from '../../kernel/ids.ts'
import { createFixedClock, type FixedClock } from '../../kernel/testing/fixed-clock.ts'
import { type MemoryLog, memoryLog } from '../../kernel/testing/memory-log.ts'
import { migrateVault, openVault, type Vault } from '../vault.ts'

export const TEST_MASTER_KEY = new Uint8Array(Buffer.alloc(32, 'master key of the tests '))

export interface TestVault {
  readonly vault: Vault
  readonly database: TestDatabase
  readonly clock: FixedClock
  readonly log: MemoryLog
  /** Another process on the same database. */
  again(): Promise<Vault>
  drop(): Promise<void>
}

/** A vault on a database of its own, with a clock that stands still. */
export async function testVault(): Promise<TestVault> {
  const database = await testDatabase()
  const clock = createFixedClock()
  const log = memoryLog()
  await migrateVault(database.pool)
  const again = () => openVault({ pool: database.pool, masterKey: TEST_MASTER_KEY, clock, ids: createIds(clock), log })
  return { vault: await again(), database, clock, log, again, drop: () => database.drop() }
}
