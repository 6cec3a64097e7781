import { type ComponentProps, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Column, Sort } from '../ui/Table.tsx'
import { AdminTable } from './AdminTable.tsx'
import { sortRows } from './sort-rows.ts'

export interface ShortColumn<Row> extends Column<Row> {
  /** What its heading orders the rows by; without it the column orders none. */
  readonly by?: (row: Row) => string | number | null
}

type Props<Row> = Omit<ComponentProps<typeof AdminTable<Row>>, 'columns' | 'sort' | 'onSort'> & {
  readonly columns: readonly ShortColumn<Row>[]
  /** So many rows stand there, the first of all in the order in force. */
  readonly limit?: number | undefined
}

/** A table that is read whole, and ordered where it stands: as it came, until a heading is pressed. */
export function ShortTable<Row>({ columns, rows, limit, ...rest }: Props<Row>) {
  const { locale } = useIntl()
  const [sort, setSort] = useState<Sort | null>(null)
  const by = columns.find(({ key }) => key === sort?.key)?.by
  const inOrder = by === undefined ? rows : sortRows(rows, by, sort?.descending === true, locale)
  return (
    <AdminTable
      {...rest}
      columns={columns.map((column) => ({ ...column, sortable: column.by !== undefined }))}
      rows={inOrder.slice(0, limit)}
      {...(sort !== null && { sort })}
      onSort={setSort}
    />
  )
}
