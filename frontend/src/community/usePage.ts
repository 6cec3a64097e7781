import { useSearchParams } from 'react-router'

/** The page of a list, kept in the address under `key`; the first leaves the address clean. */
export function usePage(key: string): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get(key) ?? '1')
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1
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
