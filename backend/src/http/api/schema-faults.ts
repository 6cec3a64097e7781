import { type NameFault, nameFaults } from '@kredka/contracts/accounts/names'
import { passwordFaults } from '@kredka/contracts/accounts/rules'
import type { ErrorDetail } from '@kredka/contracts/kernel/errors'
import type { ErrorObject } from 'ajv'

/** More faults than this tell a person nothing new. */
const MAX_FAULTS = 20

/**
 * ajv's errors as details of the answer (API-03): `path` as in `body/prices/0/amount`, `code` the broken keyword, for a
 * format its name. Each fault of a password or a name has its own code.
 */
export function schemaFaults(errors: readonly ErrorObject[], where: string, value: unknown): readonly ErrorDetail[] {
  return errors.flatMap((error) => detailsOf(error, where, value)).slice(0, MAX_FAULTS)
}

function detailsOf(error: ErrorObject, where: string, value: unknown): readonly ErrorDetail[] {
  const path = where + error.instancePath
  const message = error.message ?? 'is not valid'
  switch (error.keyword) {
    case 'required':
      return [{ path: `${path}/${String(error.params.missingProperty)}`, message: 'is required', code: 'required' }]
    case 'additionalProperties':
      return [
        { path: `${path}/${String(error.params.additionalProperty)}`, message: 'is not known here', code: 'unknown' },
      ]
    case 'format':
      return formatFaults(String(error.params.format), path, valueAt(value, error.instancePath))
    default:
      return [{ path, message, code: error.keyword }]
  }
}

function formatFaults(format: string, path: string, value: unknown): readonly ErrorDetail[] {
  if (format === 'kredka-name' && typeof value === 'string') {
    return nameFaults(value).map((fault) => ({ path, message: NAME_TEXTS[fault], code: `name_${fault}` }))
  }
  if (format !== 'kredka-password' || typeof value !== 'string') {
    return [{ path, message: `is not a valid ${format.replace(/^kredka-/, '')}`, code: format.replace(/^kredka-/, '') }]
  }
  return passwordFaults(value).map((fault) => ({ path, message: PASSWORD_TEXTS[fault], code: `password_${fault}` }))
}

const NAME_TEXTS: Readonly<Record<NameFault, string>> = {
  hidden_signs: 'must not have signs that nobody sees',
  too_many_marks: 'has too many marks on one letter',
  mixed_scripts: 'must be in the letters of one alphabet',
  reserved: 'must not look like the site itself or its staff',
}

const PASSWORD_TEXTS: Readonly<Record<ReturnType<typeof passwordFaults>[number], string>> = {
  too_short: 'must have at least 8 characters',
  no_digit: 'must have a digit',
  no_uppercase: 'must have an upper-case letter',
  no_symbol_and_not_long: 'must have a symbol or at least 16 characters',
  too_long: 'must have at most 200 characters',
}

function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  }
  return found
}
