export { termsOf } from './search-words.ts'
export { CARD_OF, card } from './sql.ts'
export { ratingFloorOf, weekMask } from './week.ts'
