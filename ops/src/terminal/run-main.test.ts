import { parseArgs } from 'node:util'
import { describe as describeError, Refusal } from './run-main.ts'

test('what a person can mend is one line, a fault of ours keeps its stack', () => {
  expect(describeError(new Refusal('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  expect(describeError(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /)
})

test('a wrong option is one line', () => {
  const wrong = () => parseArgs({ args: ['--frsh'], options: { fresh: { type: 'boolean' } } })
  let thrown: unknown
  try {
    wrong()
  } catch (error) {
    thrown = error
  }
  expect(describeError(thrown)).toMatch(/^Unknown option '--frsh'/)
  expect(describeError(thrown)).not.toMatch(/\n\s+at /)
})
