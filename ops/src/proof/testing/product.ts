import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createParts, type Parts } from '@kredka/backend/composition/container'
import { BACKEND, CATALOG, CLOCK, ENCRYPTION, EVENT_STORE, IDS } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { faultDecider } from '@kredka/backend/faults/fault'
import { eventId } from '@kredka/backend/kernel/ids'
import { createFixedClock } from '@kredka/backend/kernel/testing/fixed-clock'
import { createFollowingClock } from '@kredka/backend/kernel/testing/following-clock'
import type { CommandContext } from '@kredka/backend/kernel/write-side'
import { faultEvents } from '@kredka/contracts/faults/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
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

/** A fault in the error log that staff decided about: the fault is no event, what they decided is. */
export async function decideFault(parts: Parts): Promise<void> {
  const [{ tools }, ids] = await Promise.all([parts.get(BACKEND), parts.get(IDS)])
  const { errorLog } = tools.vault
  const error = new RangeError('out of range')
  errorLog.note({ source: 'cron', error, where: 'job proof', correlation_id: null })
  await errorLog.flush()
  const [fault] = await errorLog.list({ limit: 1, source: 'cron' })
  if (fault === undefined) throw new Error('the error log took nothing in')
  const id = ids.uuid()
  const context: CommandContext = {
    actor: { kind: 'system', id: 'proof' },
    command_id: id,
    command: 'proof.fault',
    correlation_id: id,
    causation_id: id,
    now: tools.clock.now(),
    origin: 'live',
  }
  const decision = make(faultEvents.FaultIgnored, {
    fault_id: fault.id,
    place: fault.place,
    admin_id: '01hzy3v9k2m4n6p8q0r2s4t6va',
    reason: 'Nobody comes there.',
  })
  const decided = await tools.write.execute(faultDecider, fault.id, decision, context)
  if (isRejection(decided)) throw new Error(decided.rejected)
}

function isEnd(file: string): boolean {
  return file.includes('PersonForgotten')
}
