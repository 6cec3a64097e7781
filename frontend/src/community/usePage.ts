import { useSearchParams } from 'react-router'
import { readPage } from '../app/lists/read-page.ts'

/** The page of a list, kept in the address under `key`; the first leaves the address clean. */
export function usePage(key: string): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams()
  const page = readPage(params, key)
  const go = (next: number) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 1) after.delete(key)
        else after.set(key, String(next))
        return after
      },
      { preventScrollReset: true },
    )
  return [page, go]
}
