import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createParts, type Parts } from '@kredka/backend/composition/container'
import { CATALOG, CLOCK, ENCRYPTION, EVENT_STORE, IDS } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { eventId } from '@kredka/backend/kernel/ids'
import { createFixedClock } from '@kredka/backend/kernel/testing/fixed-clock'
import { createFollowingClock } from '@kredka/backend/kernel/testing/following-clock'
import type { TestDatabase } from '@kredka/projections/postgres/testing/database'
import { ROOT } from '../../terminal/root.ts'
import { SILENT } from '../../terminal/silent.ts'

export const MASTER_KEY = '5e'.repeat(32)

/**
 * The product's parts over a database, as a process has them that runs nothing by itself. `now`: a time that stands
 * still.
 */
export function partsOver(database: Pick<TestDatabase, 'url'>, now?: string): Parts {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, MASTER_KEY, DATABASE_POOL: '8' })
  const clock = now === undefined ? null : createFixedClock(now)
  const clocks = clock === null ? {} : { clock, sharedClock: createFollowingClock(clock) }
  return createParts(config, 'proof', { log: SILENT, ...clocks })
}

/**
 * A stored sample of every version of every event: beside the demonstration, no handler of a projection is left out.
 */
export async function appendSamples(parts: Parts): Promise<void> {
  const [store, ids, clock] = await Promise.all([parts.get(EVENT_STORE), parts.get(IDS), parts.get(CLOCK)])
  const [encryption, catalog] = await Promise.all([parts.get(ENCRYPTION), parts.get(CATALOG)])
  const files = globSync('contracts/src/*/samples/*.json', { cwd: ROOT }).sort()
  // A person is forgotten after all that was known of them.
  const inOrder = [...files.filter((file) => !isEnd(file)), ...files.filter(isEnd)]
  for (const file of inOrder) {
    const [, type = '', version = ''] = /([A-Za-z]+)\.v(\d+)\.json$/.exec(file) ?? []
    const data = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    const command_id = ids.uuid()
    const id = eventId(command_id, 0)
    const stream = `sample-${id}`
    const isNewest = catalog.definition(type).version === Number(version)
    const metadata = {
      occurred_at: new Date(clock.now()).toISOString(),
      actor: 'system:proof',
      command_id,
      command: 'proof.sample',
      $correlationId: command_id,
      $causationId: command_id,
      schema_version: version,
      origin: 'live',
    }
    await store.append(stream, 'no_stream', [
      { id, type, data: isNewest ? await encryption.encrypt(stream, id, { type, data }) : data, metadata },
    ])
  }
}

function isEnd(file: string): boolean {
  return file.includes('PersonForgotten')
}
