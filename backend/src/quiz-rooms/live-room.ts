import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { Actor, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { OwnSeatView, RoomChangeView, RoomHostView, RoomView } from '@kredka/contracts/quiz-rooms/views'
import type { ChannelSocket, ChannelTools } from '../kernel/channel.ts'
import { type VersionTools, versionOf } from '../quizzes/index.ts'
import { socketContext } from './contexts.ts'
import { createFrames } from './frames.ts'
import { ownSeat, type Ranks, ranksOf } from './own-seat.ts'
import { type RoomCommand, roomDecider } from './room.ts'
import type { RoomStreamEvent } from './room-evolve.ts'
import { NEW_FACTS, nextShowing, type Shown } from './room-sections.ts'
import { isOpened, NO_ROOM, type Room } from './room-state.ts'
import { seatsHere } from './seats-here.ts'
import { linkKeys } from './secrets.ts'

export interface Member {
  readonly socket: ChannelSocket
  readonly as: RoomAudience
  /** Null for host and screen. */
  readonly seat: number | null
  readonly actor: Actor
}

/** A room in a process that has sockets of it: its fold, fed by the tail of the log. Another process has its own. */
export interface LiveRoom {
  readonly room_id: string
  /** Null for no room. */
  shown(): Shown | null
  note(events: readonly StoredEvent[]): void
  /** Waits until the stream is shown up to there. */
  reach(revision: number): Promise<void>
  /** It is told all of it with what is told next: many who come at once cost one look at the room. */
  enter(member: Member): void
  leave(member: Member): void
  /** Seats that have a socket in another process. */
  noteElsewhere(seats: ReadonlySet<number>): void
  members(): ReadonlySet<Member>
  whole(member: Member): RoomView | null
  execute(command: RoomCommand, actor: Actor, name: string): ReturnType<ChannelTools['write']['execute']>
  /** Called whenever something has happened, and once more when nothing may be shown any more. */
  onChange(listener: (room: Room) => void): void
  close(): void
}

const GATHER_MS = 40
/** What could not be read is read again. */
const AGAIN_MS = 250
/**
 * Whoever answers is told by the acknowledgement. Of the answers of others seats are told so long after the first: in a
 * burst once, and the more there are, the rarer.
 */
const ANSWERS_MS = { least: 1_000, a_seat: 6 } as const
/** Joins within so many milliseconds that look like a machine's. */
const FLOOD = { ms: 10_000, joins: 150 } as const
const AUDIENCES = ['seat', 'host', 'screen'] as const
const NAMED = new Set(['SeatTaken', 'SeatClaimed'])

/** What a room in a process is made with. */
export type LiveTools = VersionTools &
  Pick<ChannelTools, 'clock' | 'encryption' | 'ids' | 'log' | 'sharedClock' | 'streams' | 'tell' | 'write'> & {
    readonly vault: Pick<ChannelTools['vault'], 'linkKey'>
  }

export function createLiveRoom(tools: LiveTools, room_id: string): LiveRoom {
  const { streams, encryption, sharedClock, write, vault, log } = tools
  const stream = streamOf(roomDecider.category, room_id)
  const names = new Map<number, string>()
  const members = new Set<Member>()
  const coming = new Set<Member>()
  const sent = new Map<Member, string>()
  const frames = { seat: createFrames('seat'), host: createFrames('host'), screen: createFrames('screen') }
  const listeners: ((room: Room) => void)[] = []
  const waiting = new Set<() => void>()
  let room: Room = NO_ROOM
  let revision = -1
  let quiz: Shown['quiz'] = null
  let joins: readonly number[] = []
  let elsewhere: ReadonlySet<number> = new Set()
  let connected: ReadonlySet<number> = new Set()
  let flushing: (() => void) | null = null
  let unshow = () => undefined as void
  let isClosed = false

  const shown = (): Shown | null => (isOpened(room) ? { room, names, quiz, connected } : null)
  const groupOf = (as: RoomAudience) => `${room_id}:${as}`
  const hostView = (): RoomHostView => ({
    ...linkKeys(vault, room_id),
    offered_to: room.offered_to,
    is_flooded: joins.length > FLOOD.joins,
    own_quiz: ownQuizOf(room),
  })

  function apply(event: Recorded): void {
    if (event.revision !== revision + 1) return
    // the stream holds no other events
    room = roomDecider.evolve(room, event as AnyEvent as RoomStreamEvent)
    revision = event.revision
    const { seat, name } = event.data
    if (NAMED.has(event.type) && typeof seat === 'number' && typeof name === 'string') names.set(seat, name)
    if (event.type === 'PersonForgotten') names.clear()
    if (event.type === 'SeatTaken') joins = [...joins, sharedClock.now()].slice(-FLOOD.joins - 1)
  }

  async function take(events: readonly Recorded[]): Promise<void> {
    for (const event of events) apply(event)
    const { opened } = room
    if (opened !== null && events.some(({ type }) => NEW_FACTS.has(type))) {
      quiz = await versionOf(tools, opened.quiz_id, opened.version)
    }
    for (const look of [...waiting]) look()
    if (isClosed) return
    // a latecomer moves places
    const isQuiet = events.every(
      ({ type }) => type === 'AnswerTaken' || (type === 'SeatTaken' && room.closed.length === 0),
    )
    if (isQuiet) awaitAnswers()
    schedule(isQuiet ? null : 'seats')
    for (const listener of listeners) listener(room)
  }

  async function readOn(): Promise<void> {
    await take(await streams.read(stream, { from: revision + 1 }))
  }

  async function takeStored(events: readonly StoredEvent[]): Promise<void> {
    const first = events.find((event) => event.revision > revision)
    if (first === undefined) return
    if (first.revision > revision + 1) return readOn()
    const named = new Map((await encryption.openEvents(events.filter(isNamed))).map((event) => [event.id, event]))
    await take(events.map((event) => named.get(event.id) ?? encryption.toClosedEvent(event)))
  }

  // one after the other, in the order of the log
  let working: Promise<void> = Promise.resolve()
  const enqueue = (work: () => Promise<void>) => {
    working = working.then(work).catch((error: unknown) => log.warn({ error }, 'a quiz room could not be shown'))
    return working
  }
  void enqueue(readOn)

  /** Where the log is down, whoever waits for it is not forgotten. */
  async function readUpTo(wanted: number): Promise<void> {
    await enqueue(readOn)
    if (revision < wanted && !isClosed) sharedClock.after(AGAIN_MS, () => readUpTo(wanted))
  }

  let isSeatsDirty = false
  /** When seats are told of answers, or of who came into the lobby. */
  let answersAt = Number.POSITIVE_INFINITY
  function awaitAnswers(): void {
    const { least, a_seat } = ANSWERS_MS
    answersAt = Math.min(answersAt, sharedClock.now() + Math.max(least, a_seat * room.seats.length))
  }

  function schedule(what: 'seats' | null): void {
    if (what === 'seats') isSeatsDirty = true
    flushing ??= sharedClock.after(GATHER_MS, flush)
  }

  function flush(): void {
    flushing?.()
    flushing = null
    const view = shown()
    if (view === null || isClosed) return
    const now = sharedClock.now()
    joins = joins.filter((at) => at > now - FLOOD.ms)
    const areAnswersDue = now >= answersAt
    if (areAnswersDue) answersAt = Number.POSITIVE_INFINITY
    for (const as of AUDIENCES) {
      if (![...members].some((member) => member.as === as)) continue
      const change = frames[as].next(view, now, as === 'host' ? hostView() : null, as === 'seat' && !areAnswersDue)
      if (as === 'seat') tellSeats(view, change)
      else if (change !== null) tools.tell(groupOf(as), 'change', change)
    }
    welcomeAll()
    unshow()
    const next = Math.min(nextShowing(view.room, now) ?? answersAt, answersAt)
    if (Number.isFinite(next)) unshow = sharedClock.after(Math.ceil(next - now), flush)
  }

  function lookWhoIsThere(): void {
    const now = new Set([...seatsHere(members), ...elsewhere])
    if (now.size === connected.size && [...now].every((seat) => connected.has(seat))) return
    connected = now
    schedule(null)
  }

  /** What all seats see, encoded once; where one's own seat changed as well, both in one message. */
  function tellSeats(view: Shown, change: RoomChangeView | null): void {
    const news = isSeatsDirty ? newsOfSeats(view) : new Map<Member, OwnSeatView>()
    isSeatsDirty = false
    if (change !== null && news.size === 0) tools.tell(groupOf('seat'), 'change', change)
    if (news.size === 0) return
    for (const member of members) {
      if (member.as !== 'seat' || coming.has(member)) continue
      const you = news.get(member)
      if (change !== null) member.socket.send('change', you === undefined ? change : { ...change, you })
      else if (you !== undefined) member.socket.send('you', you)
    }
  }

  /** Each seat's own, where it differs from what it was told. */
  function newsOfSeats(view: Shown): ReadonlyMap<Member, OwnSeatView> {
    const ranks = ranksOf(view.room)
    const news = new Map<Member, OwnSeatView>()
    for (const member of members) {
      if (member.seat === null || coming.has(member)) continue
      const you = ownSeat(view, member.seat, ranks)
      const text = JSON.stringify(you)
      if (you === null || sent.get(member) === text) continue
      sent.set(member, text)
      news.set(member, you)
    }
    return news
  }

  /** Right after the others were told: what is told next builds on what these are told now. */
  function welcomeAll(): void {
    const view = shown()
    if (view === null || coming.size === 0) return
    const ranks = ranksOf(view.room)
    const wholes = new Map([...new Set([...coming].map(({ as }) => as))].map((as) => [as, wholeOf(as)]))
    for (const member of coming) {
      const whole = wholeFor(member, wholes.get(member.as) ?? null, ranks)
      if (whole !== null) member.socket.send('state', whole)
      member.socket.join(groupOf(member.as))
    }
    coming.clear()
  }

  function wholeFor(member: Member, whole: RoomView | null, ranks?: Ranks): RoomView | null {
    const view = shown()
    if (view === null || whole === null || member.seat === null) return whole
    const you = ownSeat(view, member.seat, ranks ?? ranksOf(view.room))
    if (you === null) return whole
    sent.set(member, JSON.stringify(you))
    return { ...whole, you }
  }

  function wholeOf(as: RoomAudience): RoomView | null {
    const view = shown()
    return view === null ? null : frames[as].whole(view, sharedClock.now(), as === 'host' ? hostView() : null)
  }

  return {
    room_id,
    shown,
    note: (events) => void enqueue(() => takeStored(events)),
    reach: (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (revision < wanted && !isClosed) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
        // what another process appended may be a while on its way
        if (revision < wanted) void readUpTo(wanted)
      }),
    enter(member) {
      members.add(member)
      coming.add(member)
      lookWhoIsThere()
      schedule(null)
    },
    leave(member) {
      members.delete(member)
      coming.delete(member)
      sent.delete(member)
      lookWhoIsThere()
    },
    noteElsewhere(seats) {
      elsewhere = seats
      lookWhoIsThere()
    },
    members: () => members,
    whole: (member) => wholeFor(member, wholeOf(member.as)),
    execute: (command, actor, name) => write.execute(roomDecider, room_id, command, socketContext(tools, actor, name)),
    onChange: (listener) => void listeners.push(listener),
    close() {
      isClosed = true
      flushing?.()
      unshow()
      for (const look of [...waiting]) look()
    },
  }
}

function ownQuizOf({ opened }: Room): RoomHostView['own_quiz'] {
  if (opened === null || opened.author_id !== opened.host_id) return null
  return { id: opened.quiz_id, version: opened.version }
}

function isNamed({ type }: StoredEvent): boolean {
  return NAMED.has(type)
}
