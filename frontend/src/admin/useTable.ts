import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Search, order and page of a table, kept in the address; anything but the page begins at the first page again. */
export function useTable() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) =>
      setParams((before) => {
        const after = new URLSearchParams(before)
        if (!('page' in changes)) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      }),
    [setParams],
  )
  const page = Number(params.get('page') ?? '1')
  return { params, page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1, change }
}
