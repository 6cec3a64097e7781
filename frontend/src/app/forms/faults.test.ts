import { confirmSignup } from '@kredka/contracts/accounts/endpoints'
import { ajvValidator } from '../testing/ajv-validator.ts'
import { faultsByField, faultsOfError } from './faults.ts'

test('API-04 a form hears of each field in words, by the schema of its command', async () => {
  const faults = await ajvValidator(confirmSignup, { email: 'no', password: 'short', token: 'abcdefghijkl' })
  expect(faultsByField(faults)).toEqual({
    email: { text: 'form.email' },
    password: { text: 'form.password' },
    name: { text: 'form.required' },
  })
})

test('what is blank is missing', async () => {
  const body = { email: 'a@b.pl', password: 'Abcdef1!', name: '   ', token: 'abcdefghijkl' }
  expect(faultsByField(await ajvValidator(confirmSignup, body))).toEqual({ name: { text: 'form.required' } })
})

test('API-03 the server’s details find their fields', () => {
  const details = [{ path: 'body/prices/0/amount', message: 'must be integer' }]
  const error = { code: 'INVALID_INPUT' as const, message: '', status: 422, details }
  expect(faultsOfError(error)).toEqual({ 'prices.0.amount': { text: 'form.invalid' } })
})

test('API-03 a refusal that is about one field is told there in its own words', () => {
  const code = 'WRONG_PASSWORD' as const
  const details = [{ path: 'body/password', message: '', code }]
  expect(faultsOfError({ code, message: '', status: 422, details })).toEqual({
    password: { text: 'errors.WRONG_PASSWORD' },
  })
})
