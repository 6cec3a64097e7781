/** Headings, clockwise: the opposite of one is two further. */
export const HEADINGS = ['up', 'right', 'down', 'left'] as const
export type Heading = (typeof HEADINGS)[number]

interface Board {
  readonly columns: number
  readonly rows: number
  readonly open_edges: number
}

/** The cell that lies next to one, also beyond an open edge; null beyond a closed one. */
export function cellAfter({ columns, rows, open_edges }: Board, cell: number, heading: number): number | null {
  const column = cell % columns
  const first = cell - column
  const isOpen = ((open_edges >> heading) & 1) === 1
  switch (heading) {
    case 0:
      if (cell >= columns) return cell - columns
      return isOpen ? cell + columns * (rows - 1) : null
    case 1:
      if (column < columns - 1) return cell + 1
      return isOpen ? first : null
    case 2:
      if (cell < columns * (rows - 1)) return cell + columns
      return isOpen ? column : null
    default:
      if (column > 0) return cell - 1
      return isOpen ? first + columns - 1 : null
  }
}
