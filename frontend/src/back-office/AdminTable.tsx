import { type ComponentProps, useContext } from 'react'
import { reachableIn } from '../app/layouts/office-keys/move.ts'
import { StableRows } from '../ui/StableRows.tsx'
import { Table } from '../ui/Table.tsx'
import classes from './admin-table.module.css'
import { RowsFromContext } from './rows-from.ts'

type Props<Row> = Omit<ComponentProps<typeof Table<Row>>, 'dense'>

/**
 * A dense table whose rows follow what others do without moving under the hand, and are cards on a phone; arrow keys go
 * from a row's link or button to the one of the next row.
 */
export function AdminTable<Row>(props: Props<Row>) {
  const from = useContext(RowsFromContext)
  const { rows, keyOf } = props
  return (
    <div ref={withArrows} className={classes.rows} data-office-rows>
      {from === null ? (
        <Table dense {...props} />
      ) : (
        <StableRows rows={rows} keyOf={keyOf} from={from}>
          {(calm) => <Table dense {...props} rows={calm} />}
        </StableRows>
      )}
    </div>
  )
}

function withArrows(table: HTMLElement | null): (() => void) | undefined {
  table?.addEventListener('keydown', moveAmongRows)
  return () => table?.removeEventListener('keydown', moveAmongRows)
}

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

function moveAmongRows(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const from = event.target instanceof HTMLElement ? event.target : null
  const row = from?.closest('tbody tr') ?? null
  if (step === undefined || from === null || row === null) return
  const place = reachableIn(row).indexOf(from)
  const others = row[step] === null ? [] : reachableIn(row[step])
  const next = others[place] ?? others.at(-1)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
