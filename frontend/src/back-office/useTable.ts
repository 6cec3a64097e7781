import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readPage } from '../app/lists/read-page.ts'
import type { Sort } from '../ui/Table.tsx'

type Changes = Readonly<Record<string, string | null>>

/**
 * Search, filters, order and page of a table, kept in the address; anything but the page begins at the first page
 * again.
 */
export function useTable() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: Changes, replace = false) =>
      setParams((before) => applyChanges(before, changes), { replace, preventScrollReset: !('page' in changes) }),
    [setParams],
  )
  return {
    params,
    page: readPage(params),
    q: params.get('q') ?? '',
    change,
    /** The parameter where it is one of the known values. */
    one: <T extends string>(name: string, values: readonly T[]) => values.find((value) => value === params.get(name)),
  }
}

function applyChanges(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before)
  if (!('page' in changes)) after.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}

/** `-sent_at` as a table's head shows it. */
export function sortOf(order: string): Sort {
  return { key: order.replace('-', ''), descending: order.startsWith('-') }
}

/** The other way round. */
export function orderOf({ key, descending }: Sort): string {
  return descending ? `-${key}` : key
}
