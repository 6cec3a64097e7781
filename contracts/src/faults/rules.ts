/** Section 3 of the specification. What a browser reports is one of the two that nobody caught. */
export const FAULT_SOURCES = [
  'endpoint',
  'server-error',
  'bgjob',
  'cron',
  'uncaught-exception',
  'unhandled-rejection',
] as const
export type FaultSource = (typeof FAULT_SOURCES)[number]

/** Section 3's states, and `ignored`: known, and new no more however often it happens. */
export const FAULT_STATES = ['new', 'resolved', 'ignored'] as const
export type FaultState = (typeof FAULT_STATES)[number]

/** Where it happened. */
export const FAULT_SIDES = ['server', 'browser'] as const
export type FaultSide = (typeof FAULT_SIDES)[number]

export const FAULT_SORTS = [
  '-last_at',
  'last_at',
  '-first_at',
  'first_at',
  '-times',
  'times',
  'state',
  '-state',
] as const
export type FaultSort = (typeof FAULT_SORTS)[number]

/** The last times of a fault that are kept one by one. */
export const OCCURRENCES_KEPT = 20

export const FAULT_MESSAGE_MAX = 1_000
export const FAULT_STACK_MAX = 8_000
/** Of the address of a page on which a browser failed. */
export const FAULT_PATH_MAX = 500

/** So long a command may have taken in a browser, repeats included. */
export const TRACE_MS_MAX = 600_000
