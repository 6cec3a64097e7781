import type { TimelineEntryView } from '@kredka/contracts/audit/views'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { avatarCode, FIRST_AVATAR } from '@kredka/contracts/locker/parts'
import type { LockerView } from '@kredka/contracts/locker/views'
import { rewardEvents } from '@kredka/contracts/rewards/events'
import type { LedgerRowView, RankingView, RewardsView } from '@kredka/contracts/rewards/views'
import { until } from '../kernel/reactions/testing/until.ts'
import { rewardsDecider } from '../rewards/index.ts'
import { callsOf } from './testing/calls.ts'
import { forgetPerson, type TestPerson, testContext, testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

const { send, post, get } = callsOf(() => site)
const DAY = '2026-11-24'

/** Somebody with so many points, who earned them with games. */
async function playerWith(points: number): Promise<TestPerson> {
  const person = await testPerson(site)
  for (let earned = 0; earned < points; earned += 10) {
    const day = new Date(Date.parse(DAY) + earned * 8_640_000).toISOString().slice(0, 10)
    const play = { do: 'game', type: 'game_run', user_id: person.id, run_id: site.tools.ids.entity(), day } as const
    const command = { ...play, game: 'memory' } as const
    const context = testContext(site, 'rewards.reward_game')
    expect(isRejection(await site.tools.write.execute(rewardsDecider, person.id, command, context))).toBe(false)
  }
  return person
}

const buy = (part: string, who?: TestPerson) => send('/locker/parts', { part }, who)
const lockerOf = (who: TestPerson) => get<LockerView>('/locker', who)
const wear = async (parts: Partial<typeof FIRST_AVATAR>, who: TestPerson) =>
  (await send('/locker/avatar', { code: avatarCode({ ...FIRST_AVATAR, ...parts }) }, who)).error?.code ?? 'kept'
async function purchasesOf(who: TestPerson) {
  const events = await site.store.read(`rewards-${who.id}`)
  return events.filter(({ type }) => type === rewardEvents.PartBought.name).length
}

test('GAM-05 QUI-07 a part is bought with points, worn, and stands in the ledger; rankings count what was earned', async () => {
  const ola = await playerWith(120)
  expect(await wear({ clothes: 7 }, ola)).toBe('PARTS_LOCKED')
  expect((await buy('c7', ola)).error).toBeUndefined()
  expect(await lockerOf(ola)).toEqual({ code: null, owned: ['c7'], balance: 70 })
  expect(await wear({ clothes: 7 }, ola)).toBe('kept')
  expect(await wear({ clothes: 7, extra: 11 }, ola)).toBe('PARTS_LOCKED')
  expect(await lockerOf(ola)).toMatchObject({ code: avatarCode({ ...FIRST_AVATAR, clothes: 7 }) })
  const [row] = await get<readonly LedgerRowView[]>('/rewards/ledger', ola)
  expect(row).toMatchObject({ kind: 'spent', type: 'avatar_part', cause: 'purchase', part: 'c7', points: -50 })
  expect((await get<RewardsView>('/rewards', ola)).balance).toBe(70)
  const { own } = await get<RankingView>('/rankings?period=all', ola)
  expect(own?.points).toBe(120)
})

test('GAM-05 who has too few points is told how many are missing, and loses none', async () => {
  const jan = await playerWith(40)
  expect((await buy('x11', jan)).error).toMatchObject({ code: 'POINTS_MISSING', params: { missing: 560 } })
  expect((await buy('c7', jan)).error).toMatchObject({ code: 'POINTS_MISSING', params: { missing: 10 } })
  expect(await lockerOf(jan)).toEqual({ code: null, owned: [], balance: 40 })
})

test('GAM-05 one part bought in two tabs at once is paid for once', async () => {
  const ewa = await playerWith(100)
  const answers = await Promise.all([buy('c7', ewa), buy('c7', ewa), buy('c7', ewa)])
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
  expect(await lockerOf(ewa)).toMatchObject({ owned: ['c7'], balance: 50 })
  expect(await purchasesOf(ewa)).toBe(1)
})

test('GAM-05 two parts at once with points for one: one is bought, the other refused, nothing is lost', async () => {
  const iga = await playerWith(60)
  const answers = await Promise.all([buy('c7', iga), buy('x2', iga)])
  expect(answers.map(({ error }) => error?.code ?? 'bought').toSorted()).toEqual(['POINTS_MISSING', 'bought'])
  const { owned, balance } = await lockerOf(iga)
  expect([owned.length, balance, await purchasesOf(iga)]).toEqual([1, 10, 1])
})

test('GAM-05 a repeat under the same key is one purchase and one answer', async () => {
  const leo = await playerWith(100)
  const answers = [
    await send('/locker/parts', { part: 'c8' }, leo, 'one-part'),
    await send('/locker/parts', { part: 'c8' }, leo, 'one-part'),
  ]
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined])
  expect(await lockerOf(leo)).toMatchObject({ owned: ['c8'], balance: 50 })
})

