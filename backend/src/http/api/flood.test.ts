import { command, Done, document } from '@kredka/contracts/kernel/endpoints'
import { Obj, Text } from '@kredka/contracts/kernel/schema'
import { answerDocument } from '@kredka/projections/kernel/query'
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
