import { format } from 'node:util'

/**
 * Runs before the tests of each file. Pages are drawn as their store and its sagas get on, as in a browser: React need
 * not warn of what comes outside of `act`, since when it comes hangs on the machine. Whatever else is said as an error
 * was not meant, and fails the test.
 */
const said: string[] = []
/** An element of the standard that jsdom does not know yet. */
const UNKNOWN = 'The tag <search> is unrecognized'

console.error = (...words: unknown[]) => {
  const told = format(...words)
  if (!told.startsWith(UNKNOWN)) said.push(told)
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  const errors = said.splice(0)
  if (errors.length > 0) throw new Error(`the page said an error:\n${errors.join('\n')}`)
})

// Only these draw; the others need not load what draws.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react')
  // Pages load their chunks; a busy machine takes its time over that.
  configure({ asyncUtilTimeout: 60_000 })
}
