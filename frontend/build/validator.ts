import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FORMATS } from '@kredka/contracts/formats'
import type { TSchema } from '@kredka/contracts/kernel/schema'
import { _, Ajv } from 'ajv'

/** CommonJS whose default export Node and the compiler see at different depths. */
const standalone: (ajv: Ajv, validate: ReturnType<Ajv['compile']>) => string = createRequire(import.meta.url)(
  'ajv/dist/standalone',
).default

const RUNTIME = join(import.meta.dirname, '../src/app/forms/ajv-runtime.ts')

/** What ajv's generated code requires, and what our runtime calls it. */
const REQUIRED: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': 'lengthOf',
  'ajv/dist/runtime/equal': 'equal',
}

/**
 * A standalone ES module that checks one schema: `export default function validate(value)`, with `validate.errors`
 * afterwards. It needs no ajv and no code generation in the browser, so a strict content security policy holds.
 */
export function validatorCode(schema: TSchema): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateFormats: true,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
    formats: Object.fromEntries([...Object.keys(FORMATS), 'date', 'date-time'].map((name) => [name, () => true])),
  })
  const validate = ajv.compile(schema)
  const code = standalone(ajv, validate).replace(/require\("([^"]+)"\)\.default/g, (_found, path: string) => {
    const ours = REQUIRED[path]
    if (ours === undefined) throw new Error(`the validator needs ${path}, which ajv-runtime.ts does not have`)
    return ours
  })
  return `import { equal, formats, lengthOf } from ${JSON.stringify(RUNTIME)}\n${code}`
}
