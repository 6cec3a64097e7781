import { setTimeout as sleep } from 'node:timers/promises'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { SILENT } from '../postgres/testing/server.ts'
import { readCheckpoints } from './checkpoints.ts'
import type { Apply, Projection, Rows } from './projection.ts'
import { resumeProjection } from './rebuild.ts'
import { dumpTables } from './testing/dump.ts'
import { openPlain } from './testing/memory-log.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

const QUIET = { ...SILENT, error: () => undefined }

const paid = ({ data }: Recorded, rows: Rows): void => {
  rows.add('totals', { id: 1 }, { amount: Number(data.amount), payments: 1 })
}
const opened: Apply = (_, rows) => rows.put('totals', { id: 1, amount: 0, payments: 0 })

const twice: Apply = (event, rows) => {
  paid(event, rows)
  paid(event, rows)
}

function totals(name: string, more: Partial<Projection> = {}): Projection {
  const tables = 'create table totals (id integer primary key, amount integer not null, payments integer not null);'
  return { name, number: 1, tables, on: { Opened: opened, Paid: paid }, ...more }
}

/** Looks again and again; the test's own time limit ends it. */
async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await sleep(5)
}

async function row(name: string, table = 'totals'): Promise<unknown> {
  return (await site.pool.query(`select * from ${name}.${table}`)).rows[0]
}

test('EVT-05 read models fill from the log and follow it; each event is opened once for all of them', async () => {
  const openedTypes: string[] = []
  const open = (stored: Parameters<typeof openPlain>[0]): Promise<readonly Recorded[]> => {
    openedTypes.push(...stored.map(({ type }) => type))
    return openPlain(stored)
  }
  site.append('Opened', {})
  site.append('Ignored', {})
  site.runner([totals('money'), totals('ledger')], { open })
  await site.waitUntilSettled('money', 'ledger')
  for (let n = 1; n <= 100; n++) site.append('Paid', { amount: n })
  await site.waitUntilSettled('money', 'ledger')
  expect(await row('money')).toEqual({ id: 1, amount: 5050, payments: 100 })
  expect(await row('ledger')).toEqual(await row('money'))
  expect(openedTypes).toEqual(['Opened', ...Array(100).fill('Paid')])
  for (const checkpoint of await readCheckpoints(site.pool)) {
    expect(checkpoint).toMatchObject({ slot: 'live', status: 'live', position: '102', events: 102 })
  }
})

test('EVT-06 a projection that cannot handle an event is parked before it; the others go on; after a fix it resumes', async () => {
  let isBroken = true
  const frail = totals('frail', {
    on: {
      Opened: opened,
      Paid: (event, rows) => {
        paid(event, rows)
        if (isBroken && event.data.amount === 13) throw new RangeError('thirteen!')
      },
    },
  })
  site.runner([totals('money'), frail], { log: QUIET })
  site.append('Opened', {})
  await site.waitUntilSettled('money', 'frail')
  for (const amount of [10, 11, 12, 13, 14]) site.append('Paid', { amount })
  await site.waitUntilSettled('money')
  expect(await row('money')).toMatchObject({ amount: 60 })
  expect(await row('frail')).toMatchObject({ amount: 33 })
  const parked = (await readCheckpoints(site.pool)).find(({ projection }) => projection === 'frail')
  expect(parked).toMatchObject({
    status: 'parked',
    position: '4',
    events: 4,
    error: 'RangeError: thirteen!',
    failures: 1,
  })
  expect(parked?.event).toMatchObject({ type: 'Paid', revision: 4, position: '5' })
  expect(await site.waiting.waitFor(['frail'], '6')).toEqual({ stale: true })
  expect(await site.waiting.waitFor(['money'], '6')).toEqual({ stale: false })

  expect(await resumeProjection(site.pool, 'frail')).toBeUndefined()
  await until(async () => (await readCheckpoints(site.pool))[0]?.failures === 2)
  isBroken = false
  site.append('Paid', { amount: 15 })
  await resumeProjection(site.pool, 'frail')
  await site.waitUntilSettled('frail', 'money')
  expect(await row('frail')).toEqual(await row('money'))
  expect(await resumeProjection(site.pool, 'frail')).toEqual({ rejected: 'PROJECTION_NOT_PARKED' })
  expect(await resumeProjection(site.pool, 'unknown')).toEqual({ rejected: 'PROJECTION_NOT_FOUND' })
})

test('EVT-10 what is kept of a parked projection’s error quotes no value of the event', async () => {
  const failing = totals('failing', {
    on: { Named: async ({ data }, rows) => void (await rows.sql('select $1::text::integer', [data.name])) },
  })
  site.runner([failing], { log: QUIET })
  site.append('Named', { name: 'Żaneta' })
  await until(async () => (await readCheckpoints(site.pool))[0]?.status === 'parked')
  const [parked] = await readCheckpoints(site.pool)
  expect(parked?.error).toMatch(/invalid input syntax for type integer: \[…\]/)
  expect(JSON.stringify(parked)).not.toContain('Żaneta')
})

