import { readToken, TOKEN_LENGTH, TOKEN_PATTERN } from '@kredka/contracts/quiz-rooms/rules'

const TOKEN = new RegExp(TOKEN_PATTERN)
const IN_LINK = /\/quiz-room\/([^/?#]+)/

/** The token in what somebody typed or pasted, be it a code or a whole link; null where there is none. */
export function tokenIn(typed: string): string | null {
  const token = readToken(IN_LINK.exec(typed)?.[1] ?? typed)
  return TOKEN.test(token) ? token : null
}

/** As it is read aloud: in two halves. */
export function spacedToken(token: string): string {
  return `${token.slice(0, TOKEN_LENGTH / 2)} ${token.slice(TOKEN_LENGTH / 2)}`.toUpperCase()
}

/** What stands behind the `#` of a link that was handed out: it never reaches a server's log. */
export interface RoomLink {
  readonly as: 'host' | 'screen'
  /** Null where the login opens it. */
  readonly key: string | null
}

export function linkIn(hash: string): RoomLink | null {
  const [, as, key] = /^#(host|screen)(?:=([0-9a-f]{64}))?$/.exec(hash) ?? []
  return as === 'host' || as === 'screen' ? { as, key: key ?? null } : null
}

/** What makes the seat of a guest somebody’s on another device, behind the `#` as well. */
export interface SeatLink {
  readonly as: 'claim'
  readonly key: string
}

export function seatSecretIn(hash: string): string | null {
  return /^#claim=([0-9a-f]{40})$/.exec(hash)?.[1] ?? null
}
