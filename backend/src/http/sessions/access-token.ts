import { hkdfSync } from 'node:crypto'
import { ACCESS_TOKEN_MS } from '@kredka/contracts/accounts/rules'
import type { Clock } from '@kredka/contracts/kernel/ports'
import { errors, jwtVerify, SignJWT } from 'jose'

/** What an access token says and nothing more: roles and blocks are looked up, so that a change acts at once. */
export interface AccessClaims {
  readonly user_id: string
  readonly session_id: string
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>
  read(token: string): Promise<AccessClaims | 'expired' | 'invalid'>
}

const ALGORITHM = 'HS256'
const ISSUER = 'kredka'
/** Tokens whose signature was found good are known for a while: a person sends the same one with every call. */
const MAX_KNOWN = 5_000

/** JWTs of 15 minutes, signed with a key derived from the master key (ACC-02). */
export function createAccessTokens(masterKey: Uint8Array, clock: Clock): AccessTokens {
  const key = new Uint8Array(hkdfSync('sha256', masterKey, new Uint8Array(), 'kredka access token 1', 32))
  const known = new Map<string, { readonly claims: AccessClaims; readonly expires: number }>()
  const seconds = () => Math.floor(clock.now() / 1000)

  function remember(token: string, claims: AccessClaims, expires: number): AccessClaims {
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= MAX_KNOWN) known.delete(oldest)
    known.set(token, { claims, expires })
    return claims
  }

  return {
    sign: ({ user_id, session_id }) => {
      const now = seconds()
      return new SignJWT({ sid: session_id })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(user_id)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_MS / 1000)
        .sign(key)
    },
    read: async (token) => {
      const before = known.get(token)
      if (before !== undefined) return seconds() < before.expires ? before.claims : 'expired'
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(clock.now()),
        })
        const { sub, sid, exp } = payload
        if (sub === undefined || exp === undefined || typeof sid !== 'string') return 'invalid'
        return remember(token, { user_id: sub, session_id: sid }, exp)
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
      }
    },
  }
}