test('EVT-06 an error of the database, or an event that cannot be opened, parks only who listens to it', async () => {
  const strict = totals('strict', {
    tables: totals('x').tables.replace('amount integer', 'amount integer check (amount < 5)'),
  })
  const reader = totals('reader', { on: { Sealed: () => undefined } })
  const open = async (stored: Parameters<typeof openPlain>[0]) => {
    if (stored.some(({ type }) => type === 'Sealed')) throw new Error('the box is broken')
    return openPlain(stored)
  }
  site.append('Opened', {})
  site.append('Sealed', {})
  site.append('Paid', { amount: 9 })
  site.append('Paid', { amount: 1 })
  site.runner([totals('money'), strict, reader], { log: QUIET, open })
  await site.waitUntilSettled('money')
  expect(await row('money')).toMatchObject({ amount: 10 })
  expect(await row('strict')).toMatchObject({ amount: 0 })
  const errors = (await readCheckpoints(site.pool)).map(({ projection, error, event }) => [
    projection,
    error,
    event?.type,
  ])
  expect(errors).toEqual([
    ['money', null, undefined],
    ['reader', 'Error: the box is broken', 'Sealed'],
    ['strict', expect.stringContaining('check constraint'), 'Paid'],
  ])
})

test('a database connection that breaks parks nobody', async () => {
  let isFirst = true
  const unlucky = totals('unlucky', {
    on: {
      Opened: opened,
      Paid: async (event, rows) => {
        paid(event, rows)
        if (isFirst) {
          isFirst = false
          await rows.sql('select pg_terminate_backend(pg_backend_pid())')
        }
      },
    },
  })
  site.append('Opened', {})
  site.runner([unlucky, totals('money')])
  site.append('Paid', { amount: 1 })
  await site.waitUntilSettled('unlucky', 'money')
  expect(await row('unlucky')).toMatchObject({ amount: 1 })
})

test('OPS-04 two leaders at once do nothing twice: the checkpoint fences the slower one out', async () => {
  site.append('Opened', {})
  site.runner([totals('money'), totals('ledger')], { leaseName: 'one' })
  site.runner([totals('money'), totals('ledger')], { leaseName: 'two' })
  for (let n = 1; n <= 600; n++) {
    site.append('Paid', { amount: 1 })
    if (n % 50 === 0) await site.waitUntilSettled('money', 'ledger')
  }
  await site.waitUntilSettled('money', 'ledger')
  expect(await row('money')).toEqual({ id: 1, amount: 600, payments: 600 })
  expect(await row('ledger')).toEqual({ id: 1, amount: 600, payments: 600 })
})

test('OPS-04 one process leads, and another takes over when it stops', async () => {
  site.append('Opened', {})
  const first = site.runner([totals('money')], { heartbeatMs: 10 })
  await site.waitUntilSettled('money')
  const second = site.runner([totals('money')], { heartbeatMs: 10 })
  expect([first.state(), second.state()]).toEqual(['leading', 'waiting'])
  await first.stop()
  site.append('Paid', { amount: 1 })
  await site.waitUntilSettled('money')
  expect([first.state(), second.state()]).toEqual(['stopped', 'leading'])
  expect(await row('money')).toMatchObject({ payments: 1 })
})

test('EVT-07 a worker with a newer version takes over: the older one stands down, the tables are swapped', async () => {
  site.append('Opened', {})
  site.append('Paid', { amount: 2 })
  const old = site.runner([totals('money'), totals('ledger')], { heartbeatMs: 10 })
  await site.waitUntilSettled('money', 'ledger')
  const newer = totals('money', { number: 2, on: { Opened: opened, Paid: twice } })
  const other = site.runner([newer, totals('ledger')], { heartbeatMs: 10 })
  await until(async () => {
    const rows = await readCheckpoints(site.pool)
    return other.state() === 'leading' && rows.every(({ status }) => status === 'live')
  })
  site.append('Paid', { amount: 3 })
  await site.waitUntilSettled('money', 'ledger')
  expect(old.state()).toBe('stood_down')
  expect(await row('money')).toMatchObject({ amount: 10, payments: 4 })
  expect(await row('ledger')).toMatchObject({ amount: 5, payments: 2 })
  const schemas = await site.pool.query("select nspname from pg_namespace where nspname like '%\\_\\_next'")
  expect(schemas.rows).toEqual([])
})

test('a new projection beside old ones fills on its own and joins them', async () => {
  site.append('Opened', {})
  for (let n = 0; n < 3_000; n++) site.append('Paid', { amount: n })
  const before = site.runner([totals('money')], { heartbeatMs: 10 })
  await site.waitUntilSettled('money')
  await before.stop()
  site.runner([totals('money'), totals('ledger')], { heartbeatMs: 10 })
  await site.waitUntilSettled('ledger', 'money')
  expect(await dumpTables(site.pool, { name: 'ledger' })).toEqual(await dumpTables(site.pool, { name: 'money' }))
})
