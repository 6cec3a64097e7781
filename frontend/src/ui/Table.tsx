import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import waiting from './busy.module.css'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'
import classes from './table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers align at the end and have one width a digit. */
  readonly numeric?: boolean
  /** What is read at one glance, such as a date: it is not broken into lines. */
  readonly oneLine?: boolean
  /** The column can order the table; the page does the ordering. */
  readonly sortable?: boolean
}

export interface Sort {
  readonly key: string
  readonly descending: boolean
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  /** The back office's density: less air, a head that stays. */
  readonly dense?: boolean
  /** Newer rows are on their way. */
  readonly busy?: boolean
}

/** Rows with their columns; scrolls sideways in itself where the window is narrow. */
export function Table<Row>({ label, columns, rows, keyOf, sort, onSort, dense = false, busy = false }: Props<Row>) {
  return (
    <section
      ref={reachable}
      className={cx(classes.scroll, busy && waiting.busy)}
      data-dense={dense || undefined}
      aria-label={label}
    >
      <table className={classes.table} data-dense={dense || undefined} aria-busy={busy || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={column.label}
                  data-numeric={column.numeric || undefined}
                  data-one-line={column.oneLine || undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A region that scrolls has to be reachable by keyboard, one that does not must not be. */
function reachable(region: HTMLElement | null): (() => void) | undefined {
  if (region === null || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => {
    const scrolls = region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight
    if (scrolls) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  })
  observer.observe(region)
  // rows that come later make the table grow, not the region
  if (region.firstElementChild !== null) observer.observe(region.firstElementChild)
  return () => observer.disconnect()
}

interface HeadProps<Row> {
  readonly column: Column<Row>
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const t = useText()
  const active = sort?.key === column.key
  const direction = sort?.descending === true ? 'descending' : 'ascending'
  return (
    <th scope="col" data-numeric={column.numeric || undefined} aria-sort={active ? direction : undefined}>
      {column.sortable === true && onSort !== undefined ? (
        <button
          type="button"
          className={classes.sort}
          title={t('ui.sort_by', { column: column.label })}
          onClick={() => onSort({ key: column.key, descending: active && sort?.descending !== true })}
        >
          {column.label}
          <Icon name={active ? (sort?.descending === true ? 'chevron-down' : 'chevron-up') : 'sort'} size={16} />
        </button>
      ) : (
        column.label
      )}
    </th>
  )
}
