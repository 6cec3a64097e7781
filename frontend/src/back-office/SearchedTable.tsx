import { useText } from '../i18n/useText.ts'
import type { ResourceState } from '../kernel/resource-state.ts'
import { EmptyState } from '../ui/states.tsx'
import type { Column } from '../ui/Table.tsx'
import { AdminTable } from './AdminTable.tsx'
import { FilterBy } from './FilterBy.tsx'
import { FoundRows } from './FoundRows.tsx'
import { SearchBox } from './SearchBox.tsx'
import { TableTools } from './TableTools.tsx'
import type { useSearchedTable } from './useSearchedTable.ts'

interface Props<Row, N extends string, V extends string, S extends string> {
  readonly table: ReturnType<typeof useSearchedTable<N, V, S>>
  /** The answer to `table.query`. */
  readonly found: ResourceState<readonly Row[]> & { readonly refresh: () => void }
  /** Names the table. */
  readonly label: string
  /** Names its search. */
  readonly searchLabel: string
  readonly filter: {
    readonly label: string
    /** What it says while nothing is filtered: 'All states'. */
    readonly all: string
    readonly word: (value: V) => string
  }
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
}

/** A section of the back office: search and a filter above a table that can be sorted, page by page (ADM-02). */
export function SearchedTable<Row, N extends string, V extends string, S extends string>(props: Props<Row, N, V, S>) {
  const { table, found, label, searchLabel, filter, columns, keyOf } = props
  const t = useText()
  return (
    <>
      <TableTools>
        <SearchBox label={searchLabel} value={table.q} onSearch={table.search} />
        <FilterBy {...table.filter} {...filter} />
      </TableTools>
      <FoundRows
        found={found}
        empty={
          table.narrowed ? (
            <EmptyState picture="nothing_found">{t('back_office.no_matches')}</EmptyState>
          ) : (
            <EmptyState />
          )
        }
      >
        {(rows) => (
          <AdminTable
            label={label}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            sort={table.sort}
            onSort={table.order}
          />
        )}
      </FoundRows>
    </>
  )
}
