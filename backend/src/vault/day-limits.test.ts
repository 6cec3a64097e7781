import { warsawDay } from '@kredka/contracts/kernel/days'
import { DAY } from '@kredka/contracts/kernel/durations'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

const MONDAY = '2027-03-01'
const TUESDAY = '2027-03-02'
const plays = (visitor: string, address = '10.0.0.1') => [
  { limit: 'plays of a visitor', key: visitor, most: 5 },
  { limit: 'plays of an address', key: address, most: 12 },
]
const times = <T>(n: number, make: (n: number) => T) => Array.from({ length: n }, (_, i) => make(i))

test('QUI-06 a visitor has so many a day, for each limit and day anew', async () => {
  const { dayLimits } = site.vault
  for (const _ of times(5, (n) => n)) expect(await dayLimits.use(MONDAY, plays('ania'))).toBeNull()
  expect(await dayLimits.use(MONDAY, plays('ania'))).toBe('plays of a visitor')
  expect(await dayLimits.use(MONDAY, [{ limit: 'random quizzes', key: 'ania', most: 3 }])).toBeNull()
  expect(await dayLimits.use(TUESDAY, plays('ania'))).toBeNull()
})

test('QUI-06 an address ends the plays of all its visitors, and whoever is refused uses nothing up', async () => {
  const { dayLimits } = site.vault
  const use = (visitor: string) => dayLimits.use(MONDAY, plays(visitor, '10.0.0.2'))
  for (const visitor of ['a', 'b']) for (const _ of times(5, (n) => n)) await use(visitor)
  // the address has two left: those refused for themselves do not take them
  for (const _ of times(4, (n) => n)) expect(await use('a')).toBe('plays of a visitor')
  expect([await use('c'), await use('c'), await use('c')]).toEqual([null, null, 'plays of an address'])
  // and those refused for the address keep their own
  const elsewhere = () => dayLimits.use(MONDAY, plays('c', '10.0.0.3'))
  expect([await elsewhere(), await elsewhere(), await elsewhere(), await elsewhere()]).toEqual([
    null,
    null,
    null,
    'plays of a visitor',
  ])
})

test('QUI-06 uses at the same moment, in two processes and in any order, never exceed a limit', async () => {
  const [here, there] = [site.vault, await site.again()]
  const address = '10.0.0.4'
  const asked = times(40, (n) => {
    const uses = plays(`v${n % 4}`, address)
    return (n % 2 === 0 ? here : there).dayLimits.use(MONDAY, n % 3 === 0 ? uses.toReversed() : uses)
  })
  const answers = await Promise.all(asked)
  expect(answers.filter((answer) => answer === null).length).toBe(12)
})

test('QUI-06 a limit of none is always used up', async () => {
  expect(await site.vault.dayLimits.use(MONDAY, [{ limit: 'nothing', key: 'ania', most: 0 }])).toBe('nothing')
})

test('QUI-06 rows tell nobody whom they count, and are swept when their day is over', async () => {
  const { clock, vault, database } = site
  const today = warsawDay(clock.now())
  await vault.dayLimits.use(today, plays('zosia'))
  const { rows } = await database.pool.query<{ row: string }>('select t::text as row from vault.day_limits t')
  expect(rows.some(({ row }) => /zosia|10\.0\.0/.test(row))).toBe(false)
  const before = await vault.sweep()
  expect(await vault.dayLimits.use(today, [{ limit: 'plays of a visitor', key: 'zosia', most: 1 }])).toBe(
    'plays of a visitor',
  )
  clock.advance(3 * DAY)
  const after = await vault.sweep()
  expect((before['day_limits'] ?? 0) + (after['day_limits'] ?? 0)).toBe(rows.length)
  const left = await database.pool.query('select 1 from vault.day_limits')
  expect(left.rowCount).toBe(0)
})
