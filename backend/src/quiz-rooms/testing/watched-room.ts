import { isRejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, EventsOf, Recorded } from '@kredka/contracts/kernel/events'
import { streamOf } from '@kredka/contracts/kernel/events'
import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import type { RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import { RoomBatchRescored, roomEvents } from '@kredka/contracts/quiz-rooms/events'
import type {
  OwnSeatView,
  RoomChangeView,
  RoomSettings,
  RoomView,
  SeatRowView,
} from '@kredka/contracts/quiz-rooms/views'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import type { Decider } from '../../kernel/decider.ts'
import { createOpenFacts } from '../../kernel/open-facts.ts'
import { causeOf, reactionTo } from '../../kernel/reactions/reaction.ts'
import { createFixedClock } from '../../kernel/testing/fixed-clock.ts'
import { createHandClock } from '../../kernel/testing/hand-clock.ts'
import { testWriteSide } from '../../kernel/testing/test-write-side.ts'
import { correctionOf } from '../../quizzes/correction.ts'
import { versionsOver } from '../../quizzes/index.ts'
import { type QuizCommand, quizDecider } from '../../quizzes/quiz.ts'
import { author_id, idOf, quiz_id, ready } from '../../quizzes/testing/quiz-story.ts'
import { BY_ITSELF } from '../contexts.ts'
import { instant } from '../instant.ts'
import { createLiveRoom, type LiveRoom, type Member } from '../live-room.ts'
import { rescoreRooms } from '../rescore-rooms.ts'
import { type RoomCommand, roomDecider } from '../room.ts'
import { HOST, ROOM, T0 } from './room-story.ts'

export const QUESTIONS = [101, 102, 103].map(idOf)

/** What a socket of a room has been told, put together as a page does. */
export interface WatchingSocket {
  readonly as: RoomAudience
  readonly seat: number | null
  /** Messages, in their order. */
  readonly told: readonly string[]
  /** Null before it was told all of it. */
  view(): RoomView | null
  you(): OwnSeatView | null
  seats(): readonly SeatRowView[]
  leave(): void
}

export interface WatchedRoom {
  readonly live: LiveRoom
  now(): number
  /** Lets time pass; whatever is due meanwhile happens at its moment. */
  pass(ms: number): void
  /** Once the room shows what follows from it; whether anything does. */
  say(command: RoomCommand): Promise<boolean>
  /** The same where nothing of it is told to this process. */
  sayElsewhere(command: RoomCommand): Promise<void>
  enter(as: RoomAudience, seat?: number): WatchingSocket
  /** The author corrects the key of a question. @param right as it was written; null where it counts no more */
  correct(n: number, right: number | null): Promise<void>
  /** Until results follow all keys that were corrected so far. */
  follow(): Promise<void>
  /** The quiz by its keys as they were at a position of the log. */
  quizOver(): ReturnType<typeof versionsOver>
  events(): Promise<readonly Recorded[]>
  /** From now on the log can be read, or not. */
  setReadable(is: boolean): void
}

/** Somebody takes a seat whose key, account and name nobody else has. */
export function joining(n: number, user_id: string | null = null): Extract<RoomCommand, { do: 'join' }> {
  const digits = String(n).padStart(5, '0')
  return {
    ...{ do: 'join', user_id, name: `Gracz ${n}` },
    ...{
      seat_id: `01j9z3v5e8c7w2q4k6m8n${digits}`,
      key_hash: digits.padStart(64, 'a'),
      name_hash: digits.padStart(64, 'b'),
    },
  }
}

interface Options {
  readonly settings?: Partial<RoomSettings>
  /** By how much the machine's own clock is ahead of the one that processes share, in milliseconds. */
  readonly skew_ms?: number
}

/** A room of three questions in one process, over the real log, folds and frames, in a time that a test moves. */
export async function watchedRoom({ settings = {}, skew_ms = 0 }: Options = {}): Promise<WatchedRoom> {
  const events = { ...roomEvents, ...quizEvents, RoomBatchRescored }
  const parts = testWriteSide({ events, clock: createFixedClock(T0 + skew_ms) })
  const { write, store, encryption, log, ids, clock, context } = parts
  const writer = testWriteSide({ events, store, keyring: parts.keyring, ids })
  await writer.write.execute(author, quiz_id, ready, writer.context())
  const time = createHandClock({ start: T0, onMove: (now) => clock.set(now + skew_ms) })
  const groups = new Map<string, ((name: string, body: unknown) => void)[]>()
  const stream = streamOf(roomDecider.category, ROOM)
  let isReadable = true
  const streams = {
    read: async (name: string, options = {}) => {
      if (!isReadable) throw new StoreUnavailableError('as planned')
      return encryption.openEvents(await store.read(name, options))
    },
  }
  const tools = { write, streams, openFacts: createOpenFacts(store, encryption) }
  const live = createLiveRoom(
    {
      ...{ ...tools, encryption, log, ids, clock, sharedClock: time },
      vault: { linkKey: (use, subject) => `${use} ${subject}` },
      tell: (group, name, body) => {
        for (const hear of groups.get(group) ?? []) hear(name, body)
      },
    },
    ROOM,
  )
  const rescoring = rescoreRooms(
    tools,
    async (_, __, after) => (after === null ? [ROOM] : []),
    async () => undefined,
  )
  const toFollow: Recorded[] = []
  let shown = -1

  async function sayElsewhere(command: RoomCommand): Promise<void> {
    await write.execute(roomDecider, ROOM, command, context(command.do, { actor: BY_ITSELF }))
  }

  async function say(command: RoomCommand): Promise<boolean> {
    await sayElsewhere(command)
    return tellNews()
  }

  async function tellNews(): Promise<boolean> {
    const news = await store.read(stream, { from: shown + 1 })
    shown += news.length
    toFollow.push(...(await encryption.openEvents(news)))
    live.note(news)
    await live.reach(shown)
    return news.length > 0
  }

  async function correct(n: number, right: number | null): Promise<void> {
    const asked = { quiz_id, version: 1, question_id: QUESTIONS[n] ?? '', is_void: right === null }
    const key = right === null ? null : { kind: 'single' as const, right: [right] }
    const correction = await correctionOf(tools, { ...asked, key })
    const command: QuizCommand = { do: 'correct_key', ...asked, author_id, reason: 'Pomyłka.', correction }
    const done = await write.execute(quizDecider, quiz_id, command, context())
    if (!isRejection(done)) toFollow.push(...done.events)
  }

  async function follow(): Promise<void> {
    for (let next = toFollow.shift(); next !== undefined; next = toFollow.shift()) {
      await rescoring.on[next.type]?.(next, reactionTo(causeOf(rescoring.name, next), write, clock))
    }
    await tellNews()
  }

  const chosen = { mode: 'speed', seconds: 20, max_players: 500, late_join: true, generated_names: false } as const
  await say({
    do: 'open',
    opened: {
      ...{ room_id: ROOM, token: '7k2m9xqa', host_id: HOST, quiz_id, version: 1, author_id },
      ...{ subject_id: 'maths', difficulty: 2, language: 'pl', seed: ROOM, opened_at: instant(T0) },
      settings: { ...chosen, ...settings },
      questions: QUESTIONS.map((question_id) => ({ question_id, revision: 1, weight: 1 })),
    },
  })

  return {
    live,
    now: time.now,
    pass: time.pass,
    say,
    sayElsewhere,
    correct,
    follow,
    quizOver: () => versionsOver({ streams, compare: store.compare }, quiz_id, 1),
    events: () => streams.read(stream),
    setReadable: (is) => {
      isReadable = is
    },
    enter(as, seat) {
      const socket = watchingSocket(as, seat ?? null)
      const member: Member = {
        ...{ as, seat: seat ?? null, actor: { kind: 'visitor' } },
        socket: {
          id: ids.uuid(),
          send: socket.hear,
          end: () => undefined,
          join: (group) => void groups.set(group, [...(groups.get(group) ?? []), socket.hear]),
          roundTripMs: () => null,
        },
      }
      live.enter(member)
      return {
        ...socket,
        leave: () => {
          for (const [group, hears] of groups) {
            groups.set(
              group,
              hears.filter((hear) => hear !== socket.hear),
            )
          }
          live.leave(member)
        },
      }
    },
  }
}

function watchingSocket(as: RoomAudience, seat: number | null) {
  const told: string[] = []
  const rows = new Map<number, SeatRowView>()
  let view: RoomView | null = null
  let you: OwnSeatView | null = null
  const tell: Readonly<Record<string, (body: never) => void>> = {
    state: (state: RoomView) => {
      view = state
      you = state.you ?? null
    },
    change: ({ base, ...change }: RoomChangeView) => {
      if (view?.revision !== base) throw new Error('a change does not fit')
      view = { ...view, ...change }
      you = change.you ?? you
    },
    you: (own: OwnSeatView) => {
      you = own
    },
  }
  return {
    ...{ as, seat, told },
    view: () => view,
    you: () => you,
    seats: () => [...rows.values()],
    hear: (name: string, body: unknown) => {
      told.push(name)
      tell[name]?.(body as never)
      const { seats = [] } = body as { readonly seats?: readonly SeatRowView[] }
      for (const row of seats) rows.set(row.seat, row)
    },
  }
}

/** Writes a quiz as it is, whatever its rules are. */
const author: Decider<null, readonly AnyEvent[], EventsOf<typeof quizEvents>> = {
  category: 'quiz',
  initial: null,
  evolve: () => null,
  decide: (_, events) => events as readonly EventsOf<typeof quizEvents>[],
}
