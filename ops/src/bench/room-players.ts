/**
 * Players of quiz rooms as a process of their own, so that what they cost is not the site's. Does what the process that
 * started it says over its channel (`room-orders.ts`), and ends with it. Arguments: its share of the seats, as each
 * how-manieth from which on.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { type Move, playRoom } from '../load/room-player.ts'
import { loadName, takeLoadSeat } from '../load/room-world.ts'
import { seededRandom } from '../seed/random.ts'
import { delayOf, type Heard, type Order, type Pace, READ_MS } from './room-orders.ts'
import { ANSWER_MS } from './site.ts'
import { ECHO_PATH } from './socket-clients.ts'

/** Share of right answers. */
const RIGHT_SHARE = 0.7

const [first = 0, of = 1] = process.argv.slice(2).map(Number)
const random = seededRandom(first + 1)

process.on('disconnect', () => process.exit(0))
process.on('message', (order: Order) => {
  const done = order.do === 'play' ? play(order) : echo(order)
  done.then(say, (error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})

function say(heard: Heard): void {
  process.send?.(heard)
}

async function play({ url, rooms, over_ms, paces }: Extract<Order, { do: 'play' }>): Promise<Heard> {
  const seats = rooms.flatMap(({ token, seats: count }) =>
    Array.from({ length: count }, (_, place) => ({ token, place })),
  )
  const own = seats
    .map((seat, n) => ({ ...seat, among: { place: n, of: seats.length }, at: (n * over_ms) / seats.length }))
    .filter((_, n) => n % of === first)
  const turns = createTurns()
  const begun = performance.now()
  const players = await Promise.all(
    own.map(async ({ token, place, among, at }) => {
      await pause(Math.max(0, begun + at - performance.now()))
      const key = await takeLoadSeat(url, token, loadName(place))
      const moveOf = (n: number) => turns.moveAt(paces[n % paces.length] ?? 'steady', among)
      const player = playRoom({ url, token, as: 'seat', key, moveOf })
      await player.ready
      return { token, player }
    }),
  )
  say({ said: 'seated' })
  await Promise.all(players.map(({ player }) => player.finished))
  // verdicts come right after the end
  await pause(500)
  const reports = players.map(({ token, player }) => ({ token, ...player.report() }))
  for (const { player } of players) player.close()
  return { said: 'played', reports }
}

/** By place. */
const open = new Map<number, Promise<Socket>>()

async function echo({ url, sockets, pace }: Extract<Order, { do: 'floor' }>): Promise<Heard> {
  const places = Array.from({ length: sockets }, (_, place) => place).filter((place) => place % of === first)
  for (const place of places) open.set(place, open.get(place) ?? connect(url))
  const ready = await Promise.all(places.map(async (place) => ({ place, socket: await open.get(place) })))
  const turns = createTurns()
  const times = ready.map(async ({ place, socket }) => {
    const move = turns.moveAt(pace, { place, of: sockets })
    if (move === null || socket === undefined) return []
    await move.after()
    return [await insertOver(socket).finally(move.done)]
  })
  return { said: 'echoed', times: (await Promise.all(times)).flat() }
}

/** Moves of this process's players, of whom those that come in turn wait for the one before. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    moveAt(pace: Pace, among: Parameters<typeof delayOf>[1]): (Move & { readonly done: () => void }) | null {
      const delay = delayOf(pace, among, random())
      const is_right = random() < RIGHT_SHARE
      if (delay === null || (delay === 'turn' && first > 0)) return null
      if (delay !== 'turn') return { is_right, after: () => pause(delay), done: () => undefined }
      const [before, through] = [last, Promise.withResolvers<void>()]
      last = through.promise
      return { is_right, after: () => Promise.all([before, pause(READ_MS)]), done: through.resolve }
    },
  }
}

async function insertOver(socket: Socket): Promise<number> {
  const from = performance.now()
  await socket.timeout(ANSWER_MS).emitWithAck('insert', { n: 1, given: { choices: [0] } })
  return performance.now() - from
}

async function connect(url: string): Promise<Socket> {
  const socket = io(new URL(url).origin, { path: ECHO_PATH, transports: ['websocket'], forceNew: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', reject)
  })
  return socket
}
