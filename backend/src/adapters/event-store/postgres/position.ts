import { type Position, START } from '@kredka/contracts/kernel/ports'

const MAX_BIGINT = '9223372036854775807'

/** True for what this store hands out: `start`, or a decimal bigint without leading zeros. */
export function isPosition(value: string): boolean {
  if (value === START) return true
  return /^[1-9]\d{0,18}$/.test(value) && (value.length < MAX_BIGINT.length || value <= MAX_BIGINT)
}

/** @throws TypeError for a string that is no position of this store */
export function toNumber(position: Position): bigint {
  if (!isPosition(position)) throw new TypeError(`${JSON.stringify(position)} is no position of this store`)
  return position === START ? 0n : BigInt(position)
}

export function toPosition(number: bigint): Position {
  return number === 0n ? START : number.toString()
}

export function comparePositions(a: Position, b: Position): number {
  const [left, right] = [toNumber(a), toNumber(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
