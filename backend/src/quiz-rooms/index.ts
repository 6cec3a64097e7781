import { quizRoomChannel } from '@kredka/contracts/quiz-rooms/channel'
import { quizRoomsContract } from '@kredka/contracts/quiz-rooms/contract'
import { roomAdminDocuments, roomAdminQueryHandlers } from '@kredka/projections/quiz-rooms/admin-queries'
import { roomDocuments } from '@kredka/projections/quiz-rooms/documents'
import { playedRooms } from '@kredka/projections/quiz-rooms/played'
import { quizRoomsProjection } from '@kredka/projections/quiz-rooms/projection'
import { roomQueryHandlers } from '@kredka/projections/quiz-rooms/queries'
import type { Module } from '../kernel/module.ts'
import type { Queryable } from '../kernel/queryable.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import { streamState } from '../kernel/stream-state.ts'
import { roomAlarms } from './alarms.ts'
import { isAttended } from './attended.ts'
import { claimAtSignup } from './claiming.ts'
import { roomHandlers } from './handlers.ts'
import { roomHints } from './hints.ts'
import { recordResults } from './policies.ts'
import { rescoreRooms } from './rescore-rooms.ts'
import { roomDecider } from './room.ts'
import { roomRescoreDecider } from './room-batches.ts'
import { roomHeads } from './room-heads.ts'
import { roomTokenDecider } from './room-token.ts'
import { serveRooms } from './serve-rooms.ts'
import { withheldAnswers } from './withheld.ts'

export { findGuestSeat } from './claiming.ts'

export interface RoomParts {
  /** Where the read models stand, and processes say what they attend to. */
  readonly pool: Queryable
  readonly waitForReadModels: WaitForReadModels
}

/** Quiz rooms: many at one quiz at once, with a host and without accounts (ROO-01 to ROO-04). */
export function createQuizRooms({ pool, waitForReadModels }: RoomParts): Module {
  return {
    ...quizRoomsContract,
    states: [streamState(roomRescoreDecider), streamState(roomTokenDecider), streamState(roomDecider)],
    projections: [quizRoomsProjection],
    handlers: roomHandlers,
    queryHandlers: () => [...roomQueryHandlers, ...roomAdminQueryHandlers],
    documents: () => [...roomDocuments, ...roomAdminDocuments],
    policies: (tools) => [
      claimAtSignup(tools),
      recordResults(tools),
      rescoreRooms(tools, playedRooms(pool), waitForReadModels),
    ],
    alarms: (tools) => roomAlarms(tools, isAttended(pool)),
    heads: roomHeads,
    hints: roomHints,
    withheld: withheldAnswers,
    serveChannels: (tools) => ({ [quizRoomChannel.name]: serveRooms(tools) }),
  }
}
