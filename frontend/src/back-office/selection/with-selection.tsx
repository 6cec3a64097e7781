import type { Column } from '../../ui/Table.tsx'
import classes from './selection.module.css'
import type { Selection } from './useSelection.ts'

/**
 * Columns of which the first begins with a box to choose the row by; `x` presses the box of the row on which somebody
 * is (`office-keys`).
 * @param nameOf says in words which row it is; null for one that cannot be chosen
 */
export function withSelection<Row>(
  columns: readonly Column<Row>[],
  selection: Selection<Row>,
  nameOf: (row: Row) => string | null,
): readonly Column<Row>[] {
  const [first, ...others] = columns
  if (first === undefined) return columns
  const cell = (row: Row) => {
    const name = nameOf(row)
    return name === null ? (
      first.cell(row)
    ) : (
      <div className={classes.picked}>
        <input
          type="checkbox"
          data-pick
          value={selection.keyOf(row)}
          checked={selection.isChosen(row)}
          aria-label={name}
          onClick={(event) => selection.press(row, event)}
          // the press above knows of Shift
          onChange={() => undefined}
        />
        {first.cell(row)}
      </div>
    )
  }
  return [{ ...first, cell }, ...others]
}
