/** For whatever shows staff who did something (ADM-03). Read with the projections `admin` and `profiles`. */

export { actOf, historyOf } from './acts.ts'
export { actorNamed } from './sql.ts'
