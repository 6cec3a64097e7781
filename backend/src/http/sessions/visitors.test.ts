import { randomUUID } from 'node:crypto'
import { command, query } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { Id, Nullable, Obj, Type } from '@kredka/contracts/kernel/schema'
import { answer } from '@kredka/projections/kernel/query'
import { handle, type Request } from '../../kernel/handler.ts'
import { testEdge } from '../testing/edge.ts'
import { cookieNames } from './cookies.ts'

const known = { visitor_id: Nullable(Id), viewer: Type.Unknown() }
const play = command('games.play', {
  path: 'POST /games',
  access: 'public',
  about: 'Begins a game.',
  body: Obj({ level: Type.Optional(Type.Integer()) }),
  answer: Obj(known),
  visitor: true,
})
const claim = command('games.claim', {
  path: 'POST /games/claim',
  access: 'user',
  about: 'Takes over what was played before.',
  answer: Obj(known),
  visitor: true,
})
const plant = command('trees.plant', { path: 'POST /trees', access: 'public', about: 'Plants.', answer: Obj(known) })
const list = query('games.list', {
  path: 'GET /games',
  access: 'public',
  about: 'Own games.',
  answer: Type.Unknown(),
  visitor: true,
})
const trees = query('trees.list', { path: 'GET /trees', access: 'public', about: 'Trees.', answer: Type.Unknown() })

const shown = async ({ visitor_id, viewer }: Request) => ({
  answer: { visitor_id: visitor_id ?? null, viewer },
  position: '42',
})
const lines: unknown[] = []

/** An edge with endpoints that say whom they know. */
function edge() {
  const log = { debug: () => undefined, info: noted, warn: noted, error: noted, child: () => log }
  return testEdge({
    log,
    endpoints: [play, claim, plant, list, trees],
    handlers: [
      handle(play, async ({ level }, request) => (level === 0 ? reject('CONFLICT') : shown(request))),
      handle(claim, (_, request) => shown(request)),
      handle(plant, (_, request) => shown(request)),
    ],
    queryHandlers: [list, trees].map((one) => answer(one, [], async ({ viewer }) => viewer)),
  })
}

function noted(...line: unknown[]): void {
  lines.push(line)
}

interface Sent {
  readonly cookie?: string
  readonly key?: string
  readonly user?: string
  readonly body?: object
  readonly after?: string
}

let site: Awaited<ReturnType<typeof edge>>
beforeAll(async () => {
  site = await edge()
})
afterAll(() => site.stop())

