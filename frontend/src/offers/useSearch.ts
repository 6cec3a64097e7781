import type { Filters } from '@kredka/contracts/offers/filters'
import { filtersAt, searchAddress } from '@kredka/contracts/offers/search-address'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { STAYING } from '../app/routing/useArrival.ts'
import { useLanguage } from '../app/routing/usePath.ts'

/** The filters of the address and the way to change them; a changed filter begins at the first page again. */
export function useSearch() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const filters = useMemo(() => filtersAt(pathname, new URLSearchParams(search)), [pathname, search])
  const change = useCallback(
    (changes: Partial<Filters>, replace = false) => {
      const next = { ...filters, page: 1, ...changes }
      void navigate(searchAddress(language, next), {
        replace,
        state: STAYING,
        preventScrollReset: !('page' in changes),
      })
    },
    [filters, language, navigate],
  )
  return { filters, change }
}
