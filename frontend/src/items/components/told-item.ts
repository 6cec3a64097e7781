import type { ItemFiguresView, ItemView } from '@kredka/contracts/items/views'

/** A question that enough people were asked, and where it stands. */
export interface ToldItem extends ItemView {
  readonly number: number
  readonly figures: ItemFiguresView
}
