import { type CalendarFeedEvent, calendarFeedEvents as e } from '@kredka/contracts/calendar/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/**
 * Stream `calendarfeed-{user_id}` (CAL-02). Each generation is an address of its own; one that has ended never comes
 * back.
 */
export interface Feed {
  readonly open: boolean
  /** Of the last address, 0 before the first. */
  readonly generation: number
}

export interface FeedCommand {
  readonly do: 'open' | 'renew' | 'close'
  readonly user_id: string
}

export const feedDecider: Decider<Feed, FeedCommand, CalendarFeedEvent> = {
  category: 'calendarfeed',
  initial: { open: false, generation: 0 },
  evolve: (_, { type, data }) => ({ open: type === 'CalendarFeedOpened', generation: data.generation }),
  decide({ open, generation }, { do: action, user_id }) {
    if (action === 'close') return open ? [make(e.CalendarFeedClosed, { user_id, generation })] : []
    if (action === 'open' && open) return []
    return [make(e.CalendarFeedOpened, { user_id, generation: generation + 1 })]
  },
}
