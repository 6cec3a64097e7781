import { PROVIDERS, type Provider } from '@kredka/contracts/accounts/rules'

/** Kept in this tab while the person is away at a third party. */
interface Left {
  readonly provider: Provider
  /** Comes back unchanged, or the answer is to somebody else's question. */
  readonly state: string
  /** The page that was left. */
  readonly from: string
}

/** What a person came back with. */
export type Returned =
  | { readonly is: 'token'; readonly provider: Provider; readonly token: string; readonly from: string }
  | { readonly is: 'cancelled' }
  | { readonly is: 'broken' }

const KEY = 'kredka.third_party'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Notes where the person goes, and completes the address.
 * @param authorizeUrl as the server made it, with its nonce
 */
export function leave(store: Store, authorizeUrl: string, provider: Provider, from: string): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  const left: Left = { provider, state: state.join(''), from }
  store.setItem(KEY, JSON.stringify(left))
  const url = new URL(authorizeUrl)
  url.searchParams.set('state', left.state)
  return url.href
}

/** Reads the answer out of the address's fragment: `#id_token=…&state=…`, or `#error=…&state=…`. */
export function takeReturn(store: Store, hash: string): Returned {
  const answer = new URLSearchParams(hash.replace(/^#/, ''))
  const left = leftOf(store.getItem(KEY))
  if (left === null || answer.get('state') !== left.state) return { is: 'broken' }
  const token = answer.get('id_token')
  if (token !== null) return { is: 'token', token, provider: left.provider, from: left.from }
  return answer.has('error') ? { is: 'cancelled' } : { is: 'broken' }
}

/** An answer is read once. */
export function forget(store: Store): void {
  store.removeItem(KEY)
}

function leftOf(kept: string | null): Left | null {
  if (kept === null) return null
  const left: unknown = JSON.parse(kept)
  return isLeft(left) ? left : null
}

function isLeft(value: unknown): value is Left {
  if (typeof value !== 'object' || value === null || !('provider' in value)) return false
  return PROVIDERS.some((provider) => provider === value.provider) && 'state' in value && 'from' in value
}
