import { HOUR } from '@kredka/contracts/kernel/durations'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

test('ADM-01 admins have names of their own, upper and lower case alike', async () => {
  const { adminCredentials } = site.vault
  expect(await adminCredentials.put({ admin_id: 'a1', name: 'Szefowa', hash: 'h1' })).toBe(true)
  expect(await adminCredentials.put({ admin_id: 'a2', name: 'szefowa', hash: 'h2' })).toBe(false)
  expect(await adminCredentials.put({ admin_id: 'a1', name: 'Szefowa', hash: 'h3' })).toBe(true)
  expect(await adminCredentials.byName(' SZEFOWA ')).toEqual({ admin_id: 'a1', name: 'Szefowa', hash: 'h3' })
  expect(await adminCredentials.find('a2')).toBeNull()
  expect(await adminCredentials.listIds()).toEqual(['a1'])
  await adminCredentials.remove('a1')
  expect(await adminCredentials.byName('szefowa')).toBeNull()
})

test('ADM-01 sessions of the back office stand apart, live while they are used, and a week at most', async () => {
  const { adminSessions } = site.vault
  const { token, session_id } = await adminSessions.begin({ admin_id: 'admin-1', user_agent: 'Firefox' })
  expect(await adminSessions.find(token)).toEqual({ session_id, admin_id: 'admin-1' })
  for (let hours = 0; hours < 160; hours += 10) {
    site.clock.advance(10 * HOUR)
    expect(await adminSessions.find(token)).not.toBeNull()
  }
  const [listed] = await adminSessions.list('admin-1')
  expect(listed).toMatchObject({ session_id, user_agent: 'Firefox' })
  expect(await adminSessions.lastUses()).toEqual(new Map([['admin-1', listed?.last_used_at]]))
  site.clock.advance(8 * HOUR)
  expect(await adminSessions.find(token)).toBeNull()

  const other = await adminSessions.begin({ admin_id: 'admin-1', user_agent: 'Chrome' })
  site.clock.advance(12 * HOUR)
  expect(await adminSessions.find(other.token)).toBeNull()
  const last = await adminSessions.begin({ admin_id: 'admin-1', user_agent: 'Chrome' })
  expect(await adminSessions.endOne(last.session_id, 'admin-2')).toBe(false)
  await adminSessions.end(last.token)
  expect(await adminSessions.find(last.token)).toBeNull()
})
