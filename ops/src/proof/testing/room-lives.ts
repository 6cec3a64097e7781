import { replayOf } from '@kredka/backend/quiz-rooms/replay'
import type { RoomCommand } from '@kredka/backend/quiz-rooms/room'
import { askedOf } from '@kredka/backend/quiz-rooms/room-sections'
import {
  joining,
  QUESTIONS,
  type WatchedRoom,
  type WatchingSocket,
  watchedRoom,
} from '@kredka/backend/quiz-rooms/testing/watched-room'
import { dueOf } from '@kredka/backend/quiz-rooms/watch-room'
import { idOf } from '@kredka/backend/quizzes/testing/quiz-story'
import { judgeAnswer } from '@kredka/contracts/attempts/asked'
import type { RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { ReplayFrameView } from '@kredka/contracts/quiz-rooms/past-views'
import { ROOM_MODES } from '@kredka/contracts/quiz-rooms/rules'
import type { OwnSeatView, RoomView, SeatRowView } from '@kredka/contracts/quiz-rooms/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import fc from 'fast-check'

const CONTROLS = [
  ...(['close_question', 'skip', 'extend', 'pause', 'resume'] as const),
  ...(['host_lost', 'host_back', 'empty', 'occupy'] as const),
]
const SEATS_MAX = 5

/** What may happen in a room. Seats are counted round those that there are. */
export type RoomAct =
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'answer'; readonly seat: number; readonly place: number }
  | { readonly do: 'leave' | 'kick' | 'return'; readonly seat: number }
  /** The host offers the room to whoever sits there, and they take it; they may also take what nobody leads. */
  | { readonly do: 'offer_host' | 'take_host' | 'claim'; readonly seat: number }
  /** Null where a question counts no more. What was answered before follows later. */
  | { readonly do: 'correct'; readonly n: number; readonly right: number | null }
  | { readonly do: 'join' | 'next' | 'follow' | (typeof CONTROLS)[number] }
  | { readonly do: 'lock' | 'late_join'; readonly is: boolean }

export interface RoomLife {
  readonly mode: (typeof ROOM_MODES)[number]
  /** By how much the machine's own clock is wrong, in milliseconds. */
  readonly skew_ms: number
  readonly acts: readonly RoomAct[]
  /** What comes once the game is over. */
  readonly after: readonly RoomAct[]
}

const seat = fc.nat({ max: SEATS_MAX - 1 })
const correcting = fc.record({
  do: fc.constant('correct'),
  n: fc.nat({ max: QUESTIONS.length - 1 }),
  right: fc.option(fc.nat({ max: 2 }), { freq: 4 }),
})
const following = fc.constant({ do: 'follow' })
const oneAct: fc.Arbitrary<RoomAct> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.oneof(fc.nat(60), fc.nat(9_000)) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('answer'), seat, place: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'next' }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('leave', 'kick', 'return'), seat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('offer_host', 'take_host'), seat }) },
  { weight: 1, arbitrary: correcting },
  { weight: 1, arbitrary: following },
  { weight: 1, arbitrary: fc.constant({ do: 'join' }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom(...CONTROLS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('lock', 'late_join'), is: fc.boolean() }) },
)
const oneAfter: fc.Arbitrary<RoomAct> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('claim'), seat }) },
  { weight: 1, arbitrary: correcting },
  { weight: 1, arbitrary: following },
)
export const roomLife: fc.Arbitrary<RoomLife> = fc.record({
  mode: fc.constantFrom(...ROOM_MODES),
  skew_ms: fc.integer({ min: -2_000, max: 2_000 }),
  acts: fc.array(oneAct, { minLength: 20, maxLength: 60 }),
  after: fc.array(oneAfter, { maxLength: 5 }),
})

/** What somebody saw of a room, moment by moment. */
export interface Seen {
  readonly as: RoomAudience
  readonly seat: number | null
  readonly moments: readonly string[]
}

export interface PlayedLife {
  readonly seen: readonly Seen[]
  /** The same from a replay of the log. */
  replayed(of: Seen): readonly string[]
  /** Kinds of events that it consists of. */
  readonly types: ReadonlySet<string>
}

