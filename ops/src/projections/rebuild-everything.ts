import { BACKEND, EVENT_STORE, FOLLOWED_LOG, MODULES, POOL } from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { adoptLog } from '@kredka/backend/kernel/followed-log/adopt-log'
import { ForeignLogError } from '@kredka/backend/kernel/followed-log/followed-log'
import { rebuildAll } from '@kredka/projections/kernel/projection-cli'
import type { RebuildProgress } from '@kredka/projections/kernel/rebuild'
import { isAlive } from '@kredka/projections/postgres/leases'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import type { Opened } from '../tools/with-parts.ts'
import { startOwnRunner } from './own-runner.ts'

/**
 * `rebuild --all` (EVT-07, EVT-13): every read model anew. Over a log that is not the one that was followed, only for
 * whoever was told what it means, and says so with `--adopt-log`.
 */
export async function rebuildEverything(opened: Opened, adopts: boolean, signal: AbortSignal): Promise<number> {
  const { parts } = opened
  const foreign = await foreignLog(opened)
  if (foreign !== undefined) {
    if (!adopts) throw new Refusal(consequences(foreign))
    const [pool, store, { tools }] = await Promise.all([parts.get(POOL), parts.get(EVENT_STORE), parts.get(BACKEND)])
    const { clock } = tools
    if (await isAlive(pool, clock.now()))
      throw new Refusal('Processes of the site still run on this database: stop them first.')
    await adoptLog({ pool, store, clock })
    console.log('This log is followed from now on.')
  }
  const runner = await startOwnRunner(opened)
  try {
    return await follow(opened, signal)
  } finally {
    await runner.stop()
  }
}

async function foreignLog({ parts }: Opened): Promise<ForeignLogError | undefined> {
  try {
    await (await parts.get(FOLLOWED_LOG)).check()
    return undefined
  } catch (error) {
    if (error instanceof ForeignLogError) return error
    throw error
  }
}

function consequences({ cause }: ForeignLogError): string {
  return `${cause}
To go on with it:
  - all read models and alarms are made from it anew; pages are stale until then;
  - policies (mails, notices, what follows from an event) begin at its head, so that nobody reacts to what another log
    holds; of an older copy of the log that was followed they take up the last hour again, and recognise what was done;
  - answers kept for repeated requests are dropped, and so are dead letters of events that it does not have.
What the old log alone knew is lost to this site. Stop every process, then:
  npm run projections -- rebuild --all --adopt-log`
}

async function follow({ parts }: Opened, signal: AbortSignal): Promise<number> {
  const [pool, modules, { tools }] = await Promise.all([parts.get(POOL), parts.get(MODULES), parts.get(BACKEND)])
  const names = projectionsOf(modules.all).map(({ name }) => name)
  const bar = progress('Rebuilding all', 'events')
  const ended = await rebuildAll({ pool, clock: tools.clock }, names, (all) => bar.set(...slowest(all)), signal)
  bar.end()
  for (const { projection, status, error } of ended) {
    if (status === 'parked') console.log(`${projection} was parked: ${error}`)
  }
  if (signal.aborted) console.log('The rest goes on in the background where a site runs, else with the next start.')
  return ended.length === names.length && ended.every(({ status }) => status === 'done') ? 0 : 1
}

function slowest(all: readonly RebuildProgress[]): [done: number, total: number] {
  const filling = all.filter(({ status }) => status === 'rebuilding')
  const shown = filling.length > 0 ? filling : all
  return [Math.min(...shown.map(({ events }) => events)), Math.max(0, ...shown.map(({ total }) => total ?? 0))]
}
