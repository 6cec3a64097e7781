import { useCallback } from 'react'
import { readPage } from '../app/lists/read-page.ts'
import type { Sort } from '../ui/Table.tsx'
import { type AddressChanges, useAddress } from '../ui/useAddress.ts'

/**
 * Search, filters, order and page of a table, kept in the address; anything but the page begins at the first page
 * again.
 */
export function useTable() {
  const { params, change: changeAddress } = useAddress()
  const change = useCallback(
    (changes: AddressChanges, replace = false) =>
      changeAddress({ page: null, ...changes }, { replace, preventScrollReset: !('page' in changes) }),
    [changeAddress],
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

/** `-sent_at` as a table's head shows it. */
export function sortOf(order: string): Sort {
  return { key: order.replace('-', ''), descending: order.startsWith('-') }
}

/** The other way round. */
export function orderOf({ key, descending }: Sort): string {
  return descending ? `-${key}` : key
}
