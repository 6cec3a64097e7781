import { Ajv, type ErrorObject } from 'ajv'
import { formats } from '../forms/ajv-runtime.ts'
import type { FormValidator } from '../forms/validator.ts'

/** In tests endpoints are the contracts' own values: their bodies are checked by ajv itself. */
export const ajvValidator: FormValidator = async (command, body) => {
  const validate = new Ajv({ allErrors: true, strict: false, formats: { ...formats } }).compile(command.body)
  if (validate(body)) return []
  return (validate.errors ?? []).map(({ instancePath, keyword, params }: ErrorObject) => ({
    instancePath,
    keyword,
    params,
  }))
}
