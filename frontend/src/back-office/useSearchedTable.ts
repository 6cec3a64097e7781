import { orderOf, sortOf, useTable } from './useTable.ts'

/** The parameters that narrow the rows to one kind, with their values. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

interface Wanted<F extends FilterValues, S extends string> {
  readonly filters: F
  /** The orders there are; none where the server has one order alone. */
  readonly sorts?: readonly S[]
  /** The order while none is chosen. Default: the first. */
  readonly usual?: S
  /** Longest search text that the server takes. */
  readonly typedMax?: number
}

/** What the server is asked for. */
export type TableQuery<F extends FilterValues, S extends string> = {
  readonly page: number
  readonly q?: string
} & { readonly [K in keyof F]?: F[K][number] } & ([S] extends [never] ? unknown : { readonly sort: S })

function wholeOf<Q extends { readonly page: number }>({ page: _, ...whole }: Q): Omit<Q, 'page'> {
  return whole
}

/**
 * Search, filters, order and page of a section's table, read from the address (ADM-02). `SearchedTable` shows it.
 */
export function useSearchedTable<const F extends FilterValues, const S extends string = never>(wanted: Wanted<F, S>) {
  const { filters, sorts = [], usual = sorts[0], typedMax = 200 } = wanted
  const { page, q, one, change } = useTable()
  const chosen = Object.entries(filters).flatMap(([name, values]) => {
    const value = one(name, values)
    return value === undefined ? [] : [[name, value] as const]
  })
  const sort = one('sort', sorts) ?? usual
  const typed = q.trim().slice(0, typedMax)
  const query = {
    page,
    ...(sort === undefined ? {} : { sort }),
    ...(typed === '' ? {} : { q: typed }),
    ...Object.fromEntries(chosen),
  } as TableQuery<F, S>
  return {
    query,
    /** The same for all pages at once. */
    wholeQuery: wholeOf(query),
    filters,
    /** Whether the rows are a choice out of all there are. */
    narrowed: typed !== '' || chosen.length > 0,
    q,
    sort: sort === undefined ? undefined : sortOf(sort),
    search: (text: string) => change({ q: text }, true),
    order: (by: Parameters<typeof orderOf>[0]) => change({ sort: orderOf(by) === usual ? null : orderOf(by) }),
  }
}