async function call(method: 'GET' | 'POST', path: string, { cookie, key, user, body, after }: Sent = {}) {
  const headers = new Headers({ origin: site.url })
  if (cookie !== undefined) headers.set('cookie', `kredka_visitor=${cookie}`)
  if (key !== undefined) headers.set('idempotency-key', key)
  if (after !== undefined) headers.set('x-after-position', after)
  if (user !== undefined)
    headers.set('authorization', `Bearer ${await site.tokens.sign({ user_id: user, session_id: `of-${user}` })}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const text = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(`${site.url}/api${path}`, { method, headers, body: text })
  const given = response.headers.get('set-cookie')
  return {
    status: response.status,
    given,
    value: /^kredka_visitor=([^;]*)/.exec(given ?? '')?.[1] ?? '',
    position: response.headers.get('x-position'),
    body: JSON.parse(await response.text()),
  }
}

test('QUI-05 the first command of a visitor gives the cookie: random, a year, out of reach of scripts and other sites', async () => {
  const first = await call('POST', '/games')
  expect(first.value).toMatch(/^[0-9a-f]{64}$/)
  expect(first.given?.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax'])
  expect(first.body.data.visitor_id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
  expect(first.body.data.viewer).toEqual({ kind: 'visitor', visitor_id: first.body.data.visitor_id })
  const another = await call('POST', '/games')
  expect(another.value).not.toBe(first.value)
  expect(another.body.data.visitor_id).not.toBe(first.body.data.visitor_id)
  expect(cookieNames(true).visitor).toBe('__Host-kredka_visitor')
})

test('QUI-05 whoever has the cookie is the same visitor in commands and queries, and gets no other', async () => {
  const first = await call('POST', '/games')
  const { visitor_id } = first.body.data
  const again = await call('POST', '/games', { cookie: first.value })
  expect([again.body.data.visitor_id, again.given]).toEqual([visitor_id, null])
  const read = await call('GET', '/games', { cookie: first.value })
  expect([read.body.data, read.given]).toEqual([{ kind: 'visitor', visitor_id }, null])
})

test('QUI-05 a read gives no cookie, nor does a command that is refused', async () => {
  expect(await call('GET', '/games')).toMatchObject({ body: { data: { kind: 'visitor' } }, given: null })
  expect(await call('POST', '/games', { body: { level: 0 } })).toMatchObject({ status: 409, given: null })
})

test('QUI-05 what does not ask for visitors does not know them', async () => {
  const { value } = await call('POST', '/games')
  for (const cookie of [value, '']) {
    const planted = await call('POST', '/trees', { cookie })
    expect([planted.body.data, planted.given, planted.position]).toEqual([
      { visitor_id: null, viewer: { kind: 'visitor' } },
      null,
      null,
    ])
  }
  expect((await call('GET', '/trees', { cookie: value })).body.data).toEqual({ kind: 'visitor' })
})

test.each(['', 'x', 'a'.repeat(63), `${'a'.repeat(64)}b`, 'G'.repeat(64), '%00', "'; drop table"])(
  'QUI-05 %j is no cookie of ours: a new visitor begins',
  async (cookie) => {
    const begun = await call('POST', '/games', { cookie })
    expect([begun.status, begun.value.length]).toEqual([200, 64])
  },
)

test('QUI-05 API-10 a repeat after a lost answer meets the same visitor and gets the same cookie', async () => {
  const key = randomUUID()
  const [first, repeated] = [await call('POST', '/games', { key }), await call('POST', '/games', { key })]
  expect(repeated.value).toBe(first.value)
  expect(repeated.body).toEqual(first.body)
  const other = await call('POST', '/games', { key: randomUUID() })
  expect(other.value).not.toBe(first.value)
})

test('QUI-05 somebody who is logged in is known as the visitor they were, and gets no cookie', async () => {
  const { value, body } = await call('POST', '/games')
  const claimed = await call('POST', '/games/claim', { cookie: value, user: 'anna' })
  expect(claimed.body.data).toMatchObject({
    visitor_id: body.data.visitor_id,
    viewer: { kind: 'user', id: 'anna' },
  })
  const without = await call('POST', '/games', { user: 'anna' })
  expect([without.body.data.visitor_id, without.given]).toEqual([null, null])
  expect((await call('GET', '/games', { cookie: value, user: 'anna' })).body.data).not.toHaveProperty('visitor_id')
})

test('API-09 a known visitor reads what they wrote, by a position that serves nobody else', async () => {
  const first = await call('POST', '/games')
  const [cookie, after] = [first.value, first.position ?? '']
  expect((await call('GET', '/games', { cookie, after })).status).toBe(200)
  expect((await call('GET', '/trees', { cookie, after })).status).toBe(200)
  const other = (await call('POST', '/games')).value
  for (const stranger of [{}, { cookie: other }, { cookie, user: 'anna' }]) {
    expect(await call('GET', '/games', { ...stranger, after })).toMatchObject({
      body: { error: { code: 'POSITION_UNKNOWN' } },
    })
  }
  expect((await call('POST', '/games', { cookie, body: { level: 0 } })).position).not.toBeNull()
})

test('QUI-05 another site cannot use the cookie: a POST without an origin is refused where it comes along', async () => {
  const { value } = await call('POST', '/games')
  const headers = { cookie: `kredka_visitor=${value}` }
  const sent = await fetch(`${site.url}/api/games`, { method: 'POST', headers })
  expect(sent.status).toBe(403)
})

test('OPS-05 the cookie itself stands in no line of the log and in no answer', async () => {
  const first = await call('POST', '/games')
  await call('POST', '/games', { cookie: first.value })
  await call('GET', '/games', { cookie: first.value })
  expect(lines.length).toBeGreaterThan(0)
  expect(JSON.stringify([lines, first.body])).not.toContain(first.value)
})
