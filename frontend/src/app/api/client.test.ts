import { command, Done, query } from '@kredka/contracts/kernel/endpoints'
import { Obj, Type } from '@kredka/contracts/kernel/schema'
import { createApi } from './client.ts'
import { createPositions } from './position.ts'
import { type Preloaded, preloadedKey } from './preloaded.ts'
import { type RefreshOutcome, singleFlight } from './refresh.ts'

const getThing = query('things.get', {
  path: 'GET /things/{id}',
  access: 'public',
  about: 'A thing.',
  params: Obj({ id: Type.String() }),
  query: Obj({ lang: Type.Optional(Type.String()) }),
  answer: Obj({ name: Type.String() }),
})
const changeThing = command('things.change', {
  path: 'POST /things/{id}/change',
  access: 'user',
  about: 'Changes a thing.',
  params: Obj({ id: Type.String() }),
  query: Obj({ dry: Type.Optional(Type.String()) }),
  body: Obj({ name: Type.String() }),
  answer: Done,
})

interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}
type Server = (
  sent: Sent,
  nth: number,
) => { status?: number; body?: unknown; headers?: Record<string, string> } | 'down'

/** A client over a server that is a function. Time stands still but for what the client waits. */
function client(server: Server, options: { refresh?: RefreshOutcome; online?: boolean } = {}) {
  const sent: Sent[] = []
  const waits: number[] = []
  const kept = new Map<string, string>()
  let time = 1_000
  let refreshes = 0
  let ended = 0
  const begun: string[] = []
  let last = 0
  const fetchIt = async (url: unknown, init: RequestInit = {}) => {
    const one: Sent = {
      url: String(url),
      method: init.method ?? 'GET',
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? init.body : null,
    }
    sent.push(one)
    await Promise.resolve()
    if (init.signal?.aborted === true) throw new DOMException('aborted', 'AbortError')
    const answer = server(one, sent.length)
    if (answer === 'down') throw new TypeError('fetch failed')
    const headers = new Map(Object.entries(answer.headers ?? {}))
    const status = answer.status ?? 200
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => headers.get(name) ?? null, has: (name: string) => headers.has(name) },
      json: async () => answer.body ?? { data: null },
    } as unknown as Response
  }
  const positions = createPositions(
    {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    () => time,
  )
  const preloaded: Preloaded = new Map()
  const api = createApi({
    base: '/api',
    fetch: fetchIt as typeof fetch,
    positions,
    preloaded,
    refresh: singleFlight({
      async ask() {
        refreshes += 1
        await Promise.resolve()
        time += 10
        return options.refresh ?? 'done'
      },
      locked: (work) => work(),
      last: {
        get: () => last,
        set(at) {
          last = at
        },
      },
      now: () => time,
    }),
    startAnew: () => begun.push('anew'),
    sessionEnded() {
      ended += 1
    },
    now: () => time,
    newKey: () => `key-${sent.length}`,
    wait: async (ms) => {
      waits.push(ms)
    },
    online: () => options.online ?? true,
  })
  return {
    api,
    sent,
    waits,
    preloaded,
    pass(ms: number) {
      time += ms
    },
    refreshes: () => refreshes,
    ended: () => ended,
    begun,
  }
}

const EXPIRED = { status: 401, body: { error: { code: 'JWT_EXPIRED', message: 'expired' } } }

test('one flat input is sorted into path, query and body', async () => {
  const { api, sent } = client(() => ({ body: { data: { name: 'x' } } }))
  await api.call(getThing, { id: 'a/b', lang: 'pl' })
  await api.call(changeThing, { id: '7', dry: '1', name: 'new' })
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/api/things/a%2Fb?lang=pl', null],
    ['POST', '/api/things/7/change?dry=1', '{"name":"new"}'],
  ])
})

test('API-02 data and meta come unwrapped', async () => {
  const meta = { page: 1, page_size: 20, has_next_page: true }
  const { api } = client(() => ({ body: { data: { name: 'x' }, meta }, headers: { 'x-stale': 'offers' } }))
  expect(await api.call(getThing, { id: '1' })).toEqual({ ok: true, data: { name: 'x' }, meta, stale: true })
})

