import { confirmSignup, logIn } from '@kredka/contracts/accounts/endpoints'
import { equal, formats, lengthOf } from '../src/app/forms/ajv-runtime.ts'
import { validatorCode } from './validator.ts'

type Validate = ((body: unknown) => boolean) & { errors?: { keyword: string; instancePath: string }[] | null }

/** The generated module, run with our runtime in place of its import. */
function validatorOf(code: string): Validate {
  const name = /export default (\w+)/.exec(code)?.[1]
  const body = `${code.replace(/^import .*$/m, '').replace(/^.*export (?:default|const) .*$/gm, '')}\nreturn ${name}`
  return new Function('equal', 'formats', 'lengthOf', body)(equal, formats, lengthOf)
}

test('API-04 the browser checks e-mail and password by the rules of the contracts, without ajv', () => {
  const validate = validatorOf(validatorCode(confirmSignup.body))
  const body = { email: 'anna@example.com', password: 'Abcdef1!', name: 'Anna', token: 'abcdefghijkl' }
  expect(validate(body)).toBe(true)
  expect(validate({ ...body, email: 'anna', password: 'abcdef' })).toBe(false)
  expect(validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`).sort()).toEqual([
    '/email format',
    '/password format',
  ])
})

test('the generated module needs nothing at run time', () => {
  const code = validatorCode(logIn.body)
  expect(code).not.toMatch(/require\(|new Function|eval\(/)
})
