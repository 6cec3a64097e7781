import { ITEM_FLAGS, type ItemFlag } from '@kredka/contracts/items/rules'
import type { ItemView } from '@kredka/contracts/items/views'

/** A question that enough people were asked, on their own or in rooms. */
export interface ToldItem extends ItemView {
  /** Where it stands. */
  readonly number: number
  /** First attempts go before rooms, where there are enough of both. */
  readonly share: number
  readonly flags: readonly ItemFlag[]
}

/** Null where too few were asked. */
export function toldItem(item: ItemView, number: number): ToldItem | null {
  const share = item.figures?.share ?? item.rooms?.share
  if (share === undefined) return null
  const flags = new Set([...(item.figures?.flags ?? []), ...(item.rooms?.flags ?? [])])
  return { ...item, number, share, flags: ITEM_FLAGS.filter((flag) => flags.has(flag)) }
}
