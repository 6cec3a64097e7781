import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '../vault/vault.ts'

const USE = 'newsletter.unsubscribe'
const KEY_LENGTH = 64

/**
 * Stands in every newsletter, in the page's link and in the one-click header: the address's key and the proof that the
 * link is ours. It works as often as it is followed, from any issue that was ever sent, and tells no address.
 */
export function unsubscribeToken(vault: Pick<Vault, 'linkKey'>, emailKey: string): string {
  return emailKey + vault.linkKey(USE, emailKey)
}

/** The key of the address that a token stands for, null for one that is not ours. */
export function emailKeyOfToken(vault: Pick<Vault, 'linkKey'>, token: string): string | null {
  const emailKey = token.slice(0, KEY_LENGTH)
  const [given, ours] = [Buffer.from(token), Buffer.from(unsubscribeToken(vault, emailKey))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? emailKey : null
}
