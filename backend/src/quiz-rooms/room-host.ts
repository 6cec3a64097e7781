import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { CALM_ALONE_MS, LOBBY_ALONE_MS, LOBBY_MS, RESULTS_MS } from '@kredka/contracts/quiz-rooms/rules'
import { instant } from './instant.ts'
import { resume } from './room-controls.ts'
import type { Decided } from './room-evolve.ts'
import { isAsking, type OpenRoom } from './room-state.ts'

export type HostCommand =
  | { readonly do: 'host_lost' | 'host_back'; readonly now: number }
  /** `seat`: null where the offer is taken back. */
  | { readonly do: 'offer_host'; readonly seat: number | null }
  | { readonly do: 'take_host'; readonly seat: number }

/** Who leads the room; without anybody it runs by itself (ROO-02). */
export function host(room: OpenRoom, command: HostCommand): Decided {
  if (room.state === 'closed') return command.do.startsWith('host_') ? [] : reject('QUIZ_ROOM_CLOSED')
  switch (command.do) {
    case 'host_lost':
      return room.has_host ? lose(room, command.now) : []
    case 'host_back': {
      if (room.has_host) return []
      const { opened, opened_at, state } = room
      const lobby_ends_at = state === 'lobby' ? instant(opened_at + LOBBY_MS) : null
      return [make(e.HostBack, { room_id: opened.room_id, at: instant(command.now), lobby_ends_at })]
    }
    case 'offer_host': {
      const { seat } = command
      if (seat !== null && !hasAccount(room, seat)) return reject('SEAT_NOT_FOUND')
      return room.offered_to === seat ? [] : [make(e.HostOffered, { room_id: room.opened.room_id, seat })]
    }
    case 'take_host':
      return take(room, command.seat)
  }
}

/** Whether a seat may lead the room: it was offered, or nobody leads it (ROO-02). */
export function mayHost(room: OpenRoom, seat: number): boolean {
  return hasAccount(room, seat) && room.state !== 'closed' && (room.offered_to === seat || room.is_host_lost)
}

function take(room: OpenRoom, seat: number): Decided {
  const user_id = room.seats[seat]?.user_id ?? null
  if (user_id === null) return reject('SEAT_NOT_FOUND')
  if (room.host_id === user_id) return []
  if (!mayHost(room, seat)) return reject('QUIZ_ROOM_NOT_POSSIBLE')
  return [make(e.HostPassed, { room_id: room.opened.room_id, seat, user_id })]
}

/** What waited for the host goes on: a pause ends, and so does a calm question, after a while. */
function lose(room: OpenRoom, now: number): Decided {
  const { opened, opened_at, state } = room
  const isPaused = state === 'paused' && isAsking(room)
  const resumed = isPaused ? [resume(room, now)] : []
  const lost = make(e.HostLost, {
    room_id: opened.room_id,
    at: instant(now),
    closes_at: closingOf(room, now),
    next_at: state === 'results' ? instant(now + RESULTS_MS) : null,
    lobby_ends_at: state === 'lobby' ? instant(Math.min(now + LOBBY_ALONE_MS, opened_at + LOBBY_MS)) : null,
  })
  return [...resumed, lost]
}

/** Of a question that would not end without its host; null where it ends by itself. */
function closingOf(room: OpenRoom, now: number): string | null {
  if (!isAsking(room) || room.asking.closes_at !== null) return null
  return instant(Math.max(now, room.asking.opens_at) + CALM_ALONE_MS)
}

function hasAccount({ seats }: OpenRoom, seat: number): boolean {
  const known = seats[seat]
  return known !== undefined && known.state === 'in' && known.user_id !== null
}
