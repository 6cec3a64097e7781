import { orderOf, sortOf, useTable } from './useTable.ts'

interface Wanted<N extends string, V extends string, S extends string> {
  /** The parameter that narrows the rows to one kind, and its values. */
  readonly filter: { readonly name: N; readonly values: readonly V[] }
  /** The orders there are, the usual one first. */
  readonly sorts: readonly [S, ...S[]]
}

/** What the server is asked for. */
export type TableQuery<N extends string, V extends string, S extends string> = {
  readonly sort: S
  readonly page: number
  readonly q?: string
} & { readonly [K in N]?: V }

/** Longest search text that the server takes. */
const TYPED_MAX = 100

/**
 * Search, one filter, order and page of a section's table, read from the address (ADM-02). `SearchedTable` shows it.
 */
export function useSearchedTable<const N extends string, const V extends string, const S extends string>(
  wanted: Wanted<N, V, S>,
) {
  const { filter, sorts } = wanted
  const { page, q, one, change } = useTable()
  const chosen = one(filter.name, filter.values)
  const sort = one('sort', sorts) ?? sorts[0]
  const typed = q.trim().slice(0, TYPED_MAX)
  const query = {
    sort,
    page,
    ...(typed === '' ? {} : { q: typed }),
    ...(chosen === undefined ? {} : { [filter.name]: chosen }),
  } as TableQuery<N, V, S>
  return {
    query,
    filter,
    /** Whether the rows are a choice out of all there are. */
    narrowed: typed !== '' || chosen !== undefined,
    q,
    sort: sortOf(sort),
    search: (text: string) => change({ q: text }, true),
    order: (by: Parameters<typeof orderOf>[0]) => change({ sort: orderOf(by) === sorts[0] ? null : orderOf(by) }),
  }
}
