import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { STAFF_ROWS_MAX } from '@kredka/contracts/kernel/staff-lists'
import type { PageOf } from './query.ts'

interface PageInput {
  readonly page?: number
  readonly page_size?: number
}

/** By whom, where by people. */
type SearchedBy = Pick<PageOf<unknown>, 'more_people'>

/**
 * `limit` asks for one row more than the page holds: that row tells whether there is a next page (API-02).
 * @param most rows of the list that anybody gets to, where there may be so many that skipping them takes its time
 */
export function pageOf(input: PageInput, defaultSize: number, most = Number.MAX_SAFE_INTEGER) {
  const size = input.page_size ?? defaultSize
  const offset = Math.min(most, ((input.page ?? 1) - 1) * size)
  return {
    limit: Math.max(0, Math.min(size + 1, most - offset)),
    offset,
    of<T>(rows: readonly T[], { more_people = false }: SearchedBy = {}): PageOf<T[]> {
      return { rows: rows.slice(0, size), has_next_page: rows.length > size, ...(more_people && { more_people }) }
    },
  }
}

/** The same for the lists of the back office: skipping rows costs no more however far somebody turns the pages. */
export function staffPageOf(input: PageInput) {
  return pageOf(input, DEFAULT_PAGE_SIZE, STAFF_ROWS_MAX)
}
