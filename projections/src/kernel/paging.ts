import type { PageOf } from './query.ts'

interface PageInput {
  readonly page?: number
  readonly page_size?: number
}

/** `limit` asks for one row more than the page holds: that row tells whether there is a next page (API-02). */
export function pageOf(input: PageInput, defaultSize: number) {
  const size = input.page_size ?? defaultSize
  return {
    limit: size + 1,
    offset: ((input.page ?? 1) - 1) * size,
    of<T>(rows: readonly T[]): PageOf<T[]> {
      return { rows: rows.slice(0, size), has_next_page: rows.length > size }
    },
  }
}
