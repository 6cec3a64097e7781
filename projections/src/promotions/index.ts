/**
 * For whoever shows an offer: the discount that the reader would get with a first lesson (PRM-01). Read with the
 * projection `promotions`.
 */
export { promotionOf } from './sql.ts'
