import { FORMATS } from '@kredka/contracts/formats'
import { PERSONAL, type TSchema } from '@kredka/contracts/kernel/schema'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

/**
 * An ajv that knows the product's formats and keywords. Strict: a misspelt keyword of a schema is an error at first
 * use.
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, ...options })
  addFormats.default(ajv)
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check)
  ajv.addVocabulary([PERSONAL])
  return ajv
}

/** Compiles a schema at its first use: a start loads hundreds of schemas and needs few. */
export function lazyValidator(ajv: Ajv, schema: TSchema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined
  return () => {
    compiled ??= ajv.compile(schema)
    return compiled
  }
}
