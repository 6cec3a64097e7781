import { randomBytes } from 'node:crypto'
import type { AnsweredOf, AskedOf, ChannelAnswer, ToldOf } from '@kredka/contracts/kernel/channel'
import type { quizRoomChannel, RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import { joinRoom, openRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import type { OwnSeatView, RoomSettings, RoomView, SeatRowView } from '@kredka/contracts/quiz-rooms/views'
import { io } from 'socket.io-client'
import { until } from '../../kernel/reactions/testing/until.ts'
import type { TestPerson } from '../../processes/testing/people.ts'
import { sendCommand } from '../../processes/testing/send-command.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'
import { owned as ownedQuizzes } from '../../quizzes/testing/owned.ts'
import { SETTINGS } from './owned.ts'

type Told = ToldOf<typeof quizRoomChannel>
type Asked = AskedOf<typeof quizRoomChannel>
type Answered = AnsweredOf<typeof quizRoomChannel>

export interface Frame {
  readonly name: keyof Told
  readonly body: unknown
  readonly at: number
}

/** A client as a page is one: keeps what it sees in step with what it is told. */
export interface RoomClient {
  view(): RoomView
  you(): OwnSeatView
  seats(): readonly SeatRowView[]
  readonly frames: readonly Frame[]
  /** Codes that ended it or refused the handshake. */
  readonly ends: readonly string[]
  ask<Name extends keyof Asked>(name: Name, body: Asked[Name]): Promise<ChannelAnswer<Answered[Name]>>
  /** Whatever a client may send. */
  say(name: string, ...args: readonly unknown[]): Promise<ChannelAnswer>
  /** Of its seat. */
  readonly key: string
  isOpen(): boolean
  close(): void
}

interface Entry {
  readonly token: string
  readonly as: RoomAudience
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export function roomClient(url: string, { token, as, key, headers = {} }: Entry): RoomClient {
  const socket = io(url, {
    path: '/api/live/seat',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...headers },
    auth: { token, as, ...(key === undefined ? {} : { key }) },
  })
  const frames: Frame[] = []
  const ends: string[] = []
  let view: RoomView | null = null
  let you: OwnSeatView | null = null
  const seats = new Map<number, SeatRowView>()
  const seat = (rows: readonly SeatRowView[] = []) => {
    for (const row of rows) seats.set(row.seat, row)
  }
  socket.onAny((name: keyof Told, body: unknown) => void frames.push({ name, body, at: performance.now() }))
  socket.on('state', (state: Told['state']) => {
    view = state
    you = state.you ?? null
    seat(state.seats)
  })
  socket.on('change', (change: Told['change']) => {
    if (view === null || change.base !== view.revision) throw new Error('a change does not fit')
    const { base, seats: rows, ...sections } = change
    view = { ...view, ...sections }
    you = change.you ?? you
    seat(rows)
  })
  socket.on('you', (own: Told['you']) => {
    you = own
  })
  socket.on('ended', ({ code }: Told['ended']) => ends.push(code))
  socket.on('connect_error', (error) => {
    const { data } = error as { data?: { code?: string } }
    ends.push(data?.code ?? error.message)
  })
  const say = (name: string, ...args: readonly unknown[]) =>
    new Promise<ChannelAnswer>((resolve) => socket.emit(name, ...args, resolve))
  const seen = <T>(what: T | null): T => {
    if (what === null) throw new Error(`nothing was told yet: ${ends.join()}`)
    return what
  }
  return {
    view: () => seen(view),
    you: () => seen(you),
    seats: () => [...seats.values()],
    frames,
    ends,
    key: key ?? '',
    isOpen: () => socket.connected,
    ask: (name, body) => say(name, body) as Promise<ChannelAnswer<never>>,
    say,
    close: () => socket.disconnect(),
  }
}

/** The same, once it is let in. */
export async function enter(url: string, entry: Entry): Promise<RoomClient> {
  const client = roomClient(url, entry)
  await until(() => client.frames.length > 0 || client.ends.length > 0)
  return client
}

/** A client once it sees what it waits for. */
export async function sees(client: RoomClient, what: (view: RoomView, you: OwnSeatView | undefined) => unknown) {
  await until(() => {
    const view = client.view()
    return what(view, view.you === undefined ? undefined : client.you())
  })
}

export function seatKey(): string {
  return randomBytes(16).toString('hex')
}

/** A room of a quiz of the host's own. */
export async function makeRoom(site: TestSite, host: TestPerson, settings: Partial<RoomSettings> = {}) {
  const quiz = await ownedQuizzes['quiz.author']?.(site, host)
  const body = { quiz_id: quiz?.['id'] ?? '', ...SETTINGS, ...settings }
  return sendCommand<{ id: string; token: string }>(site, host, openRoom, body)
}

/** What taking a seat answers. */
export async function join(
  url: string,
  token: string,
  name: string | null,
  {
    key = seatKey(),
    headers = {},
  }: { readonly key?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) {
  const response = await fetch(`${url}/api${joinRoom.path.replace('{token}', token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name, key }),
  })
  const { data, error } = (await response.json()) as {
    data?: { seat: number; name: string | null }
    error?: { code: string }
  }
  return { key, seat: data?.seat ?? -1, name: data?.name ?? null, code: error?.code ?? 'ok' }
}

/** Seats taken one after the other, with a client on each. */
export async function seatPlayers(
  url: string,
  token: string,
  names: readonly string[],
): Promise<readonly RoomClient[]> {
  const players: RoomClient[] = []
  for (const name of names) {
    const { key, code } = await join(url, token, name)
    if (code !== 'ok') throw new Error(`${name}: ${code}`)
    players.push(await enter(url, { token, as: 'seat', key }))
  }
  return players
}
