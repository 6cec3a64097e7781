import type { CalendarEventView } from './views.ts'

/** An event as a calendar program needs it. */
export interface FeedEvent extends CalendarEventView {
  readonly changed_at: string
  /** How often the lesson was moved. */
  readonly moves: number
}
