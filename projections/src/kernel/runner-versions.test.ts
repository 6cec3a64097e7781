import { setTimeout as sleep } from 'node:timers/promises'
import { SILENT } from '../postgres/testing/server.ts'
import { readCheckpoints } from './checkpoints.ts'
import type { Apply, Projection } from './projection.ts'
import { resumeProjection } from './rebuild.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

const QUIET = { ...SILENT, error: () => undefined }
const TABLES = 'create table sums (id integer primary key, amount integer not null);'

/** Adds up what was paid, `times` over: another number, another code version. */
function sums(name: string, times = 1, check: () => void = () => undefined): Projection {
  const add: Apply = ({ data }, rows) => {
    check()
    rows.add('sums', { id: 1 }, { amount: times * Number(data.amount) })
  }
  return {
    name,
    number: times,
    tables: TABLES,
    on: { Opened: (_, rows) => rows.put('sums', { id: 1, amount: 0 }), Paid: add },
  }
}

/** Looks again and again; the test's own time limit ends it. */
async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await sleep(5)
}

async function amount(schema: string): Promise<number | undefined> {
  return (await site.pool.query<{ amount: number }>(`select amount from ${schema}.sums`)).rows[0]?.amount
}

/** A newer version that stops while it fills, until it is mended. */
function frail() {
  let isMended = false
  const check = () => {
    if (!isMended) throw new Error('not yet')
  }
  const mend = async () => {
    isMended = true
    await resumeProjection(site.pool, 'money')
  }
  return { projection: sums('money', 10, check), mend }
}

const states = async () =>
  (await readCheckpoints(site.pool)).map(({ projection, slot, status }) => `${projection} ${slot} ${status}`)
const pay = (amount: number) => site.append('Paid', { amount })

test('EVT-07 the older worker goes on feeding its version until the newer one has filled and swapped: nobody reads a frozen one', async () => {
  const { projection, mend } = frail()
  site.append('Opened', {})
  pay(1)
  const old = site.runner([sums('money'), sums('ledger'), sums('plain')], { heartbeatMs: 10 })
  await site.waitUntilSettled('money', 'ledger', 'plain')
  const code = [projection, sums('ledger', 100), sums('plain'), sums('newest')]
  const newer = site.runner(code, { heartbeatMs: 10, log: QUIET })
  // one of the newer versions is in place, the other is not: each table is fed by whoever knows it
  await until(async () => (await states()).includes('money next parked') && (await amount('ledger')) === 100)
  const position = pay(2)
  for (const name of ['money', 'ledger', 'plain']) {
    expect(await site.waiting.waitFor([name], position, 60_000)).toEqual({ stale: false })
  }
  expect([await amount('money'), await amount('ledger'), await amount('plain')]).toEqual([3, 300, 3])
  expect([old.state(), newer.state()]).toEqual(['leading', 'waiting'])
  await site.waitUntilSettled('newest')

  await mend()
  await until(async () => newer.state() === 'leading' && old.state() === 'stood_down')
  pay(4)
  await site.waitUntilSettled('money', 'ledger', 'plain', 'newest')
  expect([await amount('money'), await amount('ledger'), await amount('plain')]).toEqual([70, 700, 7])
  expect(await amount('newest')).toBe(7)
  expect((await states()).every((state) => state.endsWith('live live'))).toBe(true)
})

test('EVT-07 while events keep coming the newer version takes over at no position before the older one’s', async () => {
  site.append('Opened', {})
  site.runner([sums('money')], { heartbeatMs: 10 })
  await site.waitUntilSettled('money')
  const newer = site.runner([sums('money', 10)], { heartbeatMs: 10 })
  let paid = 0
  let reached = 0
  while (newer.state() !== 'leading') {
    const position = pay(1)
    paid += 1
    expect(await site.waiting.waitFor(['money'], position, 60_000)).toEqual({ stale: false })
    const shown = (await amount('money')) ?? 0
    const payments = shown >= 10 * paid ? shown / 10 : shown
    expect(payments).toBeGreaterThanOrEqual(reached)
    reached = payments
  }
  await site.waitUntilSettled('money')
  expect(await amount('money')).toBe(10 * paid)
})

test('EVT-07 where no older worker is left, the version that nobody feeds says that it is stale until it is replaced', async () => {
  const { projection, mend } = frail()
  site.append('Opened', {})
  const old = site.runner([sums('money')], { heartbeatMs: 10 })
  await site.waitUntilSettled('money')
  await old.stop()
  const position = pay(5)
  site.runner([projection], { heartbeatMs: 10, log: QUIET })
  await until(async () => (await states()).join() === 'money live rebuilding,money next parked')
  expect(await site.waiting.waitFor(['money'], position, 60_000)).toEqual({ stale: true })
  await mend()
  await until(async () => (await states()).join() === 'money live live')
  expect(await amount('money')).toBe(50)
  expect(await site.waiting.waitFor(['money'], position, 60_000)).toEqual({ stale: false })
})
