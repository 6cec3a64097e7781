import type { ChangeView, PathValueView } from '@kredka/contracts/audit/log-views'
import { usePath } from '../../app/routing/usePath.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { pageOfField } from '../../back-office/thing-pages.ts'
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

/** What a field holds; an id leads to what it names. */
function Value({ path: field, value }: PathValueView) {
  const path = usePath()
  const thing = pageOfField(field, value, path)
  if (thing === null) return toRead(field, value)
  return (
    <OfficeLink page={thing.page} to={thing.to}>
      {value}
    </OfficeLink>
  )
}

/** Values of a payload or state by their paths. */
export function Values({ label, values }: { readonly label: string; readonly values: readonly PathValueView[] }) {
  const t = useText()
  const columns: readonly Column<PathValueView>[] = [
    { key: 'path', label: t('audit_admin.field'), cell: ({ path }) => <Code>{path}</Code> },
    {
      key: 'value',
      label: t('audit_admin.value'),
      cell: (one) => (
        <span className={classes.value}>
          <Value {...one} />
        </span>
      ),
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
          <del className={classes.before}>
            <Value path={path} value={before} />
          </del>
        ) : (
          <span className={classes.value}>{before === null ? '—' : <Value path={path} value={before} />}</span>
        ),
    },
    {
      key: 'after',
      label: t('audit_admin.after'),
      cell: ({ path, before, after }) =>
        after !== null && before !== after ? (
          <ins className={classes.after}>
            <Value path={path} value={after} />
          </ins>
        ) : (
          <span className={classes.value}>{after === null ? '—' : <Value path={path} value={after} />}</span>
        ),
    },
  ]
  return <AdminTable label={label} columns={columns} rows={values} keyOf={({ path }) => path} />
}