test('API-03 a failure is a value with code, status and details', async () => {
  const details = [{ path: 'body/name', message: 'too long' }]
  const { api } = client(() => ({ status: 422, body: { error: { code: 'INVALID_INPUT', message: 'no', details } } }))
  const result = await api.call(changeThing, { id: '7', name: '' })
  expect(result).toEqual({ ok: false, error: { code: 'INVALID_INPUT', message: 'no', details, status: 422 } })
})

test('ACC-03 calls that meet an expired token share one refresh and are sent again', async () => {
  const { api, sent, refreshes } = client((_sent, nth) => (nth > 3 ? { body: { data: { name: 'ok' } } } : EXPIRED))
  const results = await Promise.all(['1', '2', '3'].map((id) => api.call(getThing, { id })))
  expect(refreshes()).toBe(1)
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(sent).toHaveLength(6)
})

test('ACC-03 a call sent before another tab refreshed is only repeated', async () => {
  const { api, refreshes } = client((_sent, nth) =>
    nth === 1 || nth === 3 ? EXPIRED : { body: { data: { name: 'ok' } } },
  )
  await api.call(getThing, { id: '1' })
  await api.call(getThing, { id: '2' })
  expect(refreshes()).toBe(1)
})

test('ACC-03 a refused refresh ends the session; an unreachable server does not', async () => {
  const refused = client(() => EXPIRED, { refresh: 'refused' })
  expect(await refused.api.call(getThing, { id: '1' })).toMatchObject({ ok: false, error: { code: 'JWT_EXPIRED' } })
  expect(refused.ended()).toBe(1)
  const unreachable = client(() => EXPIRED, { refresh: 'unreachable' })
  expect(await unreachable.api.call(getThing, { id: '1' })).toMatchObject({ ok: false, error: { code: 'OFFLINE' } })
  expect(unreachable.ended()).toBe(0)
})

test('API-03 a wrong login does not refresh', async () => {
  const { api, refreshes } = client(() => ({
    status: 401,
    body: { error: { code: 'INVALID_LOGIN_OR_PASSWORD', message: 'no' } },
  }))
  await api.call(changeThing, { id: '1', name: 'x' })
  expect(refreshes()).toBe(0)
})

test('API-09 reads ask for the position of the last command, for half a minute', async () => {
  const { api, sent, pass } = client(({ method }) => (method === 'POST' ? { headers: { 'x-position': '41' } } : {}))
  await api.call(getThing, { id: '1' })
  await api.call(changeThing, { id: '1', name: 'x' })
  await api.call(getThing, { id: '1' })
  pass(31_000)
  await api.call(getThing, { id: '1' })
  const asked = sent.filter(({ method }) => method === 'GET').map(({ headers }) => headers['x-after-position'])
  expect(asked).toEqual([undefined, '41', undefined])
})

test('API-09 an answer that arrives late does not take the position back: the last ones are asked for together', async () => {
  let position = '120'
  const { api, sent } = client(({ method }) => (method === 'POST' ? { headers: { 'x-position': position } } : {}))
  await api.call(changeThing, { id: '1', name: 'x' })
  position = '99'
  await api.call(changeThing, { id: '1', name: 'y' })
  await api.call(getThing, { id: '1' })
  expect(sent.at(-1)?.headers['x-after-position']).toBe('120,99')
  api.know('person', 's1')
  api.know('person', 's2')
  for (position of ['a', 'b', 'c', 'd']) await api.call(changeThing, { id: '1', name: position })
  await api.call(getThing, { id: '1' })
  expect(sent.at(-1)?.headers['x-after-position']).toBe('s2,a,b,c,d')
  api.forget()
  await api.call(getThing, { id: '1' })
  expect(sent.at(-1)?.headers['x-after-position']).toBeUndefined()
})

test('API-09 a position of a log that is no more is forgotten and the read repeated', async () => {
  const { api, sent } = client(({ method, headers }) => {
    if (method === 'POST') return { headers: { 'x-position': '9' } }
    return headers['x-after-position'] === undefined
      ? { body: { data: { name: 'ok' } } }
      : { status: 400, body: { error: { code: 'POSITION_UNKNOWN', message: '' } } }
  })
  await api.call(changeThing, { id: '1', name: 'x' })
  expect(await api.call(getThing, { id: '1' })).toMatchObject({ ok: true })
  expect(sent).toHaveLength(3)
})

