import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { idOf, streamOf } from '@kredka/contracts/kernel/events'
import type { Actor, StoredEvent } from '@kredka/contracts/kernel/ports'
import type { RoomHello } from '@kredka/contracts/quiz-rooms/channel'
import { HOSTS_MAX, SCREENS_MAX, SOCKETS_OF_SEAT } from '@kredka/contracts/quiz-rooms/rules'
import type {
  Admission,
  ChannelCaller,
  ChannelMember,
  ChannelSide,
  ChannelSocket,
  ChannelTools,
} from '../kernel/channel.ts'
import { createAsks } from './asks.ts'
import { createLiveRoom, type LiveRoom, type Member } from './live-room.ts'
import { roomDecider } from './room.ts'
import { seatOf } from './room-seats.ts'
import { isHost, isOpened, type OpenRoom } from './room-state.ts'
import { roomTokenDecider } from './room-token.ts'
import { isKey, keyHash, linkKeys } from './secrets.ts'
import { hostKey } from './watch-host.ts'
import { attendanceKey, watchRoom } from './watch-room.ts'
import { watchSeats } from './watch-seats.ts'

/** A room's token leads to the same room for ever. */
const TOKEN_AGE_MS = 3_600_000
/** Whoever comes back so soon after the last one left finds the room as it was; pages are left and entered. */
const LINGER_MS = 10_000

type Place = Pick<Member, 'as' | 'seat'>
interface Served {
  readonly live: LiveRoom
  readonly watch: ReturnType<typeof watchRoom>
  begun: Promise<void> | null
  stay: () => void
}

