/** What a tile is called. */
export function letterOf(tile: number): string {
  return 'ABCD'[tile] ?? ''
}
