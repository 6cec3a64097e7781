import type { ErrorTable } from '../kernel/declaration.ts'

export const searchesErrors = {
  FAVOURITES_FULL: [409, 'There are too many favourites already. Take some away first'],
  SAVED_SEARCHES_FULL: [409, 'There are too many saved searches already. Remove one first'],
  SAVED_SEARCH_NOT_FOUND: [404, 'There is no such saved search'],
  SAVED_SEARCH_TOO_WIDE: [422, 'Choose at least one filter or type something first'],
} as const satisfies ErrorTable
