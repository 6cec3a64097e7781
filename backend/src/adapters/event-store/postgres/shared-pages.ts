import type { Page, Reader } from './reader.ts'

type ReadPage = Reader['page']

/**
 * The pages that the subscribers of a process ask for. They wait for the same events and ask for them at the same
 * moment: each page at the end of the log is read and parsed once, for all of them.
 */
export function sharePages(read: ReadPage): ReadPage {
  const underWay = new Map<bigint, Promise<Page>>()
  /** What was read last, and from where. */
  let last: { readonly from: bigint; readonly page: Page } | undefined

  return (from, limit, maxBytes) => {
    if (last !== undefined && last.from <= from && from < last.page.last) {
      const events = last.page.events.filter(({ position }) => BigInt(position) > from)
      return Promise.resolve({ ...last.page, events })
    }
    const same = underWay.get(from)
    if (same !== undefined) return same
    const reading = read(from, limit, maxBytes)
      .then((page) => {
        if (page.events.length > 0) last = { from, page }
        return page
      })
      .finally(() => underWay.delete(from))
    underWay.set(from, reading)
    return reading
  }
}
