import type { ErrorTable } from '../kernel/declaration.ts'

export const ordersErrors = {
  ORDER_NOT_FOUND: [404, 'There is no such order'],
  ORDER_NOT_WAITING: [409, 'This order has been answered, withdrawn or has lapsed meanwhile'],
  ORDER_NOT_ACCEPTED: [409, 'Phone numbers show once the tutor has accepted the order'],
  ORDER_PROPOSAL_GONE: [409, 'This proposal is no longer open'],
  ORDER_TIME_PAST: [422, 'This time is past'],
  ORDER_SAME_TIME: [422, 'This is the time that was ordered'],
  ORDER_STILL_OPEN: [409, 'This order is still open. Only a closed one can be taken off the list'],
  ORDER_NOT_POSSIBLE: [409, 'A lesson with this tutor cannot be ordered right now'],
  CANNOT_ORDER_FROM_YOURSELF: [422, 'You cannot order a lesson from yourself'],
  DURATION_NOT_OFFERED: [422, 'This offer has no lessons of this length. Choose another one'],
  PLACE_NOT_OFFERED: [422, 'This offer has no lessons at this place. Choose another one'],
  ONLINE_TOOL_NOT_OFFERED: [422, 'The tutor teaches with another online tool'],
  ADDRESS_REQUIRED: [422, 'Give the address where the lesson is to take place'],
  PRICE_CHANGED: [409, 'The price has changed meanwhile. Look at it and confirm again'],
} as const satisfies ErrorTable
