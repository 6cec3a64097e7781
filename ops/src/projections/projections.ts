import type { Overrides } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, FOLLOWED_LOG, POOL } from '@kredka/backend/composition/identifiers'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { projectionStatus, rebuildProjection, resumeParked } from '@kredka/projections/kernel/projection-cli'
import type { RebuildProgress } from '@kredka/projections/kernel/rebuild'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { startOwnRunner } from './own-runner.ts'
import { rebuildEverything } from './rebuild-everything.ts'
import { statusTable } from './status-table.ts'

const USE = 'Use: npm run projections -- status | rebuild <name> | rebuild --all [--adopt-log] | resume <name>'

/**
 * EVT-06, EVT-07: how the read models are, filling one anew, and letting a parked one go on. Works with a running site
 * and without.
 */
export async function projections(
  args: readonly string[],
  signal: AbortSignal,
  overrides: Overrides = {},
): Promise<number> {
  const open = (work: (opened: Opened) => Promise<number>) => withParts('projections', work, undefined, overrides)
  const [what, name, ...more] = args
  if (what === 'status' && name === undefined) return open(status)
  if (what === 'rebuild' && name === '--all' && (more.length === 0 || more.join() === '--adopt-log')) {
    return open((opened) => rebuildEverything(opened, more.length > 0, signal))
  }
  if ((what !== 'rebuild' && what !== 'resume') || name === undefined || more.length > 0) throw new Refusal(USE)
  return open(async (opened) => {
    await (await opened.parts.get(FOLLOWED_LOG)).check()
    // Led by the site's own runner where one runs; by this one where none does.
    const runner = await startOwnRunner(opened)
    try {
      return await follow(opened, what, name, signal)
    } finally {
      await runner.stop()
    }
  })
}

async function status({ parts }: Opened): Promise<number> {
  const { clock } = (await parts.get(BACKEND)).tools
  const rows = await projectionStatus({ pool: await parts.get(POOL), clock, events: await parts.get(EVENT_STORE) })
  console.log(statusTable(rows))
  await (await parts.get(FOLLOWED_LOG)).check()
  return rows.some((row) => row.status === 'parked') ? 1 : 0
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
