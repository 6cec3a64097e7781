import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

test('EVT-01 a visitor counts once a day for a thing, and the day leaves as totals', async () => {
  const { counters } = site.vault
  for (const visitor of ['a', 'a', 'b']) await counters.count('offer views', '2027-03-01', 'offer-1', visitor)
  await counters.count('offer views', '2027-03-01', 'offer-2', 'a')
  await counters.count('offer views', '2027-03-02', 'offer-1', 'a')
  await counters.count('page views', '2027-03-01', 'home', 'a')
  expect(await counters.daysBefore('offer views', '2027-03-02')).toEqual(['2027-03-01'])
  expect(await counters.totals('offer views', '2027-03-01')).toEqual([
    { thing: 'offer-1', total: 2 },
    { thing: 'offer-2', total: 1 },
  ])
  await counters.drop('offer views', '2027-03-01', ['offer-1'])
  expect(await counters.totals('offer views', '2027-03-01')).toEqual([{ thing: 'offer-2', total: 1 }])
  await counters.drop('offer views', '2027-03-01', ['offer-2'])
  expect(await counters.daysBefore('offer views', '2027-03-03')).toEqual(['2027-03-02'])
})
