import { stepOfError } from './steps.ts'

test.each([
  ['CITY_UNKNOWN', 0],
  ['PRICE_LONGER_CHEAPER', 1],
  ['AVAILABILITY_GROUP_NOT_FOUND', 2],
] as const)('OFR-01 what the server finds with %s leads to step %i', (code, step) => {
  expect(stepOfError({ code, details: [] })).toBe(step)
})

test('a fault of a field leads to the step that asks for it', () => {
  const details = [{ path: 'body/prices/0/amount', message: 'must be multiple of 100' }]
  expect(stepOfError({ code: 'INVALID_INPUT', details })).toBe(1)
})

test('what no step can mend stays where it was sent', () => {
  expect(stepOfError({ code: 'OFFLINE', details: [] })).toBeNull()
})
