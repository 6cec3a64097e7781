import { command, Done, document, query } from '@kredka/contracts/kernel/endpoints'
import { Obj, Text, Type } from '@kredka/contracts/kernel/schema'
import { answer, answerDocument } from '@kredka/projections/kernel/query'
import { handle } from '../../kernel/handler.ts'
import { testEdge } from '../testing/edge.ts'

const write = command('trees.plant', { path: 'POST /trees', access: 'public', about: 'Plants.', answer: Done })
const costly = command('trees.paint', {
  path: 'POST /pictures',
  access: 'public',
  about: 'Paints.',
  answer: Done,
  limit: 'costly',
})
const enter = command('auth.enter', {
  path: 'POST /auth/enter',
  access: 'public',
  about: 'Logs in.',
  body: Obj({ email: Text(50) }),
  answer: Done,
  limit: 'login',
})

test('API-03 more calls than the limit allows are 429 with the time to wait; other work is counted apart', async () => {
  const edge = await testEdge({
    endpoints: [write, costly],
    handlers: [handle(write, async () => ({ answer: null })), handle(costly, async () => ({ answer: null }))],
    env: { LIMIT_WRITE_PER_MINUTE: '2', LIMIT_COSTLY_PER_MINUTE: '1' },
  })
  const post = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${edge.url}/api${path}`, { method: 'POST', headers })
  const authorization = `Bearer ${await edge.tokens.sign({ user_id: 'anna', session_id: 's' })}`
  expect([(await post('/trees')).status, (await post('/trees')).status]).toEqual([200, 200])
  const refused = await post('/trees')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post('/pictures')).status).toBe(200)
  expect((await post('/trees', { authorization })).status).toBe(200)
  await edge.stop()
})

test('EVT-10 a document that takes much work is counted as such, others as reads', async () => {
  const paths = { costly: 'GET /own/everything', light: 'GET /own/picture' } as const
  const declared = { access: 'public', about: 'A file.', type: 'application/json' } as const
  const everything = document('own.everything', { ...declared, path: paths.costly, costly: true })
  const picture = document('own.picture', { ...declared, path: paths.light })
  const edge = await testEdge({
    endpoints: [everything, picture],
    documents: [everything, picture].map((one) => answerDocument(one, [], async () => ({ body: '{}' }))),
    env: { LIMIT_COSTLY_PER_MINUTE: '1' },
  })
  const get = async (path: string) => (await fetch(`${edge.url}/api${path}`)).status
  expect([await get('/own/everything'), await get('/own/everything')]).toEqual([200, 429])
  expect([await get('/own/picture'), await get('/own/picture')]).toEqual([200, 200])
  await edge.stop()
})

test('ACC-10 tries at logging in are counted by account and address, once their form is right', async () => {
  const counted: unknown[] = []
  const edge = await testEdge({
    endpoints: [enter],
    handlers: [handle(enter, async () => ({ answer: null }))],
    logins: { count: async (...who) => (counted.push(who) > 1 ? 7 : 0) },
  })
  const post = (body: unknown) =>
    fetch(`${edge.url}/api/auth/enter`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  expect((await post({})).status).toBe(422)
  expect((await post({ email: ' Anna@Example.com' })).status).toBe(200)
  const refused = await post({ email: 'anna@example.com' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect(counted).toEqual([
    ['127.0.0.1', 'anna@example.com', 'token'],
    ['127.0.0.1', 'anna@example.com', 'token'],
  ])
  await edge.stop()
})

describe('QUI-06 playing', () => {
  const declared = { access: 'public', about: 'Plays.', limit: 'play', visitor: true } as const
  const give = command('games.answer', { ...declared, path: 'POST /games', answer: Done })
  const look = query('games.list', { ...declared, path: 'GET /games', answer: Type.Null() })

  async function site(env: Record<string, string>) {
    const edge = await testEdge({
      endpoints: [give, look, write],
      handlers: [handle(give, async () => ({ answer: null })), handle(write, async () => ({ answer: null }))],
      queryHandlers: [answer(look, [], async () => null)],
      env,
    })
    const call = async (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) =>
      (await fetch(`${edge.url}/api${path}`, { method, headers: { origin: edge.url, ...headers } })).status
    const play = (headers?: Record<string, string>) => call('POST', '/games', headers)
    const person = async (user_id: string) => ({
      authorization: `Bearer ${await edge.tokens.sign({ user_id, session_id: `of-${user_id}` })}`,
    })
    return { edge, call, play, person }
  }
  const visitor = (n: number) => ({ cookie: `kredka_visitor=${n.toString(16).padStart(64, '0')}` })

  test('is counted by visitor and by person, reads and commands together, and apart from other work', async () => {
    const { edge, call, play, person } = await site({ LIMIT_PLAY_PER_MINUTE: '2', LIMIT_WRITE_PER_MINUTE: '1' })
    for (const who of [visitor(1), visitor(2), await person('anna'), await person('jan')]) {
      expect([await play(who), await call('GET', '/games', who), await play(who)]).toEqual([200, 200, 429])
    }
    expect([await call('POST', '/trees'), await call('POST', '/trees')]).toEqual([200, 429])
    await edge.stop()
  })

  test('of a whole school behind one address is no flood, with a cookie or before the first', async () => {
    const { edge, play } = await site({ LIMIT_PLAY_PER_MINUTE: '5', LIMIT_WRITE_PER_MINUTE: '5' })
    const pupils = Array.from({ length: 200 }, (_, n) => n)
    const first = await Promise.all(pupils.map(() => play()))
    const later = await Promise.all(pupils.map((n) => play(visitor(n))))
    expect(new Set([...first, ...later])).toEqual(new Set([200]))
    await edge.stop()
  })

  test('has a ceiling for the visitors of an address, whatever cookies they make up; people are not held up', async () => {
    const { edge, play, person } = await site({ LIMIT_PLAY_PER_ADDRESS: '3' })
    expect([await play(visitor(1)), await play(visitor(2)), await play(), await play(visitor(3))]).toEqual([
      200, 200, 200, 429,
    ])
    expect(await play(await person('anna'))).toBe(200)
    await edge.stop()
  })
})
