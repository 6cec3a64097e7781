import { timingSafeEqual } from 'node:crypto'
import { SENT_TYPES, type SentType } from '@kredka/contracts/notifications/types'
import type { Vault } from '../vault/vault.ts'

const USE = 'notifications.stop-mail'

/**
 * Stands in every mail of a type, in the page's link and in the one-click header. It works as often as it is followed
 * and does this one thing.
 */
export function stopMailToken(vault: Pick<Vault, 'linkKey'>, user_id: string, type: SentType): string {
  return `${user_id}-${type}-${vault.linkKey(USE, `${user_id} ${type}`)}`
}

/** Whose mails of which type a token ends, null for one that is not ours. */
export function stopMailTokenOf(
  vault: Pick<Vault, 'linkKey'>,
  token: string,
): { readonly user_id: string; readonly type: SentType } | null {
  const [user_id = '', word = ''] = token.split('-')
  const type = SENT_TYPES.find((known) => known === word)
  if (type === undefined) return null
  const [given, ours] = [Buffer.from(token), Buffer.from(stopMailToken(vault, user_id, type))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? { user_id, type } : null
}
