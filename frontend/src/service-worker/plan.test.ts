import { planOf } from './plan.ts'

const ORIGIN = 'https://kredka.test'
const SHELL = ['/assets/main-abc.js', '/offline']
const plan = (path: string, change: Partial<Pick<Request, 'method' | 'mode'>> = {}, apiBase = '/api') =>
  planOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...change }, ORIGIN, SHELL, apiBase)

test('NAV-07 pages come from the network first, the shell from what is kept', () => {
  expect(plan('/dashboard', { mode: 'navigate' })).toBe('page')
  expect(plan('/assets/main-abc.js')).toBe('shell')
})

test.each(['/quizes/history', '/quiz/01jd-ulamki/play?attempt=01', '/quiz/01jd-ulamki/replay?attempt=01'])(
  'NAV-07 opens without a connection: %s',
  (path) => {
    expect(plan(path, { mode: 'navigate' })).toBe('kept-page')
    expect(plan(path)).toBe('leave')
  },
)

test('NAV-07 no other page of quizzes does', () => {
  for (const path of ['/quizes', '/quiz/01jd-ulamki', '/quiz/01jd-ulamki/panel', '/quizes/history/more']) {
    expect(plan(path, { mode: 'navigate' })).toBe('page')
  }
})

test.each([
  ['/api/offers', {}],
  ['/api/offers/document.pdf', { mode: 'navigate' }],
  ['/dashboard', { method: 'POST', mode: 'navigate' }],
  ['/assets/other-def.js', {}],
  ['/files/abc', {}],
  ['https://elsewhere.test/assets/main-abc.js', {}],
] as const)('NAV-07 the worker leaves alone: %s %j', (path, change) => {
  expect(plan(path, change)).toBe('leave')
})

test('API-01 the worker leaves the API alone wherever it lies', () => {
  expect(plan('/v2/api/offers/document.pdf', { mode: 'navigate' }, '/v2/api')).toBe('leave')
  expect(plan('/api/offers', { mode: 'navigate' }, '/v2/api')).toBe('page')
})
