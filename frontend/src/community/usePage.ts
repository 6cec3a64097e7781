import { readPage } from '../app/lists/read-page.ts'
import { useAddress } from '../ui/useAddress.ts'

/** The page of a list, kept in the address under `key`; the first leaves the address clean. */
export function usePage(key: string): [number, (page: number) => void] {
  const { params, change } = useAddress()
  const page = readPage(params, key)
  const go = (next: number) => change({ [key]: next === 1 ? null : String(next) }, { preventScrollReset: true })
  return [page, go]
}
