import type { ChangeView, PathValueView } from '@kredka/contracts/audit/log-views'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../ui/Table.tsx'
import classes from './values.module.css'

/** Milliseconds of today: what a state holds of a time. */
const INSTANT = /^\d{13}$/

/** A time is read as one, as payloads have it, however the state counts it. */
function toRead(path: string, value: string): string {
  const isTime = /_at(\.\d+)?$/.test(path) && INSTANT.test(value)
  return isTime ? new Date(Number(value)).toISOString() : value
}

/** Values of a payload or state by their paths. */
export function Values({ label, values }: { readonly label: string; readonly values: readonly PathValueView[] }) {
  const t = useText()
  const columns: readonly Column<PathValueView>[] = [
    { key: 'path', label: t('audit_admin.field'), cell: ({ path }) => <Code>{path}</Code> },
    {
      key: 'value',
      label: t('audit_admin.value'),
      cell: ({ path, value }) => <span className={classes.value}>{toRead(path, value)}</span>,
    },
  ]
  return <AdminTable label={label} columns={columns} rows={values} keyOf={({ path }) => path} />
}

interface ComparedProps {
  readonly label: string
  readonly values: readonly ChangeView[]
}

/** Values at two moments, those that differ marked. */
export function ComparedValues({ label, values }: ComparedProps) {
  const t = useText()
  const columns: readonly Column<ChangeView>[] = [
    { key: 'path', label: t('audit_admin.field'), cell: ({ path }) => <Code>{path}</Code> },
    {
      key: 'before',
      label: t('audit_admin.before'),
      cell: ({ path, before, after }) =>
        before !== null && before !== after ? (
          <del className={classes.before}>{toRead(path, before)}</del>
        ) : (
          <span className={classes.value}>{before === null ? '—' : toRead(path, before)}</span>
        ),
    },
    {
      key: 'after',
      label: t('audit_admin.after'),
      cell: ({ path, before, after }) =>
        after !== null && before !== after ? (
          <ins className={classes.after}>{toRead(path, after)}</ins>
        ) : (
          <span className={classes.value}>{after === null ? '—' : toRead(path, after)}</span>
        ),
    },
  ]
  return <AdminTable label={label} columns={columns} rows={values} keyOf={({ path }) => path} />
}
