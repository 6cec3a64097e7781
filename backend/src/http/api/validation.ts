import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { type ErrorDetail, RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Ajv } from 'ajv'
import type { TObject } from 'typebox'
import { createAjv, lazyValidator } from '../../kernel/schemas.ts'
import type { EdgeMiddleware } from '../edge.ts'
import { coerce } from './coerce.ts'
import { schemaFaults } from './schema-faults.ts'
import { textFaults } from './text-faults.ts'

/** Validators of all endpoints share one ajv, and compile at their first use. */
export function createValidation() {
  const ajv = createAjv()
  return { check: (endpoint: Endpoint) => checkInput(ajv, endpoint) }
}

/**
 * Checks path, query string and body against the endpoint's schemas before any handler runs (API-04). A path id of the
 * wrong form is 422 like any other wrong value; 404 is for a well-formed one that is not there.
 */
function checkInput(ajv: Ajv, endpoint: Endpoint): EdgeMiddleware {
  const params = checker(ajv, endpoint.params, 'params')
  const query = checker(ajv, endpoint.query, 'query')
  const body = endpoint.kind === 'command' ? checker(ajv, endpoint.body, 'body') : null
  return async (ctx, next) => {
    const faults: ErrorDetail[] = []
    const pathValues = coerce(endpoint.params, Object.entries(ctx.params as Record<string, string>), 'params', faults)
    const queryValues = coerce(endpoint.query, ctx.URL.searchParams, 'query', faults)
    const bodyValues = (ctx.request.body ?? {}) as Record<string, unknown>
    params(pathValues, faults)
    query(queryValues, faults)
    body?.(bodyValues, faults)
    if (faults.length > 0) throw new RejectionError(reject('INVALID_INPUT', { details: faults }))
    ctx.state.input = { ...bodyValues, ...queryValues, ...pathValues }
    await next()
  }
}

type Check = (value: Record<string, unknown>, faults: ErrorDetail[]) => void

function checker(ajv: Ajv, schema: TObject, where: string): Check {
  const validator = lazyValidator(ajv, schema)
  return (value, faults) => {
    const validate = validator()
    if (!validate(value)) faults.push(...schemaFaults(validate.errors ?? [], where, value))
    faults.push(...textFaults(value, where))
  }
}
