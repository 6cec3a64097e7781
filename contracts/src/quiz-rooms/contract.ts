import { PersonForgotten } from '../accounts/events.ts'
import { defineContract, stream } from '../kernel/module-contract.ts'
import * as adminViews from './admin-views.ts'
import { quizRoomChannel } from './channel.ts'
import * as endpoints from './endpoints.ts'
import { RoomBatchRescored, RoomTokenClaimed, roomEvents } from './events.ts'
import { quizRoomsLifeCycles } from './life-cycles.ts'
import * as pastViews from './past-views.ts'
import * as views from './views.ts'

export const quizRoomsContract = defineContract({
  name: 'quiz-rooms',
  title: 'Quiz rooms',
  about: 'Many players at one quiz at once, with a host and without accounts.',
  endpoints: Object.values(endpoints),
  events: { ...roomEvents, RoomTokenClaimed, RoomBatchRescored },
  streams: [
    stream('quizroom', 'room_id', 'One game of a quiz: seats, questions, answers, results.', [
      ...Object.values(roomEvents),
      PersonForgotten,
    ]),
    stream('roomtoken', 'token', 'Which room a link leads to.', [RoomTokenClaimed]),
    stream('roomrescore', 'rescore_id', 'How the results of rooms follow a corrected key.', [RoomBatchRescored]),
  ],
  lifeCycles: quizRoomsLifeCycles,
  channels: [quizRoomChannel],
  views: { ...views, ...pastViews, ...adminViews },
})
