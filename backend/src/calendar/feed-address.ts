import { timingSafeEqual } from 'node:crypto'
import { readCalendarFeed } from '@kredka/contracts/calendar/endpoints'
import type { Site } from '../kernel/tools.ts'
import type { Vault } from '../vault/vault.ts'

const USE = 'calendar.feed'
const ID_LENGTH = 26

/**
 * Stands in the address of a person's feed: who they are, and the proof that the address is ours and of this
 * generation. Kept nowhere.
 */
export function feedToken(vault: Pick<Vault, 'linkKey'>, user_id: string, generation: number): string {
  return `${user_id}-${vault.linkKey(USE, `${user_id} ${generation}`)}`
}

export function feedUserOf(token: string): string {
  return token.slice(0, ID_LENGTH)
}

export function isFeedToken(
  vault: Pick<Vault, 'linkKey'>,
  token: string,
  user_id: string,
  generation: number,
): boolean {
  const [given, ours] = [Buffer.from(token), Buffer.from(feedToken(vault, user_id, generation))]
  return given.length === ours.length && timingSafeEqual(given, ours)
}

/** Some calendar programs want the ending. */
export function feedUrl({ public_url, api_base }: Site, token: string): string {
  return `${public_url}${api_base}${readCalendarFeed.path.replace('{token}', token)}.ics`
}
