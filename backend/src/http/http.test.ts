import { MINUTE } from '@kredka/contracts/kernel/durations'
import { isSiteOrigin } from './api/own-origin.ts'
import { MASTER_KEY, METRICS_TOKEN, testEdge } from './testing/edge.ts'
import { treesEdge } from './testing/trees.ts'

const ID = '01hzy3v7m5r8q2w4t6n8p0s1d3'

let trees: Awaited<ReturnType<typeof treesEdge>>
beforeAll(async () => {
  trees = await treesEdge()
})
afterAll(() => trees.edge.stop())

const call: typeof trees.call = (...asked) => trees.call(...asked)
const post: typeof trees.post = (...asked) => trees.post(...asked)

test('API-02 a list answers data and meta, with numbers, booleans and lists read from the query string', async () => {
  const { status, body } = await call('/api/trees?page=2&tall=true&kinds=oak&kinds=ash')
  expect(status).toBe(200)
  expect(body).toEqual({
    data: [{ page: 2, tall: true, kinds: ['oak', 'ash'] }],
    meta: { page: 2, page_size: 20, has_next_page: true },
  })
})

test('a word of a path comes before a parameter', async () => {
  expect((await call('/api/trees/count')).body).toEqual({ data: 7 })
})

test.each([
  ['?page=0', 'query/page', 'minimum'],
  ['?page=1.5', 'query/page', 'type'],
  ['?page=', 'query/page', 'type'],
  ['?page=0x10', 'query/page', 'type'],
  ['?page=1&page=2', 'query/page', 'repeated'],
  ['?tall=yes', 'query/tall', 'type'],
  ['?height=3', 'query/height', 'unknown'],
  ['?kinds=%00', 'query/kinds/0', 'text'],
  ['?__proto__=1', 'query/__proto__', 'unknown'],
])('API-04 the query string %s is refused', async (search, path, code) => {
  const { status, body } = await call(`/api/trees${search}`)
  expect(status).toBe(422)
  expect(body.error.code).toBe('INVALID_INPUT')
  expect(body.error.details).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]))
})

test('API-03 an id of the wrong form is 422', async () => {
  const { status, body } = await call('/api/trees/17')
  expect([status, body.error.details[0].path]).toEqual([422, 'params/id'])
  expect((await call(`/api/trees/${ID}`)).body).toEqual({ data: ID })
  expect((await call('/api/trees/%ff')).status).toBe(422)
})

