import { randomUUID } from 'node:crypto'
import { type TestSite, testSite } from '../processes/testing/test-site.ts'
import { type Answered, testBrowser } from './testing/browser.ts'
import { register } from './testing/register.ts'

const PASSWORD = 'Jasne-Niebo-7'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

/**
 * Headers that differ from answer to answer, whoever asks: their presence counts, their value tells nothing of the
 * account.
 */
const OF_THIS_ANSWER = new Set(['date', 'x-correlation-id', 'content-security-policy'])

function seen({ status, data, code, headers }: Answered) {
  const all = [...headers].map(([name, value]) => [name, OF_THIS_ANSWER.has(name) ? 'some value' : value])
  return { status, data, code, headers: Object.fromEntries(all) }
}

/** The answer, with how often each kind of work with hashes and streams was done for it. */
async function answered(path: string, body: unknown) {
  const { passwords, vault } = site.tools
  const spies = [
    import.meta.jest.spyOn(passwords, 'hash'),
    import.meta.jest.spyOn(passwords, 'verifyOrDummy'),
    import.meta.jest.spyOn(vault.credentials, 'find'),
    import.meta.jest.spyOn(vault.tokens, 'peek'),
  ]
  const answer = seen(await testBrowser(site).post(path, body))
  const work = spies.map((spy) => spy.mock.calls.length)
  for (const spy of spies) spy.mockRestore()
  return { answer, work }
}

test.each([
  ['/auth/login', { password: 'Zle-haslo-1' }, 401, 1],
  ['/auth/request-signup', {}, 200, 0],
  ['/auth/request-password-reset', {}, 200, 0],
  ['/auth/confirm-signup', { password: PASSWORD, name: 'Ola', token: 'a'.repeat(40) }, 409, 0],
  ['/auth/confirm-password-reset', { password: PASSWORD, token: 'a'.repeat(40) }, 409, 0],
  ['/auth/confirm-google-account', { password: PASSWORD, token: 'a'.repeat(40) }, 409, 0],
])(
  'ACC-04 %s answers and works the same whether or not the address has an account',
  async (path, rest, status, hashes) => {
    const { email } = await register(site, PASSWORD)
    const known = await answered(path, { email, ...rest })
    const unknown = await answered(path, { email: `${randomUUID()}@example.com`, ...rest })
    expect(known).toEqual(unknown)
    expect(known.answer.status).toBe(status)
    expect(known.work.slice(0, 2).reduce((sum, times) => sum + times, 0)).toBe(hashes)
  },
)
