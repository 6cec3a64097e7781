import type { OwnStorage } from '../app/own-storage.ts'
import type { ApiError } from '../kernel/errors.ts'

/**
 * A message on its way: kept in the browser until the server has taken it, so that neither a cut nor a reload loses it.
 */
export interface Unsent {
  /** Names it in this browser. */
  readonly key: string
  /** Id of the person it goes to. */
  readonly peer: string
  readonly message: string
  /** Number of the chat's last message when it was written. */
  readonly after: number
  readonly written_at: string
  /** Why the server refused it; null while it is to be sent. */
  readonly failed: ApiError | null
  /** How often it was refused and tried again: under the key of a refused attempt there is only the refusal. */
  readonly refusals: number
}

/** The idempotency key of the attempt under way: however often it is repeated, the message arrives once. */
export function keyOfAttempt({ key, refusals }: Pick<Unsent, 'key' | 'refusals'>): string {
  return refusals === 0 ? key : `${key}.${refusals}`
}

const NAME = 'chat.unsent.'

export function keepUnsent(own: OwnStorage, userId: string, unsent: Unsent): void {
  own.write(userId, nameOf(unsent), JSON.stringify(unsent))
}

export function dropUnsent(own: OwnStorage, userId: string, unsent: Pick<Unsent, 'peer' | 'key'>): void {
  own.write(userId, nameOf(unsent), null)
}

/** Null where it is gone, or lies there as nothing we know, such as of an older build. */
export function readUnsent(own: OwnStorage, userId: string, at: Pick<Unsent, 'peer' | 'key'>): Unsent | null {
  try {
    const stored: unknown = JSON.parse(own.read(userId, nameOf(at)) ?? 'null')
    return isUnsent(stored) && stored.peer === at.peer && stored.key === at.key ? stored : null
  } catch {
    return null
  }
}

/** All that waits, the oldest first. */
export function readAllUnsent(own: OwnStorage, userId: string): readonly Unsent[] {
  return own
    .names(userId, NAME)
    .flatMap((name) => readUnsent(own, userId, placeOf(name) ?? { peer: '', key: '' }) ?? [])
    .sort((one, other) => (one.written_at < other.written_at ? -1 : 1))
}

export function hasUnsent(own: OwnStorage, userId: string): boolean {
  return own.names(userId, NAME).length > 0
}

/** Whose place in the storage this name is; null where it is another's. */
export function placeOf(name: string): Pick<Unsent, 'peer' | 'key'> | null {
  if (!name.startsWith(NAME)) return null
  const [peer = '', key = ''] = name.slice(NAME.length).split('.')
  return peer === '' || key === '' ? null : { peer, key }
}

function nameOf({ peer, key }: Pick<Unsent, 'peer' | 'key'>): string {
  return `${NAME}${peer}.${key}`
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false
  const { key, peer, message, after, written_at, failed, refusals } = value as Readonly<Record<string, unknown>>
  return (
    [key, peer, message, written_at].every((text) => typeof text === 'string') &&
    Number.isInteger(after) &&
    Number.isInteger(refusals) &&
    (failed === null || isError(failed))
  )
}

function isError(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { code, message, status, details } = value as Readonly<Record<string, unknown>>
  return typeof code === 'string' && typeof message === 'string' && Number.isInteger(status) && Array.isArray(details)
}
