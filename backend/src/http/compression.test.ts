import { query } from '@kredka/contracts/kernel/endpoints'
import { Type } from '@kredka/contracts/kernel/schema'
import { answer } from '@kredka/projections/kernel/query'
import { type TestEdge, testEdge } from './testing/edge.ts'

const WORDS = 'korepetycje '.repeat(400)
const long = query('trees.long', { path: 'GET /trees', access: 'public', about: 'Words.', answer: Type.String() })
const secret = query('trees.secret', {
  path: 'GET /auth/trees',
  access: 'public',
  about: 'Words.',
  answer: Type.String(),
})

let edge: TestEdge
beforeAll(async () => {
  edge = await testEdge({
    endpoints: [long, secret],
    queryHandlers: [answer(long, [], async () => WORDS), answer(secret, [], async () => WORDS)],
  })
})
afterAll(() => edge.stop())

test('an answer is packed in a way that the caller takes', async () => {
  const packed = await fetch(`${edge.url}/api/trees`, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect(await packed.json()).toEqual({ data: WORDS })
  const plain = await fetch(`${edge.url}/api/trees`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
})

test('what may carry a secret is never packed, so that its length tells nothing', async () => {
  const answered = await fetch(`${edge.url}/api/auth/trees`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answered.headers.get('content-encoding')).toBeNull()
})
