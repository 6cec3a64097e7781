import { reportFaults } from './faults.ts'

const sent: { readonly url: string; readonly body: Record<string, string> }[] = []
const target = new EventTarget()

beforeAll(() => {
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return new Response(null, { status: 200 })
  }
  reportFaults(target)
})

const fail = (error: unknown) => target.dispatchEvent(new ErrorEvent('error', { error }))

test('ADM-02 what nobody caught in a browser is reported once, by what began it, and a few of a page at most', () => {
  const cause = new TypeError('x is undefined')
  fail(new Error('page /oferty', { cause }))
  fail(cause)
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no paper' }))
  expect(sent).toMatchObject([
    {
      url: '/api/errors',
      body: { source: 'uncaught-exception', name: 'TypeError', message: 'x is undefined', path: '/' },
    },
    { body: { source: 'unhandled-rejection', name: 'string', message: 'no paper', stack: '' } },
  ])
  // a remark of the browser, and code that people added to it
  fail(undefined)
  fail(Object.assign(new Error('not ours'), { stack: 'at f (chrome-extension://abc/x.js:1:1)' }))
  expect(sent).toHaveLength(2)
  for (let n = 0; n < 9; n += 1) fail(new Error(`another ${n} ${'x'.repeat(2_000)}`))
  expect(sent).toHaveLength(5)
  expect(sent.at(-1)?.body['message']).toHaveLength(1_000)
})