test('API-09 words of a session before this one cost none of what this one was told, however many reads meet them', async () => {
  let word = 'old-1'
  const { api, sent } = client(({ method, headers }) => {
    if (method === 'POST') return { headers: { 'x-position': word } }
    return headers['x-after-position']?.includes('old') === true
      ? { status: 400, body: { error: { code: 'POSITION_UNKNOWN', message: '' } } }
      : { body: { data: { name: 'ok' } } }
  })
  for (word of ['old-1', 'old-2', 'new']) await api.call(changeThing, { id: '1', name: word })
  const results = await Promise.all(['1', '2', '3'].map((id) => api.call(getThing, { id })))
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(sent.slice(-3).map(({ headers }) => headers['x-after-position'])).toEqual(['new', 'new', 'new'])
})

test('API-09 with the session goes what its first read was told, so that the next one offers none of it', async () => {
  let told = 'first'
  const { api } = client(() => ({ headers: { 'x-sent-position': told } }))
  await api.call(getThing, { id: '1' })
  expect(api.told('person')).toBe('first')
  api.forget()
  expect(api.told('person')).toBeNull()
  told = 'second'
  await api.call(getThing, { id: '1' })
  expect(api.told('person')).toBe('second')
})

test('API-10 a command is repeated after a broken connection with the same key', async () => {
  const { api, sent } = client((_sent, nth) => (nth < 3 ? 'down' : {}))
  expect(await api.call(changeThing, { id: '1', name: 'x' })).toMatchObject({ ok: true })
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-0', 'key-0', 'key-0'])
})

test('a 503 is tried again after what it asks for, and given up in the end', async () => {
  const { api, sent, waits } = client(() => ({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { error: { code: 'READ_MODEL_BEHIND', message: '' } },
  }))
  expect(await api.call(getThing, { id: '1' })).toMatchObject({ ok: false, error: { code: 'READ_MODEL_BEHIND' } })
  expect(waits).toEqual([2000, 2000])
  expect(sent).toHaveLength(3)
})

test('without a connection nothing is repeated', async () => {
  const { api, sent } = client(() => 'down', { online: false })
  expect(await api.call(getThing, { id: '1' })).toMatchObject({ ok: false, error: { code: 'OFFLINE', status: 0 } })
  expect(sent).toHaveLength(1)
})

test('an aborted call is ABORTED, whatever it waited for', async () => {
  const { api } = client(() => ({}))
  const controller = new AbortController()
  const call = api.call(getThing, { id: '1' }, { signal: controller.signal })
  controller.abort()
  expect(await call).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
})

test('what the server put into the page answers the first read, once', async () => {
  const { api, sent, preloaded } = client(() => ({ body: { data: { name: 'from the wire' } } }))
  preloaded.set(preloadedKey('things.get', { id: '1' }), { data: { name: 'from the page' } })
  expect(await api.call(getThing, { id: '1' })).toMatchObject({ data: { name: 'from the page' } })
  expect(await api.call(getThing, { id: '1' })).toMatchObject({ data: { name: 'from the wire' } })
  expect(sent).toHaveLength(1)
})

test('a page of a proxy is no answer of ours', async () => {
  const { api } = client(() => ({ status: 504, body: '<html>' }))
  expect(await api.call(getThing, { id: '1' })).toMatchObject({ error: { code: 'UNAVAILABLE', status: 504 } })
})

test('ADM-03 once looking through somebody’s eyes is over, the page begins anew; the call is neither repeated nor refreshed', async () => {
  const over = client(() => ({ status: 401, body: { error: { code: 'IMPERSONATION_OVER', message: 'over' } } }))
  expect(await over.api.call(getThing, { id: '1' })).toMatchObject({ error: { code: 'IMPERSONATION_OVER' } })
  expect([over.begun.length, over.sent.length, over.refreshes(), over.ended()]).toEqual([1, 1, 0, 0])
})
