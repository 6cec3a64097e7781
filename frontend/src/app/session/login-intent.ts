import type { OwnStorage } from '../own-storage.ts'
import { VISITOR } from '../own-storage.ts'

/**
 * What a visitor wanted when they were asked to log in: the login leads back to it, also one in the tab that a mail's
 * link opens.
 */
export interface LoginIntent {
  /** The kind and what it is about: `favour:01j9…`. */
  readonly what: string
  /** The page where it was wished, with its query. */
  readonly from: string
  /** A guest's seat in a room that a sign-up takes along: its link may be opened where this browser's storage is not. */
  readonly seat?: GuestSeat
}

export interface GuestSeat {
  readonly token: string
  readonly key: string
}

const NAME = 'intent'
/** Long enough for a sign-up with its mail; later the intent may be somebody else's who sat here. */
const LASTS_MS = 3_600_000

export function keepLoginIntent(own: OwnStorage, intent: LoginIntent, now: number): void {
  own.write(VISITOR, NAME, JSON.stringify({ ...intent, until: now + LASTS_MS }))
}

/** The last intent; null where there is none, it is too old, or it is nothing that this build knows. */
export function readLoginIntent(own: OwnStorage, now: number): LoginIntent | null {
  try {
    const kept: unknown = JSON.parse(own.read(VISITOR, NAME) ?? 'null')
    if (!isKept(kept) || kept.until < now) return null
    const { what, from, seat } = kept
    return { what, from, ...(isSeat(seat) ? { seat } : {}) }
  } catch {
    return null
  }
}

export function dropLoginIntent(own: OwnStorage): void {
  own.write(VISITOR, NAME, null)
}

function isKept(value: unknown): value is Omit<LoginIntent, 'seat'> & { until: number; seat?: unknown } {
  if (typeof value !== 'object' || value === null) return false
  const { what, from, until } = value as Readonly<Record<string, unknown>>
  return typeof what === 'string' && typeof from === 'string' && typeof until === 'number'
}

function isSeat(value: unknown): value is GuestSeat {
  if (typeof value !== 'object' || value === null) return false
  const { token, key } = value as Readonly<Record<string, unknown>>
  return typeof token === 'string' && typeof key === 'string'
}
