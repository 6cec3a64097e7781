/**
 * Rows of a list of the back office that anybody gets to, page by page or as a file: whoever looks for more narrows it.
 */
export const STAFF_ROWS_MAX = 10_000
