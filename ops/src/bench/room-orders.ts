import type { PlayerReport } from '../load/room-player.ts'

/** How all who play at once, in one room or many, answer a question. */
export type Pace = 'one' | 'hundred' | 'second' | 'burst' | 'moment' | 'steady'

/** What the bench tells a process of players, and what it hears. Each order has one answer. */
export type Order =
  /** Seats are taken one after the other over so many milliseconds; each room's players play it to its end. */
  | {
      readonly do: 'play'
      readonly url: string
      readonly rooms: readonly { readonly token: string; readonly seats: number }[]
      readonly over_ms: number
      readonly paces: readonly Pace[]
    }
  /** A round at the floor, over so many sockets, which stay open for the next one. */
  | { readonly do: 'floor'; readonly url: string; readonly sockets: number; readonly pace: Pace }

export type Heard =
  | { readonly said: 'seated' }
  | { readonly said: 'played'; readonly reports: readonly (PlayerReport & { readonly token: string })[] }
  /** Milliseconds from saying to the answer. */
  | { readonly said: 'echoed'; readonly times: readonly number[] }

/** `hundred`: at once, group after group. */
const GROUP = 100
/** `one`: so many, each after the one before was acknowledged; the others leave the question out. */
export const ALONE = 60
const STEADY_MS = 3_500
/** Nobody answers what they have not read: by then all have the options, which is measured by itself. */
export const READ_MS = 300

/**
 * When somebody answers, in milliseconds after the options are there; null for not at all, `'turn'` for after the one
 * before, and not sooner than the others.
 * @param place among all who play, of whatever room: a hundred rooms of twenty whose places were counted room by room
 * would answer all at once where a hundred are to, which is a pace of its own
 * @param of how many these are
 * @param random from 0 to below 1
 */
export function delayOf(
  pace: Pace,
  { place, of }: { readonly place: number; readonly of: number },
  random: number,
): number | 'turn' | null {
  switch (pace) {
    case 'one':
      return place < ALONE ? 'turn' : null
    case 'hundred':
      return READ_MS + (Math.floor(place / GROUP) * STEADY_MS) / Math.ceil(of / GROUP)
    case 'second':
      return READ_MS + random * 1_000
    case 'burst':
      return READ_MS + random * 200
    case 'moment':
      return READ_MS
    case 'steady':
      // as many a second as come by themselves, at moments that know nothing of each other
      return READ_MS + random * STEADY_MS
  }
}
