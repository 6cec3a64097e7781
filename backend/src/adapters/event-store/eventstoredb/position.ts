import type { Position as LogPosition } from '@eventstore/db-client'
import { type Position, START } from '@kredka/contracts/kernel/ports'

const PAIR = /^(0|[1-9]\d{0,19})\/(0|[1-9]\d{0,19})$/
/** What the server sends where it knows no position: the largest unsigned number. */
const UNKNOWN = 2n ** 64n - 1n

/** `commit/prepare`: resuming with a commit alone has lost events (KurrentDB issue 4970). */
export function toPosition({ commit, prepare }: LogPosition): Position {
  return `${commit}/${prepare}`
}

/** @returns undefined for `start` @throws TypeError for a string that is no position of this store */
export function toLogPosition(position: Position): LogPosition | undefined {
  if (position === START) return undefined
  const [, commit, prepare] = PAIR.exec(position) ?? []
  if (commit === undefined || prepare === undefined || BigInt(commit) >= UNKNOWN || BigInt(prepare) >= UNKNOWN) {
    throw new TypeError(`${JSON.stringify(position)} is no position of this store`)
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) }
}

export function isKnown(position: LogPosition | undefined): position is LogPosition {
  return position !== undefined && position.commit < UNKNOWN && position.prepare < UNKNOWN
}

export function isPosition(value: string): boolean {
  try {
    toLogPosition(value)
    return true
  } catch {
    return false
  }
}

export function comparePositions(a: Position, b: Position): number {
  const [left, right] = [toLogPosition(a), toLogPosition(b)]
  if (!left || !right) return Number(Boolean(left)) - Number(Boolean(right))
  return sign(left.commit - right.commit) || sign(left.prepare - right.prepare)
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
