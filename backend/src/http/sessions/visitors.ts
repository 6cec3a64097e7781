import { DAY } from '@kredka/contracts/kernel/durations'
import type { CookieChange } from '../../kernel/handler.ts'
import { deriveEntityId } from '../../kernel/ids.ts'
import type { StreamKeys } from '../../vault/pepper.ts'
import type { EdgeContext } from '../edge.ts'
import { cookieOf } from './cookies.ts'

/**
 * Visitors told apart without an account (QUI-05, QUI-06): by a cookie with a random word. Everything behind the edge
 * knows a keyed hash of it alone, in the form of an id, which nobody can turn back into the cookie.
 */
export interface Visitors {
  /** Whose cookie came with the request; null for none of ours. */
  idOf(ctx: EdgeContext): string | null
  /**
   * A new visitor. The same command makes the same one: a repeat after a lost answer goes on as whoever it began as.
   * The cookie is as random as the command's id, and tells nobody without our key.
   */
  begin(command_id: string): NewVisitor
}

export interface NewVisitor {
  readonly visitor_id: string
  readonly cookie: CookieChange
}

const COOKIE = /^[0-9a-f]{64}$/
const YEAR_S = (365 * DAY) / 1000

/** @param name of the cookie */
export function createVisitors(name: string, visitorKey: StreamKeys['visitorKey']): Visitors {
  const idOf = (cookie: string) => deriveEntityId(visitorKey('id', cookie), 'visitor')
  return {
    idOf(ctx) {
      const cookie = cookieOf(ctx, name)
      return cookie === undefined || !COOKIE.test(cookie) ? null : idOf(cookie)
    },
    begin(command_id) {
      const value = visitorKey('cookie', command_id)
      return { visitor_id: idOf(value), cookie: { name, value, max_age_s: YEAR_S, path: '/' } }
    },
  }
}

/** Under which name a visitor is given positions of the log, as others by their session. */
export function visitorSession(visitor_id: string): string {
  return `visitor:${visitor_id}`
}
