import type { AskedOf, ChannelAnswer, ToldOf } from '@kredka/contracts/kernel/channel'
import type { quizRoomChannel, RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import { ROOM_SOCKET_PATH } from '@kredka/contracts/quiz-rooms/rules'
import type { OwnSeatView, RoomView } from '@kredka/contracts/quiz-rooms/views'
import { io, type Socket } from 'socket.io-client'

type Told = ToldOf<typeof quizRoomChannel>
type Asked = AskedOf<typeof quizRoomChannel>

/** The option, and the word, that is right in every question of a quiz made for load. */
export const RIGHT = 'dobrze'

/** What a player does with a question: when, after its options are seen, and whether rightly. */
export interface Move {
  readonly after: () => Promise<unknown>
  readonly is_right: boolean
  /** Once it is acknowledged, or came to nothing. */
  readonly done?: () => void
}

/** Times in milliseconds since 1970, by the clock of the machine. */
export interface SeenQuestion {
  readonly n: number
  readonly opens_at: number
  readonly seen_at: number
}

export interface GivenAnswer {
  readonly n: number
  readonly is_right: boolean
  /** From the first sending to the acknowledgement, in milliseconds; null where none came. */
  ack_ms: number | null
  /** Why it was refused. */
  code: string | null
}

export interface PlayerReport {
  readonly key: string
  readonly questions: readonly SeenQuestion[]
  readonly answers: readonly GivenAnswer[]
  readonly you: OwnSeatView | null
  readonly is_finished: boolean
  /** Codes that ended its sockets or refused them. */
  readonly ends: readonly string[]
  readonly connections: number
}

export interface RoomPlayer {
  /** Once it sees the room. */
  readonly ready: Promise<void>
  /** Once it sees the end of the game. */
  readonly finished: Promise<void>
  view(): RoomView | null
  /** Once what it sees is so. */
  until(is: (view: RoomView) => boolean): Promise<void>
  ask<Name extends keyof Asked>(name: Name, body: Asked[Name]): Promise<ChannelAnswer>
  report(): PlayerReport
  close(): void
}

interface Entry {
  /** Base of the API. */
  readonly url: string
  readonly token: string
  readonly as: RoomAudience
  readonly key?: string
  readonly bearer?: string
  /** Null where it leaves a question out. Without it the client only looks on. */
  readonly moveOf?: (n: number) => Move | null
}

/** How long an answer is waited for before it is said again over the next connection. */
const ACK_MS = 20_000
const AGAIN_MS = { reconnectionDelay: 100, reconnectionDelayMax: 500, randomizationFactor: 0.5 }
/** Refusals that pass, as the page knows them: an answer is said again a moment later. */
const PASSING: readonly string[] = ['TOO_MANY_REQUESTS', 'CONFLICT', 'UNAVAILABLE', 'INTERNAL']
const PASSING_MS = 500

/**
 * A player as the page is one: one socket, which comes back by itself; an answer that was not acknowledged is said
 * again as it was, once the room is seen again.
 */
export function playRoom({ url, token, as, key, bearer, moveOf }: Entry): RoomPlayer {
  const { origin, pathname } = new URL(url)
  const socket: Socket = io(origin, {
    path: pathname + ROOM_SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    ...AGAIN_MS,
    ...(bearer === undefined ? {} : { extraHeaders: { authorization: `Bearer ${bearer}` } }),
    auth: { token, as, ...(key === undefined ? {} : { key }) },
  })
  const [ready, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const questions: SeenQuestion[] = []
  const answers: GivenAnswer[] = []
  const ends: string[] = []
  const waiting = new Set<() => void>()
  let view: RoomView | null = null
  let you: OwnSeatView | null = null
  let connections = 0
  /** What was said and not acknowledged. */
  let pending: { readonly body: Asked['answer']; readonly answer: GivenAnswer; readonly from: number } | null = null

  const ask = (name: string, body: unknown): Promise<ChannelAnswer> =>
    socket.timeout(ACK_MS).emitWithAck(name, body) as Promise<ChannelAnswer>

  async function say(): Promise<void> {
    const own = pending
    if (own === null || !socket.connected) return
    const said = await ask('answer', own.body).catch(() => null)
    if (said === null || pending !== own) return
    if (!said.ok && PASSING.includes(said.code)) return void setTimeout(say, PASSING_MS).unref()
    pending = null
    if (said.ok) own.answer.ack_ms = performance.now() - own.from
    else own.answer.code = said.code
  }

  async function move(n: number, { after, is_right, done }: Move): Promise<void> {
    await after()
    await give(n, is_right)
    done?.()
  }

  async function give(n: number, is_right: boolean): Promise<void> {
    const given = givenTo(view, n, is_right)
    if (given === null) return
    const answer: GivenAnswer = { n, is_right, ack_ms: null, code: null }
    answers.push(answer)
    pending = { body: { n, given }, answer, from: performance.now() }
    await say()
  }

  function look(): void {
    ready.resolve()
    if (view?.finish != null) finished.resolve()
    for (const check of waiting) check()
    const n = view?.options?.n ?? -1
    if (n < 0 || view?.phase.state !== 'question' || questions.some((one) => one.n === n)) return
    questions.push({ n, opens_at: Date.parse(view.clock?.opens_at ?? ''), seen_at: Date.now() })
    const own = moveOf?.(n) ?? null
    if (own !== null) void move(n, own)
  }

  socket.on('connect', () => {
    connections += 1
  })
  socket.on('state', (state: Told['state']) => {
    view = state
    you = state.you ?? you
    look()
    void say()
  })
  socket.on('change', async ({ base, ...change }: Told['change']) => {
    if (view === null) return
    you = change.you ?? you
    if (base !== view.revision) {
      const whole = await ask('sync', {}).catch(() => null)
      if (whole?.ok) view = whole.answer as RoomView
      you = view.you ?? you
    } else view = { ...view, ...change }
    look()
  })
  socket.on('you', (own: Told['you']) => {
    you = own
  })
  socket.on('ended', ({ code }: Told['ended']) => ends.push(code))
  socket.on('connect_error', (error) => {
    const { data } = error as { readonly data?: { readonly code?: string } }
    if (data?.code === undefined) return
    ends.push(data.code)
    // the server said no, which ends the client's own tries
    setTimeout(() => socket.connect(), AGAIN_MS.reconnectionDelayMax).unref()
  })
  socket.on('disconnect', (why) => {
    if (why === 'io server disconnect' && ends.length === 0) socket.connect()
  })

  return {
    ready: ready.promise,
    finished: finished.promise,
    view: () => view,
    until: (is) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (view === null || !is(view)) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    ask,
    report: () => ({ key: key ?? '', questions, answers, you, is_finished: view?.finish != null, ends, connections }),
    close: () => socket.disconnect(),
  }
}

/** Null once another question is asked. */
function givenTo(view: RoomView | null, n: number, is_right: boolean): Asked['answer']['given'] | null {
  if (view?.question?.n !== n || view.options?.n !== n) return null
  const { options } = view.options
  if (options.length === 0) return { words: [is_right ? RIGHT : 'inaczej'] }
  const place = options.indexOf(RIGHT)
  return { choices: [is_right ? place : (place + 1) % options.length] }
}
