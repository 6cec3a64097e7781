import { type DirectoryFilters, directoryOf, directoryParams } from '@kredka/contracts/profiles/directory'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The filters of the directory's address and the way to change them; a changed filter begins at the first page again.
 */
export function useDirectory() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => directoryOf(params), [params])
  const change = useCallback(
    (changes: Partial<DirectoryFilters>) => {
      setParams((before) => directoryParams({ ...directoryOf(before), page: 1, ...changes }), {
        preventScrollReset: !('page' in changes),
      })
    },
    [setParams],
  )
  return { filters, change }
}
