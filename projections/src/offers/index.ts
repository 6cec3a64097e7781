export { termsOf } from './search-words.ts'
export { CARD_OF, card } from './sql.ts'
export { hoursAsked, ratingFloorOf } from './week.ts'
