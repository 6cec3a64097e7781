import type { ErrorDetail } from '@kredka/contracts/kernel/errors'
import type { TObject } from 'typebox'

type Schema = Readonly<Record<string, unknown>>

/**
 * Turns the texts of a query string or path into what the schema expects: whole numbers, numbers, booleans, and lists
 * from repeated names. What does not look like it stays text, so that the schema's own check names the fault. A name
 * given twice where the schema wants one value is a fault.
 * @param where `query` or `params`, the beginning of a fault's path
 */
export function coerce(
  schema: TObject,
  pairs: Iterable<readonly [string, string]>,
  where: string,
  faults: ErrorDetail[],
): Record<string, unknown> {
  const properties = schema.properties as Readonly<Record<string, Schema>>
  const given = Map.groupBy(pairs, ([name]) => name)
  const values = [...given].map(([name, texts]): [string, unknown] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (property?.type === 'array') return [name, texts.map(([, text]) => coerceText(property.items as Schema, text))]
    if (texts.length > 1 && property !== undefined) {
      faults.push({ path: `${where}/${name}`, message: 'must be given once', code: 'repeated' })
    }
    return [name, coerceText(property, texts[0]?.[1] ?? '')]
  })
  return Object.fromEntries(values)
}

function coerceText(schema: Schema | undefined, text: string): unknown {
  switch (schema?.type) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case 'number':
      return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    default:
      return text
  }
}
