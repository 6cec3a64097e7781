import type { TSchema } from 'typebox'
import { createAjv, lazyValidator } from '../../kernel/schemas.ts'

/** The server is about to say something else than its contract does: a bug, shown early in development and tests. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError'
}

/** @throws WrongAnswerError */
export type CheckAnswer = (value: unknown) => void

/** Compares answers with the schemas of their endpoints, or with nothing where checks are off. */
export function createAnswerCheck(on: boolean): (name: string, schema: TSchema) => CheckAnswer {
  if (!on) return () => () => undefined
  // Most schemas check a few answers: making their code shorter takes longer than all the rest of compiling it.
  const ajv = createAjv({ code: { optimize: false } })
  return (name, schema) => {
    const validator = lazyValidator(ajv, schema)
    return (value) => {
      const validate = validator()
      if (validate(value)) return
      const faults = (validate.errors ?? [])
        .slice(0, 5)
        .map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`)
      throw new WrongAnswerError(`the answer of ${name} does not fit its schema: ${faults.join('; ')}`)
    }
  }
}
