import { createHash, timingSafeEqual } from 'node:crypto'
import { foldName } from '@kredka/contracts/quiz-rooms/names'
import type { StreamKeys } from '../vault/pepper.ts'

type Keys = Pick<StreamKeys, 'linkKey'>

/** What is kept of a seat's key: 128 random bits need no salt. */
export function keyHash(room_id: string, key: string): string {
  return createHash('sha256').update(`${room_id}\n${key}`).digest('hex')
}

/** Of a name as it looks: finds its double, and tells nothing once the name is forgotten. */
export function nameHash({ linkKey }: Keys, room_id: string, name: string): string {
  return linkKey('quiz-room-name', `${room_id}\n${foldName(name)}`)
}

/** Of typed words: tells a repeat from another answer. */
export function wordsHash(
  { linkKey }: Keys,
  answer: { room_id: string; n: number; seat: number },
  words: unknown,
): string {
  const { room_id, n, seat } = answer
  return linkKey('quiz-room-words', JSON.stringify([room_id, n, seat, words]))
}

/** Keys of the links that a host gives away. They follow from the room, so that nothing has to be kept. */
export function linkKeys(
  { linkKey }: Keys,
  room_id: string,
): { readonly host_key: string; readonly screen_key: string } {
  return { host_key: linkKey('quiz-room-host', room_id), screen_key: linkKey('quiz-room-screen', room_id) }
}

export function isKey(given: string | undefined, right: string): boolean {
  if (given === undefined || given.length !== right.length) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(right))
}
