import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { HTTP } from '../composition/identifiers.ts'
import { testPerson } from './testing/people.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** What a client may call itself, keep as a secret and name as a time. */
let site: TestSite
let endpoints: readonly Endpoint[]
beforeAll(async () => {
  site = await testSite({ env: { LIMIT_LOGIN_PER_ACCOUNT: '100' } })
  endpoints = (await site.parts.get(HTTP)).endpoints
})
afterAll(() => site.stop())

interface Refusal {
  readonly error?: {
    readonly code: string
    readonly details?: readonly { readonly path: string; readonly code: string }[]
  }
}

async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(site.url + site.config.api_base + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const { error } = (await response.json()) as Refusal
  const details = error?.details?.map((detail) => `${detail.path} ${detail.code}`) ?? []
  return [response.status, error?.code ?? null, ...details]
}

const signup = { email: 'ola@example.com', password: 'Zielony-Rower-88', name: 'Ola', token: 'a'.repeat(40) }

test.each([
  ['An\u200bna', 'hidden_signs'],
  ['Anna \u202eakwoN', 'hidden_signs'],
  [`A${'\u0308'.repeat(99)}`, 'too_many_marks'],
  ['Аnna', 'mixed_scripts'],
  ['Kredka Support', 'reserved'],
])('ACC-07 nobody signs up or is renamed as %j', async (name, fault) => {
  const refused = [422, 'INVALID_INPUT', `body/name name_${fault}`]
  expect(await post('/auth/confirm-signup', { ...signup, name })).toEqual(refused)
  const { headers } = await testPerson(site)
  expect(await post('/current-user/profile', { name, phone: null, about: '' }, headers)).toEqual(refused)
})

test('ACC-07 people go on being called as they are called', async () => {
  const { headers } = await testPerson(site)
  for (const name of ['Олена Шевченко', 'Żaneta Gżegżółka', '山田 太郎', 'Nguye\u0302\u0303n Thi\u0323'])
    expect(await post('/current-user/profile', { name, phone: null, about: '' }, headers)).toEqual([200, null])
  expect(await post('/auth/confirm-signup', signup)).toEqual([409, 'REQUEST_EXPIRED'])
})

test('ACC-07 a password that guessing begins with is refused wherever one is set, before anything else is told', async () => {
  const refused = [422, 'PASSWORD_TOO_COMMON', 'body/password PASSWORD_TOO_COMMON']
  for (const password of ['Password1!', 'Haslo123!', 'Kredka2026!', 'Zaq12wsx!']) {
    expect(await post('/auth/confirm-signup', { ...signup, password })).toEqual(refused)
    const { email, token } = signup
    expect(await post('/auth/confirm-password-reset', { email, token, password })).toEqual(refused)
  }
})

test('API-04 every time and day that a client names lies in this century', () => {
  const open = endpoints.flatMap(({ name, query, ...rest }) => {
    const schemas = [query, ...('body' in rest ? [rest.body] : [])]
    return schemas.flatMap((schema) => datesIn(schema)).map((fault) => `${name}: ${fault}`)
  })
  expect(open).toEqual([])
})

test.each(['0001-01-01', '1999-12-31', '9999-01-01', '2026-02-30'])(
  'API-04 PAY-01 a payment is not marked as paid on %s',
  async (date) => {
    const { headers } = await testPerson(site, 'teacher')
    const [status, code, detail] = await post(`/payments/${site.tools.ids.entity()}/mark-as-paid`, { date }, headers)
    expect([status, code, String(detail).split(' ')[0]]).toEqual([422, 'INVALID_INPUT', 'body/date'])
  },
)

/** Dates and instants of a schema, however deep, that take any year. */
function datesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isDate = 'format' in schema && (schema.format === 'date' || schema.format === 'date-time')
  if (isDate) return 'pattern' in schema ? [] : [JSON.stringify(schema)]
  return Object.values(schema).flatMap(datesIn)
}
