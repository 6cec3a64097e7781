import type { WrittenRowView } from '@kredka/contracts/audit/log-views'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import type { Column } from '../../ui/Table.tsx'
import { writtenRows } from './resources.ts'
import classes from './values.module.css'

/** What each read model writes because of an event (ADM-03). */
export function WrittenRows({ id }: { readonly id: string }) {
  const t = useText()
  const found = useResource(writtenRows, { id })
  const columns: readonly Column<WrittenRowView>[] = [
    { key: 'projection', label: t('audit_admin.model'), cell: ({ projection }) => projection },
    { key: 'table', label: t('audit_admin.table'), cell: ({ table }) => (table === '' ? '—' : <Code>{table}</Code>) },
    { key: 'how', label: t('audit_admin.how'), cell: ({ how }) => t(`audit_admin.how_${how}`) },
    {
      key: 'values',
      label: t('audit_admin.value'),
      cell: ({ values }) => (
        <span className={classes.value}>{values.map(({ path, value }) => `${path}: ${value}`).join('\n')}</span>
      ),
    },
  ]
  return (
    <ResourceView of={found}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{t('audit_admin.no_rows')}</p>
        ) : (
          <AdminTable
            label={t('audit_admin.rows')}
            columns={columns}
            rows={rows.map((row, n) => ({ ...row, n }))}
            keyOf={({ n }) => String(n)}
          />
        )
      }
    </ResourceView>
  )
}
