import { setTimeout as sleep } from 'node:timers/promises'
import { SILENT } from '../postgres/testing/server.ts'
import type { Projection, Rows } from './projection.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

/** Looks again and again; the test's own time limit ends it. */
async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await sleep(5)
}

const tables = 'create table things (id integer primary key, fresh boolean not null default false);'

function things(slice: (rows: Rows) => Promise<boolean>): Projection {
  return {
    name: 'things',
    number: 1,
    tables,
    on: {
      Made: ({ data }, rows) => rows.put('things', { id: Number(data.id) }),
      DayBegan: async (_, rows) => void (await rows.sql('update things set fresh = false')),
    },
    later: { after: ['DayBegan'], slice },
  }
}

const freshenOne = (rows: Rows) =>
  rows.sql('update things set fresh = true where id = (select min(id) from things where not fresh) returning id')

async function stale(): Promise<number> {
  const { rows } = await site.pool.query('select count(*)::int as n from things.things where not fresh')
  return rows[0].n
}

async function isThere(id: number): Promise<boolean> {
  return (await site.pool.query('select 1 from things.things where id = $1', [id])).rowCount === 1
}

test('EVT-05 what may lag is made in slices, between which events are taken as they come', async () => {
  let asked = 0
  const projection = things(async (rows) => {
    const freshened = await freshenOne(rows)
    asked += 1
    if (asked === 2) site.append('Made', { id: 4 })
    // there is always more to do until the event was taken
    const [taken] = await rows.sql('select from things where id = 4')
    return freshened.length > 0 || taken === undefined
  })
  for (const id of [1, 2, 3]) site.append('Made', { id })
  site.runner([projection])
  await site.waitUntilSettled('things')
  await until(() => isThere(4))
  await until(async () => (await stale()) === 0)
  expect(asked).toBeGreaterThan(2)
})

test('EVT-05 what a process left undone, the next one that leads does', async () => {
  const projection = things(async (rows) => (await freshenOne(rows)).length > 0)
  for (const id of [1, 2, 3]) site.append('Made', { id })
  const first = site.runner([{ ...projection, later: { after: ['DayBegan'], slice: async () => false } }])
  await site.waitUntilSettled('things')
  await first.stop()
  expect(await stale()).toBe(3)
  site.runner([projection])
  await until(async () => (await stale()) === 0)
  site.append('DayBegan', {})
  await site.waitUntilSettled('things')
  await until(async () => (await stale()) === 0)
})

test('EVT-06 a slice that fails holds nobody up, and is tried again when more is due', async () => {
  let isBroken = true
  const told: string[] = []
  const log = { ...SILENT, error: (_: unknown, message: string) => void told.push(message) }
  const projection = things(async (rows) => {
    if (isBroken) throw new RangeError('not today')
    return (await freshenOne(rows)).length > 0
  })
  site.runner([projection], { log })
  site.append('Made', { id: 1 })
  await until(async () => told.length > 0)
  site.append('Made', { id: 2 })
  await site.waitUntilSettled('things')
  expect([await stale(), new Set(told)]).toEqual([2, new Set(['a read model cannot catch up with what is due'])])
  isBroken = false
  site.append('DayBegan', {})
  await until(async () => (await stale()) === 0)
})
