import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { RoomBatchRescored } from '@kredka/contracts/quiz-rooms/events'
import type { Decider } from '../kernel/decider.ts'

type Batch = EventOf<typeof RoomBatchRescored>

/**
 * Stream `roomrescore-{quiz_id}_{key_revision}`: how far the rooms of a version have followed a corrected key (QUI-11).
 * Its state is the last room that was looked at.
 */
export const roomRescoreDecider: Decider<string | null, Batch['data'], Batch> = {
  category: 'roomrescore',
  initial: null,
  evolve: (_, { data }) => data.after,
  decide: (after, page) => (page.after === after ? [] : [make(RoomBatchRescored, page)]),
}
