import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { describe as describeError, Refusal } from './run-main.ts'

test('OPS-06 a log that went away is one line that says how to go on', () => {
  const said = describeError(new StoreUnavailableError('14 UNAVAILABLE: read ECONNRESET'))
  expect(said).toMatch(/^The log cannot be reached: 14 UNAVAILABLE: read ECONNRESET\. .*--resume\.$/)
})

test('what a person can mend is one line, a fault of ours keeps its stack', () => {
  expect(describeError(new Refusal('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  expect(describeError(new TypeError('x is not a function'))).toMatch(/TypeError: x is not a function\n\s+at /)
})
