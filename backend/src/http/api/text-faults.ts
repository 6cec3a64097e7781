import type { ErrorDetail } from '@kredka/contracts/kernel/errors'

/** Values nested deeper than this are nobody's input. */
const MAX_DEPTH = 32

/**
 * Texts that no store can keep: U+0000, which Postgres refuses, and halves of surrogate pairs, which are no Unicode
 * text. Names of properties count too. Everything else a person types is fine.
 */
export function textFaults(value: unknown, path: string): readonly ErrorDetail[] {
  const faults: ErrorDetail[] = []
  visit(value, path, 0, faults)
  return faults
}

function visit(value: unknown, path: string, depth: number, faults: ErrorDetail[]): void {
  if (typeof value === 'string') {
    if (!isStorable(value))
      faults.push({ path, message: 'must not contain unprintable halves of characters', code: 'text' })
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) {
    faults.push({ path, message: 'is nested too deeply', code: 'depth' })
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    if (isStorable(name)) visit(inner, `${path}/${name}`, depth + 1, faults)
    else faults.push({ path, message: 'must not have such a property', code: 'text' })
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
