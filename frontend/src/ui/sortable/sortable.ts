/** Something that has a place in a list. */
export interface Sortable {
  readonly id: string
  /** What those who listen hear of it. */
  readonly name: string
}
