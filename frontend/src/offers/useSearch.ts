import { type Filters, filtersOf, paramsOf } from '@kredka/contracts/offers/filters'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** The filters of the address and the way to change them; a changed filter begins at the first page again. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => filtersOf(params), [params])
  const change = useCallback(
    (changes: Partial<Filters>, replace = false) => {
      setParams((before) => paramsOf({ ...filtersOf(before), page: 1, ...changes }), {
        replace,
        preventScrollReset: !('page' in changes),
      })
    },
    [setParams],
  )
  return { filters, change }
}
