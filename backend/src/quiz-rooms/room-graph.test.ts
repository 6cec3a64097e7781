import { isRejection } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { type CommandIn, commandsOf, type StateIn, statesOf, transitionsFrom } from '@kredka/contracts/kernel/graph'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { CLOSING_MS, ROOM_GRAPH, ROOM_MS } from '@kredka/contracts/quiz-rooms/rules'
import { type RoomCommand, roomDecider } from './room.ts'
import type { RoomStreamEvent } from './room-evolve.ts'
import type { Room } from './room-state.ts'
import {
  answers,
  back,
  CLOSES,
  decide,
  joins,
  MAJA,
  OPENS,
  opened,
  question,
  ROOM,
  seat,
  T0,
  told,
} from './testing/room-story.ts'

const LOBBY = [make(e.RoomOpened, opened({ max_players: 9 })), seat(0), seat(1), back]
const ASKED = [...LOBBY, make(e.GameBegun, { room_id: ROOM }), question()]
const ONE_MISSING = [...ASKED, ...decide(ASKED, answers(1, 2, OPENS + 1))]
const SHOWN = [...ONE_MISSING, ...decide(ONE_MISSING, answers(0, 1, OPENS + 1))]
const ALONE = [...SHOWN, ...decide(SHOWN, { do: 'host_lost', now: OPENS + 2 })]
const LAST = [...SHOWN, ...decide(SHOWN, { do: 'next', now: OPENS + 2 })]
const LAST_SHOWN = [...LAST, ...decide(LAST, { do: 'close_question', now: OPENS + 9_000 })]
const LAST_ALONE = [...LAST_SHOWN, ...decide(LAST_SHOWN, { do: 'host_lost', now: OPENS + 9_000 })]
const FINISHED = [...LAST_SHOWN, ...decide(LAST_SHOWN, { do: 'next', now: OPENS + 9_000 })]

/** Ways to be in each state: what a command leads to may hang on them. */
const WAYS: Readonly<Record<StateIn<typeof ROOM_GRAPH>, readonly (readonly RoomStreamEvent[])[]>> = {
  absent: [[]],
  lobby: [LOBBY],
  question: [ASKED, ONE_MISSING, LAST],
  paused: [
    [...LAST, ...decide(LAST, { do: 'pause', now: OPENS })],
    [...ASKED, ...decide(ASKED, { do: 'pause', now: OPENS })],
  ],
  results: [SHOWN, ALONE, LAST_SHOWN, LAST_ALONE],
  finished: [FINISHED],
  closed: [[...FINISHED, ...decide(FINISHED, { do: 'close', now: OPENS + 9_000 })]],
}
const COMMANDS: Readonly<Record<CommandIn<typeof ROOM_GRAPH>, (room: Room) => readonly RoomCommand[]>> = {
  open: () => [{ do: 'open', opened: opened() }],
  join: () => [joins(3)],
  kick: () => [{ do: 'kick', seat: 1, now: T0 }],
  lock: () => [{ do: 'lock', is_locked: true }],
  begin: () => [{ do: 'begin', now: T0 }],
  answer: ({ asking }) => [answers(0, 2, (asking?.opens_at ?? 0) + 5, { n: asking?.n ?? 0 })],
  close_question: () => [{ do: 'close_question', now: OPENS }],
  skip: () => [{ do: 'skip', now: OPENS }],
  extend: () => [{ do: 'extend', now: OPENS }],
  pause: () => [{ do: 'pause', now: OPENS }],
  resume: () => [{ do: 'resume', now: OPENS }],
  next: () => [{ do: 'next', now: OPENS }],
  close: () => [
    { do: 'close', now: OPENS },
    { do: 'end', reason: 'Obraźliwe nazwy.', now: OPENS },
  ],
  time: () => [0, CLOSES + CLOSING_MS, T0 + 3_000_000, T0 + ROOM_MS].map((now) => ({ do: 'time', now })),
  claim: () => [{ do: 'claim', seat_id: seat(0).data.seat_id, user_id: MAJA, name: null }],
  rescore: () => [{ do: 'rescore', n: 0, key_revision: 1, is_void: true, bp: new Map() }],
}

test.each(statesOf(ROOM_GRAPH))('ROO-01 a room goes along its graph from %s', (state) => {
  for (const command of commandsOf(ROOM_GRAPH)) {
    const led = WAYS[state].flatMap((past) => {
      const before = told.given(...past)
      const folded = before.state()
      expect(folded.state).toBe(state)
      return COMMANDS[command](folded).flatMap((one) => {
        const decided = roomDecider.decide(folded, one)
        return isRejection(decided) || decided.length === 0 ? [] : [before.when(one).state().state]
      })
    })
    expect([command, [...new Set(led)].toSorted()]).toEqual([
      command,
      transitionsFrom(ROOM_GRAPH, state, command).toSorted(),
    ])
  }
})
