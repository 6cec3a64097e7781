import { REFRESH_GRACE_MS, REFRESH_IDLE_MS, REFRESH_MAX_MS } from '@kredka/contracts/accounts/rules'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Refreshed } from './refresh.ts'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

let people = 0
const begin = () => site.vault.sessions.begin({ user_id: `user-${people++}`, user_agent: 'Firefox' })

async function refreshed(token: string): Promise<Refreshed> {
  const answer = await site.vault.sessions.refresh(token)
  if (answer === null || answer === 'reused') throw new Error(`not refreshed: ${answer}`)
  return answer
}

test('ACC-02 a refresh token is rotated at every use and kept as a hash', async () => {
  const first = await begin()
  expect(first.refresh_max_age_s).toBe(REFRESH_IDLE_MS / 1000)
  site.clock.advance(DAY)
  const second = await refreshed(first.refresh_token)
  expect(second).toMatchObject({ session_id: first.session_id, user_id: first.user_id })
  expect(second.refresh_token).not.toBe(first.refresh_token)
  const third = await refreshed(second.refresh_token)
  const { rows } = await site.database.pool.query<{ row: string }>('select t::text as row from vault.refresh_tokens t')
  for (const { refresh_token } of [first, second, third]) expect(rows.join()).not.toContain(refresh_token)
})

test('ACC-02 the token just replaced is taken once more for 30 s and gives the same successor', async () => {
  const first = await begin()
  const second = await refreshed(first.refresh_token)
  site.clock.advance(REFRESH_GRACE_MS)
  expect((await refreshed(first.refresh_token)).refresh_token).toBe(second.refresh_token)
  expect(await refreshed(second.refresh_token)).toMatchObject({ session_id: first.session_id })
})

test.each([
  [
    'later than 30 s',
    async (first: Refreshed) => {
      await refreshed(first.refresh_token)
      site.clock.advance(REFRESH_GRACE_MS + 1)
    },
  ],
  [
    'a third time',
    async (first: Refreshed) => {
      await refreshed(first.refresh_token)
      await refreshed(first.refresh_token)
    },
  ],
  [
    'after its successor was used',
    async (first: Refreshed) => {
      await refreshed((await refreshed(first.refresh_token)).refresh_token)
    },
  ],
])('ACC-02 a replaced token used %s ends the whole family', async (_, prepare) => {
  const first = await begin()
  await prepare(first)
  const good = await site.database.pool.query(
    'select 1 from vault.sessions where session_id = $1 and ended_at is null',
    [first.session_id],
  )
  expect(good.rows).toHaveLength(1)
  expect(await site.vault.sessions.refresh(first.refresh_token)).toBe('reused')
  expect(await site.vault.sessions.isOpen(first.session_id)).toBe(false)
  expect(await site.vault.sessions.refresh(first.refresh_token)).toBeNull()
})

test('ACC-02 of two refreshes at the same moment both get the same successor', async () => {
  const first = await begin()
  const [a, b] = await Promise.all([refreshed(first.refresh_token), refreshed(first.refresh_token)])
  expect(a.refresh_token).toBe(b.refresh_token)
})

test('ACC-02 a session ends after 14 days without use', async () => {
  const first = await begin()
  site.clock.advance(REFRESH_IDLE_MS - 1)
  const second = await refreshed(first.refresh_token)
  site.clock.advance(REFRESH_IDLE_MS)
  expect(await site.vault.sessions.isOpen(first.session_id)).toBe(false)
  expect(await site.vault.sessions.refresh(second.refresh_token)).toBeNull()
})

test('ACC-02 a session ends after 90 days although it is used', async () => {
  let session = await begin()
  for (let day = 0; day < 80; day += 10) {
    site.clock.advance(10 * DAY)
    session = await refreshed(session.refresh_token)
  }
  expect(session.refresh_max_age_s).toBe((10 * DAY) / 1000)
  site.clock.advance(REFRESH_MAX_MS - 80 * DAY)
  expect(await site.vault.sessions.refresh(session.refresh_token)).toBeNull()
})

test('an unknown token refreshes nothing', async () => {
  expect(await site.vault.sessions.refresh('nonsense')).toBeNull()
})

test('ACC-10 a person sees where they are logged in and ends one or all', async () => {
  const { sessions } = site.vault
  const user_id = 'user-list'
  const phone = await sessions.begin({ user_id, user_agent: 'Phone' })
  site.clock.advance(1_000)
  const laptop = await sessions.begin({ user_id, user_agent: 'Laptop' })
  site.clock.advance(1_000)
  await refreshed(phone.refresh_token)
  expect(await sessions.list(user_id)).toMatchObject([
    { session_id: phone.session_id, user_agent: 'Phone', last_used_at: site.clock.iso() },
    { session_id: laptop.session_id, user_agent: 'Laptop' },
  ])
  expect(await sessions.end(laptop.session_id, 'somebody-else')).toBe(false)
  expect(await sessions.end(laptop.session_id, user_id)).toBe(true)
  expect(await sessions.end(laptop.session_id, user_id)).toBe(false)
  const instant = site.clock.now()
  expect(await sessions.endAllOf(user_id)).toEqual([phone.session_id])
  expect(await sessions.list(user_id)).toEqual([])
  const change = ({ session_id }: { readonly session_id: string }, ended: boolean) => ({ session_id, user_id, ended })
  expect(await sessions.readChangesSince(instant)).toEqual(
    expect.arrayContaining([change(phone, true), change(laptop, true)]),
  )
  expect(await sessions.readChangesSince(instant + 1)).toEqual([])
  site.clock.advance(1)
  const tablet = await sessions.begin({ user_id, user_agent: 'Tablet' })
  expect(await sessions.readChangesSince(instant + 1)).toEqual([change(tablet, false)])
})

test('PRO-02 a new password leaves the session that asked for it and ends the others', async () => {
  const { sessions } = site.vault
  const user_id = 'user-others'
  const [here, there] = [
    await sessions.begin({ user_id, user_agent: 'Here' }),
    await sessions.begin({ user_id, user_agent: 'There' }),
  ]
  expect(await sessions.endOthersOf(user_id, here.session_id)).toEqual([there.session_id])
  expect((await sessions.list(user_id)).map(({ session_id }) => session_id)).toEqual([here.session_id])
  expect(await sessions.endOthersOf(user_id, null)).toEqual([here.session_id])
})
