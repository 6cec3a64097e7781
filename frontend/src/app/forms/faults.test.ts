import { confirmSignup } from '@kredka/contracts/accounts/endpoints'
import { createQuiz } from '@kredka/contracts/quizzes/endpoints'
import { ajvValidator } from '../testing/ajv-validator.ts'
import { faultsByField, faultsOfError } from './faults.ts'

test('API-04 a form hears of each field in words, by the schema of its command', async () => {
  const body = { email: 'no', password: 'short', token: 'abcdefghijkl' }
  expect(faultsByField(await ajvValidator(confirmSignup, body), body)).toEqual({
    email: { text: 'form.email' },
    password: { text: 'form.password' },
    name: { text: 'form.required' },
  })
})

test('what is blank is missing', async () => {
  const body = { email: 'a@b.pl', password: 'Abcdef1!', name: '   ', token: 'abcdefghijkl' }
  expect(faultsByField(await ajvValidator(confirmSignup, body), body)).toEqual({ name: { text: 'form.required' } })
})

test('a choice that was not made is missing too, one that is none of those is wrong', async () => {
  const terms = { level: 'any', difficulty: 3, language: 'pl', exam_minutes: null }
  const subjectFault = async (subject_id: string) => {
    const body = { title: 'Ułamki', description: '', ...terms, subject_id }
    return faultsByField(await ajvValidator(createQuiz, body), body)['subject_id']
  }
  expect([await subjectFault(''), await subjectFault('MATHS')]).toEqual([
    { text: 'form.required' },
    { text: 'form.invalid' },
  ])
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