test('GAM-05 visitors buy nothing, and nothing is bought that is not for sale', async () => {
  const ada = await playerWith(60)
  expect((await buy('c7')).error?.code).toBe('NOT_LOGGED_IN')
  for (const part of ['c1', 's8', 'g2', 'a2', 'h10', 'c99']) {
    expect([part, await post('/locker/parts', { part }, ada)]).toEqual([part, 'PART_NOT_SOLD'])
  }
  for (const part of ['', 'C7', 'c07', 'constructor', '../c7']) {
    expect([part, await post('/locker/parts', { part }, ada)]).toEqual([part, 'INVALID_INPUT'])
  }
  expect(await lockerOf(ada)).toMatchObject({ owned: [], balance: 60 })
})

test('GAM-05 what somebody owns opens nothing for others', async () => {
  const [rich, poor] = [await playerWith(60), await playerWith(10)]
  await buy('c7', rich)
  expect(await wear({ clothes: 1 }, poor)).toBe('kept')
  const { code } = await lockerOf(poor)
  const { length } = await site.store.read(`locker-${poor.id}`)
  expect(await wear({ clothes: 7 }, poor)).toBe('PARTS_LOCKED')
  expect(await site.store.read(`locker-${poor.id}`)).toHaveLength(length)
  expect((await lockerOf(poor)).code).toBe(code)
  expect(await wear({ clothes: 7 }, rich)).toBe('kept')
})

test('GAM-05 EVT-11 a person reads what they bought and chose, and nobody else does', async () => {
  const [eva, other] = [await playerWith(60), await playerWith(0)]
  await buy('c7', eva)
  await wear({ clothes: 7 }, eva)
  await send('/current-user/picture/kind', { kind: 'avatar' }, eva)
  const steps = await get<readonly TimelineEntryView[]>(`/timelines/locker/${eva.id}`, eva)
  expect(steps.map(({ what, by, params }) => [what, by, params])).toEqual([
    ['PartBought', 'you', { part: 'c7', points: 50 }],
    ['AvatarChosen', 'you', { what: 'avatar' }],
    ['PictureKindChosen', 'you', { kind: 'avatar' }],
  ])
  expect(await get(`/timelines/locker/${eva.id}`, other)).toBe('NOT_FOUND')
})

test('GAM-05 EVT-10 who is forgotten leaves neither purchases nor an avatar', async () => {
  const zoe = await playerWith(60)
  await buy('c7', zoe)
  await wear({ clothes: 7 }, zoe)
  await forgetPerson(site, zoe.id)
  for (const table of ['rewards.parts', 'rewards.entries', 'rewards.people', 'locker.avatars']) {
    const rows = `select 1 from ${table} where user_id = $1`
    await until(async () => (await site.database.pool.query(rows, [zoe.id])).rowCount === 0)
  }
})
