type Condition = string | null

/** Parameters of a statement that is put together: `param(value)` gives the sign that stands for it. */
export function parameters() {
  const params: unknown[] = []
  return { params, param: (value: unknown) => `$${params.push(value)}` }
}

/** Null is no condition. */
export function all(conditions: readonly Condition[]): string {
  return conditions.filter((condition) => condition !== null).join(' and ') || 'true'
}

/** Null where there is none. */
export function either(conditions: readonly Condition[]): Condition {
  const given = conditions.filter((condition) => condition !== null)
  return given.length === 0 ? null : `(${given.join(' or ')})`
}
