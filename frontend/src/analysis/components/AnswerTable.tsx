import type { QuestionRunView, RunCell } from '@kredka/contracts/analysis/views'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMayOpen } from '../../app/routing/staff-role.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { Code } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { type Column, type Sort, Table } from '../../ui/Table.tsx'
import { linkOf, sortRows } from '../cells.ts'

/** Rows that are drawn at once. */
const PAGE = 100

type Numbered = readonly [number: number, row: QuestionRunView['rows'][number]]

/** The rows of an answer, page by page, in the order of any column. */
export function AnswerTable({ run }: { readonly run: QuestionRunView }) {
  const t = useText()
  const language = useLanguage()
  const [sort, setSort] = useState<Sort | null>(null)
  const [page, setPage] = useState(0)
  const rows = sort === null ? run.rows : sortRows(run.rows, sort, language)
  const from = page * PAGE
  const shown = rows.slice(from, from + PAGE).map((row, n): Numbered => [from + n, row])
  const columns = run.columns.map(
    ({ name, kind }, n): Column<Numbered> => ({
      key: String(n),
      label: name,
      numeric: kind === 'number',
      oneLine: kind === 'time' || linkOf(name, run.rows[0]?.[n] ?? null) !== null,
      sortable: true,
      cell: ([, row]) => <Cell column={name} cell={row[n] ?? null} />,
    }),
  )
  const order = (next: Sort) => {
    setSort(next)
    setPage(0)
  }
  return (
    <Stack space={3}>
      <Table
        dense
        label={t('analysis.answer')}
        columns={columns}
        rows={shown}
        keyOf={([n]) => String(n)}
        {...(sort === null ? {} : { sort })}
        onSort={order}
      />
      {rows.length > PAGE && (
        <Row space={3} apart>
          <span>{t('analysis.shown', { from: from + 1, to: from + shown.length, count: rows.length })}</span>
          <Row space={2}>
            <Button
              size="small"
              icon="arrow-left"
              label={t('analysis.page_before')}
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            />
            <Button
              size="small"
              icon="arrow-right"
              label={t('analysis.page_after')}
              disabled={from + PAGE >= rows.length}
              onClick={() => setPage(page + 1)}
            />
          </Row>
        </Row>
      )}
    </Stack>
  )
}

function Cell({ column, cell }: { readonly column: string; readonly cell: RunCell }) {
  const t = useText()
  const format = useFormat()
  const mayOpen = useMayOpen()
  const path = usePath()
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">∅</span>
        <span className="visually-hidden">{t('analysis.nothing')}</span>
      </>
    )
  if (typeof cell === 'number') return format.number(cell)
  if (typeof cell === 'boolean') return t(cell ? 'analysis.yes' : 'analysis.no')
  const link = linkOf(column, cell)
  if (link === null) return cell
  if (!mayOpen(link.page)) return <Code>{cell}</Code>
  const to = link.page === 'admin.events' ? `${path('admin.events')}${link.search}` : path(link.page, { id: link.id })
  return (
    <Link to={to}>
      <Code>{cell}</Code>
    </Link>
  )
}
