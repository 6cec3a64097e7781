/**
 * Anything that runs one statement, for modules with operational tables of their own: the read side stays out of their
 * reach.
 */
export type { Queryable } from '@kredka/projections/postgres/postgres'
export { ASYNC_COMMIT, prepare } from '@kredka/projections/postgres/postgres'
