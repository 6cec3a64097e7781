import { accountEvents } from '@kredka/contracts/accounts/events'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import type { Decider } from '../kernel/decider.ts'
import { instant } from './instant.ts'
import { type AnswerCommand, answer } from './room-answers.ts'
import { type ControlCommand, closeRoom, control, timeIsUp } from './room-controls.ts'
import { evolveRoom, type RoomStreamEvent } from './room-evolve.ts'
import { type HostCommand, host } from './room-host.ts'
import { type RescoreCommand, rescore } from './room-rescore.ts'
import { type SeatCommand, seat } from './room-seats.ts'
import { isOpened, NO_ROOM, type Opened, type Room, weightOf } from './room-state.ts'

/** `now` and all other times: milliseconds of the shared clock. */
export type RoomCommand =
  | { readonly do: 'open'; readonly opened: Opened }
  | { readonly do: 'close' | 'time'; readonly now: number }
  /** Staff close it. */
  | { readonly do: 'end'; readonly reason: string; readonly now: number }
  /** Nobody is there any more, in no process; or somebody is again. */
  | { readonly do: 'empty' | 'occupy'; readonly now: number }
  | { readonly do: 'forget' }
  | SeatCommand
  | ControlCommand
  | HostCommand
  | AnswerCommand
  | RescoreCommand

export const roomDecider: Decider<Room, RoomCommand, RoomStreamEvent> = {
  category: 'quizroom',
  initial: NO_ROOM,
  evolve: evolveRoom,
  weight: weightOf,
  decide(room, command) {
    if (command.do === 'open') return isOpened(room) ? [] : [make(e.RoomOpened, command.opened)]
    if (!isOpened(room)) return reject('QUIZ_ROOM_NOT_FOUND')
    const { room_id } = room.opened
    switch (command.do) {
      case 'time':
        return timeIsUp(room, command.now)
      case 'close':
        return room.state === 'closed' ? reject('QUIZ_ROOM_CLOSED') : closeRoom(room, 'host', command.now)
      case 'end':
        return room.state === 'closed'
          ? reject('QUIZ_ROOM_CLOSED')
          : closeRoom(room, 'staff', command.now, command.reason)
      case 'empty':
        if (room.state === 'closed' || room.empty_since !== null) return []
        return [make(e.RoomEmptied, { room_id, at: instant(command.now) })]
      case 'occupy':
        return room.empty_since === null ? [] : [make(e.RoomOccupied, { room_id, at: instant(command.now) })]
      case 'forget':
        return room.is_forgotten ? [] : [make(accountEvents.PersonForgotten, { subject_id: room_id })]
      case 'join':
      case 'leave':
      case 'kick':
      case 'claim':
      case 'lock':
      case 'late_join':
        return seat(room, command)
      case 'host_lost':
      case 'host_back':
      case 'offer_host':
      case 'take_host':
        return host(room, command)
      case 'answer':
        return answer(room, command)
      case 'rescore':
        return rescore(room, command)
      case 'make_up':
      case 'begin':
      case 'next':
      case 'close_question':
      case 'skip':
      case 'extend':
      case 'pause':
      case 'resume':
        return control(room, command)
    }
  },
}
