import { describe as describeError, Refusal } from './run-main.ts'

test('what a person can mend is one line, a fault of ours keeps its stack', () => {
  expect(describeError(new Refusal('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  expect(describeError(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /)
})
