export { ratingFloorOf } from './search.ts'
export { termsOf } from './search-words.ts'
export { CARD_OF, card } from './sql.ts'
export { hoursAsked } from './week.ts'
