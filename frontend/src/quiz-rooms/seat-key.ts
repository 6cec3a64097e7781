import { SEAT_KEY_PATTERN } from '@kredka/contracts/quiz-rooms/rules'
import { type OwnStorage, VISITOR } from '../app/own-storage.ts'

const PATTERN = new RegExp(SEAT_KEY_PATTERN)
const nameOf = (token: string) => `room-seat.${token}`

/**
 * The key of the seat in this room, null where this browser has none. Whoever took a seat and then logged in still sits
 * on it.
 */
export function readSeatKey(own: OwnStorage, userId: string | null, token: string): string | null {
  const kept = (userId === null ? null : own.read(userId, nameOf(token))) ?? own.read(VISITOR, nameOf(token))
  return kept !== null && PATTERN.test(kept) ? kept : null
}

export function writeSeatKey(own: OwnStorage, userId: string | null, token: string, key: string): void {
  own.write(userId ?? VISITOR, nameOf(token), key)
}

/** 128 random bits: whoever has them sits on the seat. */
export function drawSeatKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
