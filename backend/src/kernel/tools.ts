import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Clock, Ids, Log, ReadOptions } from '@kredka/contracts/kernel/ports'
import type { Passwords } from '../vault/passwords.ts'
import type { Vault } from '../vault/vault.ts'
import type { CookieChange } from './handler.ts'
import type { OpenFacts } from './open-facts.ts'
import type { SharedClock } from './shared-clock.ts'
import type { WriteSide } from './write-side.ts'

/**
 * What a module's parts may use. Built once by the composition root; a part takes what it needs and nothing looks
 * things up.
 */
export interface Tools {
  readonly write: WriteSide
  readonly streams: OpenStreams
  readonly openFacts: OpenFacts
  readonly vault: Vault
  readonly passwords: Passwords
  readonly clock: Clock
  /** The same time in all processes, for what people are compared by. */
  readonly sharedClock: SharedClock
  readonly ids: Ids
  readonly log: Log
  readonly site: Site
  readonly cookies: SessionCookies
}

/**
 * Streams with personal data opened, for what a decider never sees: the words and addresses of a mail, a login's
 * answer, a timeline.
 */
export interface OpenStreams {
  /**
   * Events of the stream, oldest first unless asked otherwise, lifted to their newest version. An absent stream is an
   * empty list.
   */
  read(stream: string, options?: ReadOptions): Promise<readonly Recorded[]>
}

/** How the site is reached and called. */
export interface Site {
  /** Origin without a trailing slash, such as `https://kredka.example`. */
  readonly public_url: string
  /** Path of the API, such as `/api`. */
  readonly api_base: string
  readonly brand: string
  /** `NODE_ENV` is `production`. */
  readonly production: boolean
}

/** The edge's side of a login (ACC-02): handlers of accounts and back office put these cookies into their replies. */
export interface SessionCookies {
  /** Names under which `Request.cookie` finds the tokens. */
  readonly refresh: string
  readonly admin: string
  readonly half: string
  readonly impersonation: string
  /**
   * Signals an access token (15 min) and makes the cookies of a session. `refresh_max_age_s` is how long the refresh
   * token lives; both cookies are kept that long, so that a stale access token is seen as `JWT_EXPIRED`.
   */
  issue(session: IssuedSession): Promise<{
    readonly token: string
    /** Seconds. */
    readonly expires_in: number
    readonly cookies: readonly CookieChange[]
  }>
  /** Ends the person's session in this browser. The edge does the same by itself on `REFRESH_FAILED`. */
  clear(): readonly CookieChange[]
  /** The back office's session: an opaque id, kept apart from a person's (ADM-01). */
  issueAdmin(session_id: string, max_age_s: number): readonly CookieChange[]
  clearAdmin(): readonly CookieChange[]
  /** A log-in to the back office that awaits its second step in this browser (ADM-08). */
  issueHalf(token: string, max_age_s: number): readonly CookieChange[]
  clearHalf(): readonly CookieChange[]
  /**
   * Staff look through the eyes of a person (ADM-03), beside whatever login of their own this browser has. Kept longer
   * than it is good, so that a page that is left open is told of the end and goes on as nobody else.
   */
  issueImpersonation(token: string): readonly CookieChange[]
  clearImpersonation(): readonly CookieChange[]
  /** This browser is no visitor's any more: the next one who plays here without logging in is a new one (QUI-05). */
  forgetVisitor(): readonly CookieChange[]
}

export interface IssuedSession {
  readonly user_id: string
  readonly session_id: string
  readonly refresh_token: string
  readonly refresh_max_age_s: number
}