/** Such a room with sockets on every place, which write down what they see, until the game is over. */
export async function playLife({ mode, skew_ms, acts, after }: RoomLife): Promise<PlayedLife> {
  const room = await watchedRoom({ settings: { mode }, skew_ms })
  const watching = new Map<WatchingSocket, string[]>()
  const look = () => {
    for (const [socket, moments] of watching) {
      const view = socket.view()
      const moment = view === null ? '' : momentOf(view, socket.you(), socket.seats())
      if (moment !== '' && moments.at(-1) !== moment) moments.push(moment)
    }
  }
  const state = () => {
    const shown = room.live.shown()
    if (shown === null) throw new Error('no room is shown')
    return shown.room
  }
  const enter = (as: RoomAudience, place?: number) => watching.set(room.enter(as, place), [])
  const seen: Seen[] = []
  const endOf = (socket: WatchingSocket) => {
    socket.leave()
    seen.push({ as: socket.as, seat: socket.seat, moments: watching.get(socket) ?? [] })
    watching.delete(socket)
  }
  /** In steps that no two tellings share; what is due happens by itself. */
  const pass = async (ms: number) => {
    for (let left = ms; left >= 0; left -= 40) {
      room.pass(Math.min(left, 40))
      look()
      const due = dueOf(state())
      if (due !== null && due <= room.now()) await room.say({ do: 'time', now: room.now() })
    }
  }
  const join = async () => {
    const place = state().seats.length
    if (place < SEATS_MAX && (await room.say(sitting(place)))) enter('seat', place)
  }

  async function act(one: RoomAct): Promise<void> {
    const now = room.now()
    const { seats, asking } = state()
    switch (one.do) {
      case 'pass':
        return pass(one.ms)
      case 'join':
        return join()
      case 'leave':
      case 'kick': {
        const gone = one.seat % seats.length
        if (!(await room.say({ do: one.do, seat: gone, now }))) return
        for (const socket of [...watching.keys()]) if (socket.seat === gone) endOf(socket)
        return
      }
      case 'return': {
        const place = one.seat % seats.length
        if (await room.say(sitting(place))) enter('seat', place)
        return
      }
      case 'offer_host':
        return void (await room.say({ do: 'offer_host', seat: one.seat % seats.length }))
      case 'take_host':
        if (await room.say({ do: 'take_host', seat: one.seat % seats.length })) enter('host')
        return
      case 'claim':
        return void (await room.say(claiming(one.seat % seats.length)))
      case 'correct':
        return room.correct(one.n, one.right)
      case 'follow':
        return room.follow()
      case 'lock':
        return void (await room.say({ do: 'lock', is_locked: one.is }))
      case 'late_join':
        return void (await room.say({ do: 'late_join', is_allowed: one.is }))
      case 'answer':
        return void (await room.say({
          ...{ do: 'answer', seat: one.seat % seats.length, n: asking?.n ?? 0, words_hash: null },
          ...judged(room, { choices: [one.place] }),
          ...{ received_at: now, round_trip_ms: null },
        }))
      default:
        await room.say({ do: one.do, now })
    }
  }

  enter('host')
  enter('screen')
  await pass(100)
  await room.say({ do: 'host_back', now: room.now() })
  for (let n = 0; n < 3; n += 1) await join()
  await room.say({ do: 'begin', now: room.now() })
  for (const one of acts) await act(one)
  for (const one of ['resume', 'close_question', 'close'] as const) {
    await room.say({ do: one, now: room.now() })
    await pass(100)
  }
  for (const one of [...after, { do: 'follow' } as const]) {
    await act(one)
    await pass(100)
  }
  for (const socket of [...watching.keys()]) endOf(socket)
  const [events, quizAt] = await Promise.all([room.events(), room.quizOver()])
  return {
    seen,
    replayed: ({ as, seat: place }) => momentsOf(replayOf(events, quizAt, { as, seat: place })),
    types: new Set(events.map(({ type }) => type)),
  }
}

/** Every other one is somebody with an account. */
function sitting(place: number): RoomCommand {
  return joining(place, place % 2 === 1 ? idOf(500 + place) : null)
}

function claiming(place: number): RoomCommand {
  const { seat_id, name } = joining(place)
  return { do: 'claim', seat_id, user_id: idOf(600 + place), name: `${name} z kontem` }
}

/** By the key that the room knows, as an answer over a socket is. */
function judged({ live }: WatchedRoom, given: Given) {
  const shown = live.shown()
  const asked = shown === null ? null : askedOf(shown, shown.room.asking?.n ?? 0)
  const bp = asked === null ? 0 : judgeAnswer(asked, given).bp
  return { given, bp, key_revision: shown?.quiz?.key_revision ?? 0 }
}

/** All that a replay shows, step by step. */
function momentsOf(frames: readonly ReplayFrameView[]): readonly string[] {
  const rows = new Map<number, SeatRowView>()
  let [view, own] = [null as RoomView | null, null as OwnSeatView | null]
  return frames.flatMap(({ whole, change, you }) => {
    own = you ?? own
    if (whole !== null) view = whole
    else if (change !== null && view !== null) {
      const { base: _, ...sections } = change
      view = { ...view, ...sections }
    }
    for (const row of whole?.seats ?? change?.seats ?? []) rows.set(row.seat, row)
    return view === null ? [] : [momentOf(view, own, [...rows.values()])]
  })
}

/** How many have answered so far is told once a second there; who is connected, and links' keys, are told of no past. */
function momentOf(view: RoomView, own: OwnSeatView | null, rows: readonly SeatRowView[]): string {
  const untold = { revision: 0, now: '', progress: null, host: null, you: null, seats: null }
  const players = rows.map((row) => ({ ...row, is_connected: null }))
  return JSON.stringify([{ ...untold, ...view, ...untold }, own, players])
}
