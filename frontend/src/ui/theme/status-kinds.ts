/** Section 3: status labels. A state has its own colour, whatever the palette. */
export const STATUS_KINDS = ['new', 'done', 'info', 'cancelled', 'warning', 'active', 'inactive'] as const
export type StatusKind = (typeof STATUS_KINDS)[number]
