import { HOUR } from '@kredka/contracts/kernel/durations'
import { sweepCredentials } from './sweep.ts'
import { type TestVault, testVault } from './testing/test-vault.ts'

let site: TestVault
beforeAll(async () => {
  site = await testVault()
})
afterAll(() => site.drop())

test('a changed password replaces the credential; what a crash left behind is swept', async () => {
  const { credentials } = site.vault
  await credentials.put({ credential_id: 'old', user_id: 'u', hash: 'h1' })
  await credentials.put({ credential_id: 'new', user_id: 'u', hash: 'h2' })
  await credentials.put({ credential_id: 'new', user_id: 'u', hash: 'h3' })
  expect(await credentials.find('new')).toEqual({
    credential_id: 'new',
    user_id: 'u',
    hash: 'h2',
    changed_at: site.clock.iso(),
  })
  await credentials.keepOnly('u', 'new')
  expect(await credentials.find('old')).toBeNull()

  await credentials.put({ credential_id: 'left', user_id: 'u', hash: 'h4' })
  const named = async (userId: string) => (userId === 'u' ? 'new' : null)
  expect(await sweepCredentials(credentials, site.clock.now(), named)).toBe(0)
  site.clock.advance(2 * HOUR)
  expect(await sweepCredentials(credentials, site.clock.now(), named)).toBe(1)
  expect(await credentials.find('left')).toBeNull()
  expect(await credentials.find('new')).not.toBeNull()
})
