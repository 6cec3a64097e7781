/** Rules of orders (ORD-01 to ORD-03), the same in browser and server. */

/** Dates of one order. */
export const DATES_MAX = 12
/** Open orders of one student with one teacher; a series is one. */
export const OPEN_ORDERS_MAX = 3
export const MESSAGE_MAX = 500
export const ADDRESS_MAX = 200
/** Section 3's states of a request; `removed` is how a closed order looks to the side that removed it from its list. */
export const ORDER_STATUSES = ['new', 'accepted', 'rejected', 'cancelled', 'removed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The life of an order. Each date is answered alone: the order is `new` until the last one is, then `accepted` where any date was, else
 * what became of the last. State → command → next states.
 */
export const ORDER_GRAPH = {
  absent: { place: ['new'] },
  new: {
    accept: ['new', 'accepted'],
    reject: ['new', 'rejected', 'accepted'],
    cancel: ['cancelled', 'accepted'],
    expire: ['cancelled', 'accepted'],
    nudge: ['new'],
  },
  accepted: { remove: ['accepted'] },
  rejected: { remove: ['rejected'] },
  cancelled: { remove: ['cancelled'] },
} as const
