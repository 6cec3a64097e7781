import { setTimeout as sleep } from 'node:timers/promises'
import type { Projection } from './projection.ts'
import type { RunnerOptions } from './runner.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

const QUICK = { heartbeatMs: 20, expiryMs: 300 }

/** Read models that note which process applied what. */
function projectionsOf(process: string, applied: string[]): readonly Projection[] {
  const counted = (name: string, isApart: boolean): Projection => ({
    name,
    number: 1,
    isApart,
    tables: 'create table counts (id int primary key, n int not null); insert into counts values (1, 0);',
    on: {
      Happened: (_, rows) => {
        applied.push(`${process} ${name}`)
        rows.add('counts', { id: 1 }, { n: 1 })
      },
    },
  })
  return [counted('quick', false), counted('slow', true)]
}

function start(process: string, applied: string[], options: Partial<RunnerOptions> = {}) {
  return site.runner(projectionsOf(process, applied), { holder: process, ...QUICK, ...options })
}

const counts = async () => {
  const { rows } = await site.pool.query<{ n: number }>(
    'select n from quick.counts union all select n from slow.counts',
  )
  return rows.map(({ n }) => n)
}

/** Lets events happen one by one until the last of them was applied by these. */
async function untilApplied(applied: string[], ...by: readonly string[]): Promise<void> {
  for (;;) {
    applied.length = 0
    site.append('Happened', {})
    await site.waitUntilSettled('quick', 'slow')
    if (JSON.stringify([...applied].sort()) === JSON.stringify([...by].sort())) return
    await sleep(10)
  }
}

test('OPS-04 two processes with groups divide the read models, stand in for each other, and give back', async () => {
  const applied: string[] = []
  const one = start('one', applied, { group: 'common' })
  const two = start('two', applied, { group: 'apart' })
  await untilApplied(applied, 'one quick', 'two slow')
  await two.stop()
  await untilApplied(applied, 'one quick', 'one slow')
  start('again', applied, { group: 'apart' })
  await untilApplied(applied, 'one quick', 'again slow')
  await one.stop()
  await untilApplied(applied, 'again quick', 'again slow')
  const all = (await site.log.readAll('start', 10_000)).events.length
  // each event once, whoever applied it
  expect(await counts()).toEqual([all, all])
})

test('OPS-04 a process that dies is stood in for when its lease runs out, and one without a group leads what is left', async () => {
  const applied: string[] = []
  start('rest', applied)
  await untilApplied(applied, 'rest quick', 'rest slow')
  const claim = `insert into read_side.leases (name, holder, token, expires_at)
    values ('runner:apart', 'other', 1, now() + interval '1 hour')`
  await site.pool.query(claim)
  for (;;) {
    applied.length = 0
    const position = site.append('Happened', {})
    await site.waiting.waitFor(['quick'], position, 60_000)
    if (!applied.includes('rest slow')) break
    await sleep(10)
  }
  await site.pool.query("update read_side.leases set expires_at = now() where name = 'runner:apart'")
  await untilApplied(applied, 'rest quick', 'rest slow')
})
