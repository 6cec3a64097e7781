import type pg from 'pg'
import { tryLease } from '../postgres/leases.ts'
import { SILENT } from '../postgres/testing/server.ts'
import { registerVersions } from './checkpoints.ts'
import { resumeProjection } from './rebuild.ts'
import { makePlan, OUTDATED, signatureOf } from './runner-plan.ts'
import { bookings, takings } from './testing/bookings.ts'
import { openPlain } from './testing/memory-log.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

const clock = { now: () => 1_000 }
const projections = [bookings, takings]

async function plan(pool: pg.Pool = site.pool, token?: number) {
  await registerVersions(site.pool, projections, 0)
  const lease = await tryLease({ pool: site.pool, name: 'runner', holder: 'me', clock, log: SILENT })
  await lease?.release()
  const context = { pool, events: site.log, open: openPlain, clock, log: SILENT }
  const held = { name: 'runner', runner: 'runner', token: token ?? lease?.token ?? 0 }
  const made = await makePlan(context, projections, held, 'runner')
  if (made === OUTDATED) throw new Error('outdated')
  return made
}

/** A pool that does `first` in another session before the n-th look at the checkpoints. */
function interrupted(pool: pg.Pool, look: number, first: () => Promise<unknown>): pg.Pool {
  let looks = 0
  const connect = async () => {
    const client = await pool.connect()
    const query = client.query.bind(client)
    const slow = async (...all: Parameters<typeof query>) => {
      if (String(all[0]).includes('from read_side.checkpoints')) {
        looks += 1
        if (looks === look) await first()
      }
      return query(...all)
    }
    return Object.assign(Object.create(client), { query: slow, release: client.release.bind(client) })
  }
  return Object.assign(Object.create(pool), { connect })
}

test.each([1, 2, 3])(
  'EVT-06 a resume just before look %i of the plan is in the plan, or asks for a new one',
  async (look) => {
    await plan()
    await site.pool.query("update read_side.checkpoints set status = 'parked' where projection = 'bookings'")
    const made = await plan(interrupted(site.pool, look, () => resumeProjection(site.pool, 'bookings')))
    const groups = made.tracks.flatMap(({ runner, behind }) => [...(runner ? [runner] : []), ...behind])
    const members = groups.flatMap((group) => group.members)
    const isIn = members.some(({ projection }) => projection.name === 'bookings')
    expect(isIn || made.signature !== (await signatureOf(site.pool, []))).toBe(true)
  },
)

test('OPS-04 a leader that lost its lease plans nothing', async () => {
  await plan()
  await expect(plan(site.pool, 0)).rejects.toThrow('lease runner was lost')
})
