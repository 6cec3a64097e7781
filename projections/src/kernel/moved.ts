import type { Position } from '@kredka/contracts/kernel/ports'

/** What a commit of the runner says to those who wait: these read models have passed this position. */
export interface Moved {
  readonly names: readonly string[]
  readonly to: Position
}

/** Postgres takes a payload shorter than 8 000 bytes. */
const MAX_PAYLOAD_BYTES = 7_900

/** As the payload of a NOTIFY; empty where it does not fit, or where nothing is known but that something moved. */
export function payloadOf(moved: Moved | undefined): string {
  const text = moved === undefined ? '' : JSON.stringify([moved.to, ...moved.names])
  return Buffer.byteLength(text) <= MAX_PAYLOAD_BYTES ? text : ''
}

/** @returns undefined for a payload that says nothing more than that something moved */
export function parseMoved(payload: string | undefined): Moved | undefined {
  if (payload === undefined || payload === '') return undefined
  try {
    const [to, ...names] = JSON.parse(payload) as unknown[]
    return typeof to === 'string' ? { to, names: names.filter((name) => typeof name === 'string') } : undefined
  } catch {
    return undefined
  }
}
