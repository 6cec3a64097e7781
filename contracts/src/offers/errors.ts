import type { ErrorTable } from '../kernel/declaration.ts'

export const offersErrors = {
  OFFERS_FULL: [409, 'There are as many offers as one tutor may have. Remove one first'],
  OFFER_NOT_FOUND: [404, 'This offer does not exist or is no longer public'],
  OFFER_NOT_EDITABLE: [409, 'This offer cannot be changed any more'],
  OFFER_NOT_WAITING: [409, 'This offer does not await review'],
  OFFER_NOT_REFUSED: [409, 'This version of the offer is neither refused nor taken down any more'],
  OFFER_NOT_VISIBLE: [409, 'This version of the offer is not public any more'],
  PRICE_60_REQUIRED: [422, 'A price for 60 minutes is needed'],
  PRICE_DUPLICATE: [422, 'There are two prices for the same length'],
  PRICE_LONGER_CHEAPER: [422, 'A longer lesson cannot cost less than a shorter one'],
  CITY_REQUIRED: [422, 'Choose a city for lessons in person'],
  CITY_UNKNOWN: [422, 'This city is not on the list'],
  SUBJECT_UNKNOWN: [422, 'This subject is not on the list'],
} as const satisfies ErrorTable
