/** Of a person's own file: what of it stands in no row of theirs (EVT-10). Read with the projection `users`. */
export { ADDRESS_LISTS_OF } from './sql.ts'
