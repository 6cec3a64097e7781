const PAGES_MAX = 10_000

/** The page that an address names; the first where it names none that there could be. */
export function readPage(params: URLSearchParams, key = 'page'): number {
  const asked = Number(params.get(key) ?? '1')
  return Number.isInteger(asked) && asked > 0 && asked <= PAGES_MAX ? asked : 1
}
