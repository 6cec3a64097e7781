import type { Overrides } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, FOLLOWED_LOG, POOL } from '@kredka/backend/composition/identifiers'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import { projectionStatus, rebuildProjection, resumeParked } from '@kredka/projections/kernel/projection-cli'
import type { RebuildProgress } from '@kredka/projections/kernel/rebuild'
import { type Command, part, readArguments, runOneOf, useOf } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { type Opened, withParts } from '../tools/with-parts.ts'
import { startOwnRunner } from './own-runner.ts'
import { rebuildEverything } from './rebuild-everything.ts'
import { statusTable } from './status-table.ts'

const STATUS = {
  name: 'projections -- status',
  says: 'How the read models are. Ends with 1 where one is parked.',
} as const satisfies Command
const REBUILD = {
  name: 'projections -- rebuild',
  says: 'Fills one read model anew, or with --all every one. People see the former one until it is full.',
  words: { use: '[name]', min: 0, max: 1 },
  options: {
    all: { type: 'boolean', says: 'every one, and no name' },
    'adopt-log': { type: 'boolean', says: 'with --all: follow the log that is there, though it is another one' },
  },
} as const satisfies Command
const RESUME = {
  name: 'projections -- resume',
  says: 'Lets a parked read model go on.',
  words: { use: '<name>', min: 1, max: 1 },
} as const satisfies Command

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
  const lead = (what: 'rebuild' | 'resume', name: string) =>
    open(async (opened) => {
      await (await opened.parts.get(FOLLOWED_LOG)).check()
      // Led by the site's own runner where one runs; by this one where none does.
      const runner = await startOwnRunner(opened)
      try {
        return await follow(opened, what, name, signal)
      } finally {
        await runner.stop()
      }
    })
  const rebuild = (given: readonly string[]) => {
    const { values, words } = readArguments(REBUILD, given)
    const [name] = words
    if (values.all === (name !== undefined) || (values['adopt-log'] && !values.all))
      throw new Refusal(`Use: ${useOf(REBUILD)}`)
    return name === undefined
      ? open((opened) => rebuildEverything(opened, values['adopt-log'], signal))
      : lead('rebuild', name)
  }
  const parts = {
    status: part(STATUS, () => open(status)),
    rebuild: { use: [useOf(REBUILD)], run: rebuild },
    resume: part(RESUME, ({ words: [name = ''] }) => lead('resume', name)),
  }
  return runOneOf(parts, args, signal)
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
