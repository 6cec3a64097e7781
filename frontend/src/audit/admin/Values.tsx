import type { ChangeView, PathValueView } from '@kredka/contracts/audit/log-views'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../ui/Table.tsx'
import classes from './values.module.css'

/** Values of a payload or state by their paths. */
export function Values({ label, values }: { readonly label: string; readonly values: readonly PathValueView[] }) {
  const t = useText()
  const columns: readonly Column<PathValueView>[] = [
    { key: 'path', label: t('audit_admin.field'), cell: ({ path }) => <Code>{path}</Code> },
    {
      key: 'value',
      label: t('audit_admin.value'),
      cell: ({ value }) => <span className={classes.value}>{value}</span>,
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
      cell: ({ before, after }) =>
        before !== null && before !== after ? (
          <del className={classes.before}>{before}</del>
        ) : (
          <span className={classes.value}>{before ?? '—'}</span>
        ),
    },
    {
      key: 'after',
      label: t('audit_admin.after'),
      cell: ({ before, after }) =>
        after !== null && before !== after ? (
          <ins className={classes.after}>{after}</ins>
        ) : (
          <span className={classes.value}>{after ?? '—'}</span>
        ),
    },
  ]
  return <AdminTable label={label} columns={columns} rows={values} keyOf={({ path }) => path} />
}
