import { BACKEND, EVENT_STORE, MODULES, POOL, SEALING } from '@kredka/backend/composition/identifiers'
import { projectionsOf } from '@kredka/backend/composition/modules'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { type Lane, startLane } from '@kredka/projections/kernel/lane'
import { projectionStatus, rebuildProjection, resumeParked } from '@kredka/projections/kernel/projection-cli'
import type { RebuildProgress } from '@kredka/projections/kernel/rebuild'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { SILENT } from '../terminal/silent.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { statusTable } from './status-table.ts'

const USE = 'Use: npm run projections -- status | rebuild <name> | resume <name>'

/** EVT-06, EVT-07: how the read models are, filling one anew, and letting a parked one go on. Works with a running site and without. */
export async function projections(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [what, name, ...more] = args
  if (what === 'status' && name === undefined) return withParts('projections', status)
  if ((what !== 'rebuild' && what !== 'resume') || name === undefined || more.length > 0) throw new Refusal(USE)
  return withParts('projections', async (opened) => {
    // Led by the site's own lane where one runs; by this one where none does.
    const lane = await startOwnLane(opened)
    try {
      return await follow(opened, what, name, signal)
    } finally {
      await lane.stop()
    }
  })
}

async function status({ parts }: Opened): Promise<number> {
  const rows = await projectionStatus({ pool: await parts.get(POOL) })
  console.log(statusTable(rows))
  return rows.some((row) => row.status === 'parked') ? 1 : 0
}

async function startOwnLane({ parts }: Opened): Promise<Lane> {
  const [pool, events, sealing, modules, { tools }] = await Promise.all([
    parts.get(POOL),
    parts.get(EVENT_STORE),
    parts.get(SEALING),
    parts.get(MODULES),
    parts.get(BACKEND),
  ])
  const { clock, ids } = tools
  const holder = ids.uuid()
  return startLane({
    pool,
    events,
    open: sealing.openEvents,
    clock,
    log: SILENT,
    projections: projectionsOf(modules.all),
    holder,
  })
}

async function follow(
  { parts }: Opened,
  what: 'rebuild' | 'resume',
  name: string,
  signal: AbortSignal,
): Promise<number> {
  const pool = await parts.get(POOL)
  const { clock } = (await parts.get(BACKEND)).tools
  const bar = progress(what === 'rebuild' ? `Rebuilding ${name}` : `Resuming ${name}`, 'events')
  const onProgress = ({ events, total }: RebuildProgress) => bar.set(events, total ?? 0)
  const ended =
    what === 'rebuild'
      ? await rebuildProjection({ pool, clock }, name, onProgress, signal)
      : await resumeParked({ pool }, name, onProgress, signal)
  if (isRejection(ended)) throw new Refusal(refusalOf(ended, name))
  bar.end()
  return report(ended, name)
}

function report(ended: RebuildProgress, name: string): number {
  if (ended.status === 'done') {
    console.log(`${name} is up to date.`)
    return 0
  }
  if (ended.status === 'parked') console.log(`${name} was parked: ${ended.error}`)
  else console.log(`${name} goes on in the background where a site runs, else with the next start.`)
  return 1
}

function refusalOf({ rejected }: Rejection, name: string): string {
  if (rejected === 'PROJECTION_NOT_FOUND')
    return `There is no read model '${name}'. npm run projections -- status names them all.`
  if (rejected === 'PROJECTION_BUSY') return `${name} is being rebuilt already.`
  if (rejected === 'PROJECTION_NOT_PARKED') return `${name} is not parked: there is nothing to resume.`
  return rejected
}
