/** A row of `select <name> as status, count(*)::int as count … group by 1`. */
export interface StatusCount<N extends string> {
  readonly status: N
  readonly count: number
}

/** Counts of all names in the contract's one shape: a status without a row counts 0. */
export function countsBy<const N extends string>(
  names: readonly N[],
  rows: readonly StatusCount<N>[],
): { readonly [name in N]: number } {
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as { readonly [name in N]: number }
}
