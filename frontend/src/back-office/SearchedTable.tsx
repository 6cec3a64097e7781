import type { ReactNode } from 'react'
import type { TextId } from '../i18n/text-ids.ts'
import { useText } from '../i18n/useText.ts'
import type { ResourceState } from '../kernel/resource-state.ts'
import { EmptyState } from '../ui/states.tsx'
import type { Column } from '../ui/Table.tsx'
import { AdminTable } from './AdminTable.tsx'
import { FilterBy } from './FilterBy.tsx'
import { FoundRows } from './FoundRows.tsx'
import { SearchBox } from './SearchBox.tsx'
import { TableTools } from './TableTools.tsx'
import type { FilterValues, useSearchedTable } from './useSearchedTable.ts'

interface FilterWords<V extends string> {
  readonly label: string
  /** What it says while nothing is filtered: 'All states'. */
  readonly all: string
  readonly word: (value: V) => string
}

interface Props<Row, F extends FilterValues, S extends string> {
  readonly table: ReturnType<typeof useSearchedTable<F, S>>
  /** The answer to `table.query`. */
  readonly found: ResourceState<readonly Row[]> & { readonly refresh: () => void }
  /** Names the table. */
  readonly label: string
  /** Names its search. */
  readonly searchLabel: string
  /** Those of them that are chosen from a list. */
  readonly filters: { readonly [K in keyof F]?: FilterWords<F[K][number]> }
  /** Below the search, what narrows the rows in another way. */
  readonly more?: ReactNode
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  /** Instead of the usual words: where there is nothing at all, and where nothing was found. */
  readonly none?: TextId
  readonly noneAction?: ReactNode
  readonly noneFound?: TextId
}

/** A section of the back office: search and filters above a table that can be sorted, page by page (ADM-02). */
export function SearchedTable<Row, F extends FilterValues, S extends string>(props: Props<Row, F, S>) {
  const { table, found, label, searchLabel, filters, more, columns, keyOf } = props
  const { none, noneAction, noneFound = 'back_office.no_matches' } = props
  const t = useText()
  return (
    <>
      <TableTools>
        <SearchBox label={searchLabel} value={table.q} onSearch={table.search} />
        {Object.entries(table.filters).map(([name, values]) => {
          const words: FilterWords<string> | undefined = filters[name]
          return words && <FilterBy key={name} name={name} values={values} {...words} />
        })}
      </TableTools>
      {more}
      <FoundRows
        found={found}
        empty={
          table.narrowed ? (
            <EmptyState picture="nothing_found">{t(noneFound)}</EmptyState>
          ) : (
            <EmptyState action={noneAction}>{none && t(none)}</EmptyState>
          )
        }
      >
        {(rows) => (
          <AdminTable
            label={label}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            {...(table.sort && { sort: table.sort, onSort: table.order })}
          />
        )}
      </FoundRows>
    </>
  )
}