/** The sockets of quiz rooms in this process (ROO-01). Rooms themselves are in the log alone. */
export function serveRooms(tools: ChannelTools): ChannelSide {
  const { write, vault, attendance, sharedClock } = tools
  const rooms = new Map<string, Served>()
  const ask = createAsks(tools)
  const startedAt = sharedClock.now()
  const prefix = streamOf(roomDecider.category, '')
  const seats = watchSeats({ tools, rooms: () => [...rooms.values()].map(({ live }) => live) })

  function serve(room_id: string): Served {
    const known = rooms.get(room_id)
    if (known !== undefined) return known
    const live = createLiveRoom(tools, room_id)
    const watch = watchRoom({ tools, live, startedAt, random: Math.random })
    const served: Served = { live, watch, begun: null, stay: () => undefined }
    rooms.set(room_id, served)
    linger(served)
    return served
  }

  function linger(served: Served): void {
    served.stay()
    served.stay = sharedClock.after(LINGER_MS, async () => {
      if (!isDeserted(served)) return
      await served.watch.empty().catch(() => undefined)
      if (served.live.members().size === 0) drop(served)
    })
  }

  function drop({ live, watch, stay }: Served): void {
    stay()
    watch.stop()
    live.close()
    rooms.delete(live.room_id)
  }

  async function admit({ hello, user_id, refused }: ChannelCaller): Promise<Admission | Rejection> {
    // the channel's schema was checked
    const { token, as, key } = hello as RoomHello
    const { state: room_id } = await write.fold(roomTokenDecider, token, TOKEN_AGE_MS)
    if (room_id === null) return reject('QUIZ_ROOM_NOT_FOUND')
    const { state: room, revision } = await write.fold(roomDecider, room_id)
    if (!isOpened(room)) return reject('QUIZ_ROOM_NOT_FOUND')
    const place = as === 'seat' ? seatPlace(room, key, user_id) : hostPlace(room, as, key, user_id)
    if (isRejection(place)) return refused ?? place
    const actor: Actor = user_id === null ? { kind: 'visitor' } : { kind: 'user', id: user_id }
    return {
      name: `${room_id}:${as}${place.seat ?? ''}`,
      max: { seat: SOCKETS_OF_SEAT, host: HOSTS_MAX, screen: SCREENS_MAX }[as],
      welcome: (socket) => welcome(socket, room_id, revision, { ...place, actor }),
    }
  }

  function seatPlace(room: OpenRoom, key: string | undefined, user_id: string | null): Place | Rejection {
    const { room_id } = room.opened
    const seat = seatOf(room, { key_hash: key === undefined ? null : keyHash(room_id, key), user_id })
    if (seat === undefined) return reject('SEAT_NOT_FOUND')
    if (seat.state === 'kicked') return reject('SEAT_KICKED')
    const isOver = room.state === 'finished' || room.state === 'closed'
    return seat.state === 'left' && !isOver ? reject('SEAT_NOT_FOUND') : { as: 'seat', seat: seat.seat }
  }

  function hostPlace(
    room: OpenRoom,
    as: 'host' | 'screen',
    key: string | undefined,
    user_id: string | null,
  ): Place | Rejection {
    const keys = linkKeys(vault, room.opened.room_id)
    const isLink = isKey(key, keys.host_key) || (as === 'screen' && isKey(key, keys.screen_key))
    return isLink || isHost(room, user_id) ? { as, seat: null } : reject('FORBIDDEN')
  }

  async function welcome(
    socket: ChannelSocket,
    room_id: string,
    revision: number,
    place: Place & { readonly actor: Actor },
  ): Promise<ChannelMember> {
    const served = serve(room_id)
    const { live, watch } = served
    // not while somebody is on the way in
    served.stay()
    await live.reach(revision)
    const member: Member = { socket, ...place }
    const keys = keysOf(member, room_id)
    served.begun ??= watch.begin()
    await served.begun
    // not before lost time is given back: the alarm ends the question of a room that somebody attends
    await Promise.all(keys.map((key) => attendance.arrive(key)))
    endOlder(live, member)
    live.enter(member)
    watch.lookNow()
    seats.lookSoon()
    void watch.occupy()
    let hasLeft = false
    return {
      ask: (name, body, received_at) => ask(live, member, name, body, received_at),
      leave: (heard_at) => {
        if (hasLeft) return
        hasLeft = true
        live.leave(member)
        if (member.as === 'host') watch.hostLeft(heard_at)
        for (const key of keys) void attendance.leave(key)
        if (isDeserted(served)) linger(served)
      },
    }
  }

  return {
    admit,
    note: (events) => {
      for (const [stream, own] of Map.groupBy(events, ({ stream }) => stream)) {
        if (!stream.startsWith(prefix)) continue
        const served = rooms.get(idOf(stream))
        if (served === undefined) continue
        served.live.note(own)
        endGone(served, own)
      }
    },
    close: async () => {
      seats.stop()
      for (const served of [...rooms.values()]) drop(served)
    },
  }
}

/** The newest socket of a seat speaks; the older ones are told so. */
function endOlder(live: LiveRoom, { seat }: Member): void {
  if (seat === null) return
  for (const other of [...live.members()]) if (other.seat === seat) other.socket.end('OPENED_ELSEWHERE')
}

/** Who was taken out, or left, is told so. */
function endGone({ live }: Served, events: readonly StoredEvent[]): void {
  for (const { type, data } of events) {
    if (type !== 'SeatKicked' && type !== 'SeatLeft') continue
    const { seat } = data as { readonly seat: number }
    const code = type === 'SeatKicked' ? 'SEAT_KICKED' : 'SEAT_NOT_FOUND'
    for (const member of [...live.members()]) if (member.seat === seat) member.socket.end(code)
  }
}

/** Nobody plays or leads any more. */
function isDeserted({ live }: Served): boolean {
  return [...live.members()].every(({ as }) => as === 'screen')
}

/** A screen alone keeps no room open. */
function keysOf({ as }: Member, room_id: string): readonly string[] {
  if (as === 'screen') return []
  return as === 'host' ? [attendanceKey(room_id), hostKey(room_id)] : [attendanceKey(room_id)]
}