test.each<[string, string, Record<string, string>, number, string]>([
  ['no JSON', '{"kind":', {}, 400, 'MALFORMED_REQUEST'],
  ['no object', '"oak"', {}, 400, 'MALFORMED_REQUEST'],
  ['a list', '[]', {}, 422, 'INVALID_INPUT'],
  ['a form', 'kind=oak', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['no type', '{"kind":"oak"}', { 'content-type': '' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'an unknown charset',
    '{"kind":"oak"}',
    { 'content-type': 'application/json; charset=klingon' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['too much', JSON.stringify({ kind: 'x'.repeat(200_000) }), {}, 413, 'TOO_LARGE'],
  ['a wrong type', '{"kind":1}', {}, 422, 'INVALID_INPUT'],
  ['an unknown property', '{"kind":"oak","colour":1}', {}, 422, 'INVALID_INPUT'],
  ['a poisoned prototype', '{"kind":"oak","__proto__":{}}', {}, 400, 'MALFORMED_REQUEST'],
  ['nothing', '', {}, 422, 'INVALID_INPUT'],
  ['U+0000', '{"kind":"o\\u0000k"}', {}, 422, 'INVALID_INPUT'],
  ['half a character', '{"kind":"\\ud800"}', {}, 422, 'INVALID_INPUT'],
])('API-04 a body with %s is refused', async (_, body, headers, status, code) => {
  const before = trees.planted()
  const answered = await post('/api/trees', body, { as: 'anna', headers })
  expect([answered.status, answered.body.error.code]).toEqual([status, code])
  expect(trees.planted()).toBe(before)
})

test('API-04 every fault is named by its path', async () => {
  const { body } = await post('/api/trees', { heights: [1, 0, 'x'], colour: 'green' }, { as: 'anna' })
  expect(body.error.details.map((d: { path: string }) => d.path).sort()).toEqual([
    'body/colour',
    'body/heights/1',
    'body/heights/2',
    'body/kind',
  ])
})

test('API-09 whoever came too late learns how far to read for what is true now', async () => {
  const late = await post('/api/trees', { kind: 'taken' }, { as: 'anna' })
  expect([late.status, trees.positionOf(late)]).toEqual([409, '77'])
  const wrong = await post('/api/trees', { kind: 7 }, { as: 'anna' })
  expect([wrong.status, wrong.headers.get('x-position')]).toEqual([422, null])
})

test('API-09 a command answers with the position of what it appended', async () => {
  const { status, headers, body } = await post('/api/trees', { kind: 'oak' }, { as: 'anna' })
  expect([status, trees.positionOf({ headers }), body.data.planted]).toEqual([200, '42', 'oak'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('ACC-09 roles are checked before the body is read', async () => {
  trees.edge.people.set('tea', { is_teacher: true })
  trees.edge.people.set('bad', { blocked: true })
  trees.edge.people.set('old', { ended: true })
  const path = `/api/trees/${ID}/fell`
  const outcome = async (as?: string) => {
    const { status, body } = await post(path, '{', as === undefined ? {} : { as })
    return [status, body.error.code]
  }
  expect(await outcome()).toEqual([401, 'NOT_LOGGED_IN'])
  expect(await outcome('anna')).toEqual([403, 'TEACHER_PROFILE_REQUIRED'])
  expect(await outcome('bad')).toEqual([403, 'ACCOUNT_BLOCKED'])
  expect(await outcome('old')).toEqual([401, 'NOT_LOGGED_IN'])
  expect(await outcome('tea')).toEqual([400, 'MALFORMED_REQUEST'])
})

test('ADM-01 the back office knows its own session alone', async () => {
  expect((await call('/api/admin/trees', { as: 'anna' })).status).toBe(401)
  const { body } = await call('/api/admin/trees', { headers: { cookie: 'kredka_admin=admin-session' } })
  expect(JSON.parse(body.data)).toEqual({ kind: 'admin', id: 'admin-1', role: 'owner' })
  const elsewhere = await post(
    '/api/trees',
    { kind: 'oak' },
    { headers: { cookie: 'kredka_admin=admin-session', origin: trees.edge.url } },
  )
  expect(elsewhere.status).toBe(401)
})

test('ACC-02 an expired token is told apart, and does not keep anybody from renewing', async () => {
  const now = Date.now() - 16 * MINUTE
  const { createAccessTokens } = await import('./sessions/access-token.ts')
  const old = await createAccessTokens(MASTER_KEY, { now: () => now }).sign({ user_id: 'anna', session_id: 's' })
  const headers = { cookie: `kredka_access=${old}`, origin: trees.edge.url }
  expect((await post('/api/trees', { kind: 'oak' }, { headers })).body.error.code).toBe('JWT_EXPIRED')
  expect((await call('/api/trees', { headers })).body.error.code).toBe('JWT_EXPIRED')
  const renewed = await post('/api/auth/renew', {}, { headers })
  expect([renewed.status, renewed.body.error.code]).toEqual([401, 'REFRESH_FAILED'])
  expect(renewed.headers.getSetCookie()).toEqual([
    'kredka_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    'kredka_refresh=; Path=/api/auth; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
})

test('a POST from another site is refused; one without a session passes without an origin', async () => {
  const { body } = await post(
    '/api/trees',
    { kind: 'oak' },
    { as: 'anna', headers: { origin: 'https://evil.example' } },
  )
  expect(body.error.code).toBe('ORIGIN_REFUSED')
  expect((await post('/api/trees', { kind: 'oak' }, { as: 'anna', headers: { origin: 'null' } })).status).toBe(403)
  expect((await post('/api/trees', { kind: 'oak' }, { as: 'anna', headers: { origin: trees.edge.url } })).status).toBe(
    200,
  )
  expect((await post('/api/trees', {}, { headers: { cookie: 'kredka_access=x' } })).body.error.code).toBe(
    'ORIGIN_REFUSED',
  )
  expect((await post('/api/trees', {})).body.error.code).toBe('NOT_LOGGED_IN')
})

test('the origin of a POST is compared with its scheme: a page that came over http is another site', async () => {
  const { host } = new URL(trees.edge.url)
  expect(isSiteOrigin(`http://${host}`, host, trees.edge.url)).toBe(true)
  expect(isSiteOrigin(`https://${host}`, host, trees.edge.url)).toBe(false)
  expect(isSiteOrigin('http://kredka.test', 'kredka.test', 'https://kredka.test')).toBe(false)
  expect(isSiteOrigin('https://kredka.test', 'kredka.test', 'https://kredka.test')).toBe(true)
  const wrong = { as: 'anna', headers: { origin: `https://${host}` } }
  expect((await post('/api/trees', { kind: 'oak' }, wrong)).body.error.code).toBe('ORIGIN_REFUSED')
})

test('API-10 the same key and body give the first answer again, another body is refused', async () => {
  const key = { as: 'anna', headers: { 'idempotency-key': 'k1' } }
  const first = await post('/api/trees', { kind: 'oak', heights: [1] }, key)
  const before = trees.planted()
  const again = await post('/api/trees', { heights: [1], kind: 'oak' }, key)
  expect([again.status, again.text, trees.positionOf(again)]).toEqual([200, first.text, '42'])
  expect(again.headers.get('x-position')).not.toBe(first.headers.get('x-position'))
  const other = await post('/api/trees', { kind: 'ash' }, key)
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect(trees.planted()).toBe(before)
  const somebody = await post('/api/trees', { kind: 'ash' }, { ...key, as: 'ewa' })
  expect(somebody.body.data.command_id).not.toBe(first.body.data.command_id)
})

test('API-10 a lost race is not kept: the repeat is tried anew, under the same command id', async () => {
  const key = { as: 'anna', headers: { 'idempotency-key': 'k2' } }
  const before = trees.planted()
  expect((await post('/api/trees', { kind: 'taken' }, key)).status).toBe(409)
  expect((await post('/api/trees', { kind: 'taken' }, key)).status).toBe(409)
  expect(trees.planted()).toBe(before + 2)
})

test('API-03 a fault of the server says nothing but a reference, which stands in the error log', async () => {
  const { status, body, text } = await post(
    '/api/trees/break',
    { how: 'badly' },
    { headers: { 'x-correlation-id': 'abcdefgh-1' } },
  )
  expect(status).toBe(500)
  expect(body).toEqual({ error: { code: 'INTERNAL', message: 'Something went wrong', reference: 'abcdefgh-1' } })
  expect(text).not.toMatch(/select|secrets/)
  expect(trees.edge.faults.at(-1)).toMatchObject({
    source: 'endpoint',
    where: 'trees.break',
    correlation_id: 'abcdefgh-1',
  })
})

test('OPS-08 a part that is down is 503 with Retry-After, and the process goes on', async () => {
  const { status, body, headers, text } = await post('/api/trees/break', { how: 'down' })
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2'])
  expect(text).not.toContain('10.0.0.1')
  expect((await call('/api/trees/count')).status).toBe(200)
})

test('an answer that breaks its contract is a fault of the server', async () => {
  expect((await call('/api/wrong')).body.error.code).toBe('INTERNAL')
})

test('API-03 no such address is 404, another method 405, both as JSON', async () => {
  expect((await call('/api/nothing')).body.error.code).toBe('NOT_FOUND')
  const { status, body, headers } = await call('/api/trees', { method: 'DELETE' })
  expect([status, body.error.code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST, HEAD, GET'])
})

test('a document has its type, its name and its caching', async () => {
  const { text, headers } = await call('/api/leaf.txt')
  expect(text).toBe('zażółć')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^inline; filename=.*filename\*=UTF-8''li%C5%9B%C4%87\.txt$/)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('OPS-05 health, readiness and metrics', async () => {
  expect((await call('/healthz')).body).toEqual({ status: 'ok' })
  const ready = await call('/readyz')
  expect([ready.status, ready.body]).toEqual([503, { status: 'not ready', parts: { good: 'ok', broken: 'down' } }])
  await post('/api/trees', { kind: 'oak' }, { as: 'anna' })
  const { text } = await call('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(text).toMatch(/kredka_command_seconds_count\{command="trees.plant",outcome="ok"\} \d/)
  expect(text).toContain('kredka_command_seconds_count{command="trees.plant",outcome="CONFLICT"}')
})

test('OPS-05 metrics are for whoever has the token alone, wherever the connection comes from', async () => {
  expect((await call('/metrics')).status).toBe(401)
  expect((await call('/metrics', { headers: { authorization: 'Bearer another' } })).status).toBe(401)
  const closed = await testEdge({ endpoints: [] })
  const { status, headers } = await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer ' } })
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  await closed.stop()
})

test('every answer carries a correlation id and the headers that keep pages to themselves', async () => {
  const { headers } = await call('/api/trees/count')
  expect(headers.get('x-correlation-id')).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]+';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/)
  // a game keeps the screen awake, and may fill it
  expect(headers.get('permissions-policy')).toMatch(/fullscreen=\(self\), screen-wake-lock=\(self\)/)
})
