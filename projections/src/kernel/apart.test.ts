import { setTimeout as sleep } from 'node:timers/promises'
import type { Projection } from './projection.ts'
import { type TestReadSide, testReadSide } from './testing/read-side.ts'

let site: TestReadSide
beforeEach(async () => {
  site = await testReadSide()
})
afterEach(() => site.close())

const counted = (name: string, more: Partial<Projection>): Projection => ({
  name,
  number: 1,
  tables: 'create table counts (id int primary key, n int not null); insert into counts values (1, 0), (2, 0);',
  on: { Happened: (_, rows) => rows.add('counts', { id: 1 }, { n: 1 }) },
  ...more,
})

test('EVT-05 what goes apart holds nobody up, and who reads it is told that it lags', async () => {
  let release: () => void = () => undefined
  let isSlow = false
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = counted('slow', {
    isApart: true,
    on: {
      Happened: async (_, rows) => {
        rows.add('counts', { id: 1 }, { n: 1 })
        if (isSlow) await released
      },
    },
  })
  site.runner([counted('quick', {}), slow])
  site.append('Happened', {})
  await site.waitUntilSettled('quick', 'slow')
  isSlow = true
  const position = site.append('Happened', {})
  expect(await site.waiting.waitFor(['quick'], position, 60_000)).toEqual({ stale: false })
  expect(await site.waiting.waitFor(['quick', 'slow'], position, 100)).toEqual({ rejected: 'READ_MODEL_BEHIND' })
  release()
  await site.waitUntilSettled('slow')
  const { rows } = await site.pool.query('select n from slow.counts where id = 1')
  expect(rows).toEqual([{ n: 2 }])
})

test('EVT-01 EVT-07 what sums up other rows is made once at the end of a filling, and with each batch afterwards', async () => {
  let settled = 0
  const summed = counted('summed', {
    settle: async (rows) => {
      settled += 1
      await rows.sql('update counts set n = (select n from counts where id = 1) where id = 2')
      return false
    },
  })
  for (let n = 0; n < 9_000; n++) site.append('Happened', {})
  site.runner([summed])
  await site.waitUntilSettled('summed')
  expect(settled).toBeLessThanOrEqual(3)
  const sums = async () => (await site.pool.query('select n from summed.counts order by id')).rows.map(({ n }) => n)
  expect(await sums()).toEqual([9_000, 9_000])
  const before = settled
  site.append('Happened', {})
  await site.waitUntilSettled('summed')
  expect([await sums(), settled > before]).toEqual([[9_001, 9_001], true])
})

test('EVT-05 EVT-07 a filling that another one interrupts is not put in place before its sums are made', async () => {
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  // it joins, which makes a new plan, while the sums of the other are being made
  const quick = counted('quick', { on: { Happened: () => begun } })
  const portions = 20
  const summed = counted('summed', {
    isApart: true,
    settle: async (rows) => {
      begin()
      await sleep(20)
      const [row] = await rows.sql<{ n: number }>(
        'update counts set n = least(n + 1, $1::int) where id = 2 returning n',
        [portions],
      )
      return row !== undefined && row.n < portions
    },
  })
  for (let n = 0; n < 600; n++) site.append('Happened', {})
  site.runner([quick, summed])
  await site.waitUntilSettled('quick', 'summed')
  const { rows } = await site.pool.query('select n from summed.counts order by id')
  expect(rows).toEqual([{ n: 600 }, { n: portions }])
})
