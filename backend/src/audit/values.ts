import type { ChangeView, PathValueView } from '@kredka/contracts/audit/log-views'

/** A value of a payload or state by its path. */
export type Values = ReadonlyMap<string, string>

/** A longer text is cut: nobody reads a picture's bytes here. */
const TEXT_MAX = 500
/** What is left out beyond that is counted by nobody: a state is read, not exported. */
const VALUES_MAX = 20_000

/** Every value that is no object, by its path: `dates.01jd….status`. Maps, sets and lists are read like objects. */
export function valuesOf(value: unknown): Values {
  const found = new Map<string, string>()
  walk('', value, found)
  return found
}

function walk(path: string, value: unknown, found: Map<string, string>): void {
  if (found.size >= VALUES_MAX || value === undefined || typeof value === 'function') return
  if (value instanceof Uint8Array) found.set(path, `${value.length} bytes`)
  else if (value instanceof Map) walkEntries(path, [...value], found)
  else if (value instanceof Set) walkEntries(path, [...value].entries(), found)
  else if (Array.isArray(value)) walkEntries(path, value.entries(), found)
  else if (typeof value === 'object' && value !== null) walkEntries(path, Object.entries(value), found)
  else found.set(path === '' ? 'value' : path, cut(String(value)))
}

function walkEntries(path: string, entries: Iterable<readonly [unknown, unknown]>, found: Map<string, string>): void {
  let isEmpty = true
  for (const [name, value] of entries) {
    isEmpty = false
    walk(path === '' ? String(name) : `${path}.${String(name)}`, value, found)
  }
  if (isEmpty && path !== '') found.set(path, '—')
}

function cut(text: string): string {
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text
}

export function listed(values: Values): PathValueView[] {
  return [...values].map(([path, value]) => ({ path, value }))
}

/** Every value at either moment. */
export function compareValues(before: Values, after: Values): ChangeView[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  return [...after.keys(), ...gone].map((path) => ({
    path,
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }))
}

/** What is not the same at both. */
export function changesOf(before: Values, after: Values): ChangeView[] {
  return compareValues(before, after).filter((one) => one.before !== one.after)
}
