import { itemsContract } from '@kredka/contracts/items/contract'
import { itemsProjection } from '@kredka/projections/items/projection'
import { itemQueryHandlers } from '@kredka/projections/items/queries'
import type { Module } from '../kernel/module.ts'

/** What the answers of many people tell the author of a question, folded from events of attempts (QUI-09). */
export const items: Module = {
  ...itemsContract,
  projections: [itemsProjection],
  queryHandlers: () => itemQueryHandlers,
}
