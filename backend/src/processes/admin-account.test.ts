import { cookieNames } from '../http/sessions/cookies.ts'
import { testAdmin } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.stop())

const OLD = 'Stare-haslo-1'
const NEW = 'Nowe-haslo-2'

function post(path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Response> {
  return fetch(`${site.url}${site.config.api_base}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function refusal(response: Response): Promise<readonly [number, string]> {
  const { error } = (await response.json()) as { readonly error: { readonly code: string } }
  return [response.status, error.code]
}

test('ADM-01 an admin changes the password: the old one and all other sessions are of no use any more, and the log knows', async () => {
  const { vault, passwords } = site.tools
  const admin = await testAdmin(site)
  const credential = { admin_id: admin.id, name: `staff ${admin.id}` }
  await vault.adminCredentials.put({ ...credential, hash: await passwords.hash(OLD) })

  const wrong = await post('/admin/account/password', admin.headers, { current_password: NEW, password: NEW })
  expect(await refusal(wrong)).toEqual([422, 'WRONG_PASSWORD'])
  const weak = await post('/admin/account/password', admin.headers, { current_password: OLD, password: 'weak' })
  expect(await refusal(weak)).toEqual([422, 'INVALID_INPUT'])

  const changed = await post('/admin/account/password', admin.headers, { current_password: OLD, password: NEW })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('set-cookie')).toContain(cookieNames(false).admin)

  const stale = await post('/admin/account/password', admin.headers, { current_password: NEW, password: OLD })
  expect(stale.status).toBe(401)
  const enter = (password: string) => post('/admin/enter', {}, { name: credential.name, password })
  expect([(await enter(OLD)).status, (await enter(NEW)).status]).toEqual([401, 200])
  const events = await site.tools.streams.read(`admin-${admin.id}`)
  expect(events.map(({ type }) => type)).toContain('AdminPasswordChanged')
})

test('ADM-01 an admin sees the own sessions and ends one; those of others are as good as none', async () => {
  const [admin, other] = [await testAdmin(site), await testAdmin(site)]
  const sessions = async (headers: Readonly<Record<string, string>>) => {
    const response = await fetch(`${site.url}${site.config.api_base}/admin/account/sessions`, { headers })
    const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] }
    return data
  }
  const [own] = await sessions(admin.headers)
  const [strange] = await sessions(other.headers)
  expect((await post(`/admin/account/sessions/${strange?.id}/end`, admin.headers, {})).status).toBe(404)
  expect((await post(`/admin/account/sessions/${own?.id}/end`, admin.headers, {})).status).toBe(200)
  expect((await post(`/admin/account/sessions/${own?.id}/end`, admin.headers, {})).status).toBe(401)
})
