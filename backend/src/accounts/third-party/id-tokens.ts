import { isName, normalName } from '@kredka/contracts/accounts/names'
import { isTypedEmail, NAME_MAX, normalEmail, type Provider } from '@kredka/contracts/accounts/rules'
import { RejectionError, reject } from '@kredka/contracts/kernel/errors'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { createRemoteJWKSet, JWTPayload } from 'jose'
import type { ProviderSettings, Providers } from './providers.ts'

/** Who somebody is, in a third party's words. */
export interface ThirdPartyPerson {
  /** The third party's own name for the person, stable and never shown. */
  readonly subject: string
  readonly nonce: string
  /** As we store addresses; null where none, or no usable one, was told. */
  readonly email: string | null
  /** The third party vouches that the address is the person's. */
  readonly email_verified: boolean
  /** Empty where none that we take is known. */
  readonly name: string
  readonly picture_url: string | null
}

export interface IdTokens {
  /**
   * Checks signature, issuer, audience and times of an ID token (OpenID Connect Core, 3.2.2.11). Its nonce is for the
   * caller to compare.
   * @returns null where the third party is off
   * @throws RejectionError `UNAVAILABLE` when its keys cannot be had
   */
  read(provider: Provider, token: string): Promise<ThirdPartyPerson | 'refused' | 'expired' | null>
}

type Keys = ReturnType<typeof createRemoteJWKSet>

/** What is signed with a shared secret, or not at all, is nobody's word. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384']
/** Clocks of two houses differ. */
const TOLERANCE_S = 10
const KEYS_WITHIN_MS = 5_000
/** What says that a token is wrong, not that its keys could not be had. */
const WRONG = new Set([
  'ERR_JWS_INVALID',
  'ERR_JWT_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
])

/** Keys are fetched when a token first needs them, kept, and fetched again when a token names one that is not known. */
export function createIdTokens(providers: Providers, clock: Clock, log: Log): IdTokens {
  const known = new Map<Provider, Keys>()

  async function claimsOf(settings: ProviderSettings, provider: Provider, token: string): Promise<JWTPayload> {
    const { createRemoteJWKSet: keysAt, jwtVerify } = await import('jose')
    const keys = known.get(provider) ?? keysAt(new URL(settings.jwks_url), { timeoutDuration: KEYS_WITHIN_MS })
    known.set(provider, keys)
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.client_id,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      currentDate: new Date(clock.now()),
      clockTolerance: TOLERANCE_S,
    })
    return payload
  }

  return {
    async read(provider, token) {
      const settings = providers[provider]
      if (settings === undefined) return null
      try {
        return personOf(await claimsOf(settings, provider, token), settings.client_id)
      } catch (error) {
        const code = codeOf(error)
        if (code === 'ERR_JWT_EXPIRED') return 'expired'
        if (WRONG.has(code)) return 'refused'
        log.warn({ error, provider }, 'the keys of a third party cannot be had')
        throw new RejectionError(reject('UNAVAILABLE'))
      }
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function personOf(claims: JWTPayload, client_id: string): ThirdPartyPerson | 'refused' {
  const { sub, nonce, azp, email, email_verified, name, picture } = claims
  if (typeof sub !== 'string' || sub === '' || typeof nonce !== 'string') return 'refused'
  // made for several, and by another of them
  if (azp !== undefined && azp !== client_id) return 'refused'
  const usable = typeof email === 'string' && isTypedEmail(email) ? normalEmail(email) : null
  return {
    subject: sub,
    nonce,
    email: usable,
    email_verified: email_verified === true || email_verified === 'true',
    name: nameOf(name, usable),
    picture_url: typeof picture === 'string' && picture.startsWith('https://') ? picture.slice(0, 1_000) : null,
  }
}

/** Who told no name, or one that we do not take, is called as their address begins, if that can be a name. */
function nameOf(told: unknown, email: string | null): string {
  const begun = email?.split('@')[0]
  const names = [told, begun].map((name) => (typeof name === 'string' ? shorten(normalName(name)) : ''))
  return names.find((name) => name !== '' && isName(name)) ?? ''
}

function shorten(name: string): string {
  return [...name].slice(0, NAME_MAX).join('').trim()
}
