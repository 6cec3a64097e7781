import { Refusal } from '../../terminal/run-main.ts'

/**
 * A value as JSON, refused where JSON would lose something of it: a Map would be written as an empty object.
 * @param what names it in the message
 * @throws Refusal
 */
export function plainJson(value: unknown, what: string, indent = 0): string {
  const text = JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key: string, written: unknown) {
      const fault = faultOf(this[key])
      if (fault !== null)
        throw new Refusal(`${what} holds ${fault}${key === '' ? '' : ` as '${key}'`}: JSON has no such.`)
      return written
    },
    indent,
  )
  if (text === undefined) throw new Refusal(`${what} is nothing that JSON can hold.`)
  return text
}

function faultOf(value: unknown): string | null {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return null
  return `a ${value.constructor.name}`
}
