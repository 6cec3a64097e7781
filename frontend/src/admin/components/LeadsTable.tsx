import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code, ShortCode } from '../../back-office/Facts.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useText } from '../../i18n/useText.ts'
import { Row } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { leads } from '../resources.ts'

const EVERY_MS = 5_000

/** Which process leads what: when one dies, another takes its place within seconds (OPS-08). */
export function LeadsTable() {
  const t = useText()
  const found = useResource(leads, {})
  usePolling(found.refresh, EVERY_MS)
  return (
    <ResourceView of={found}>
      {(rows) => (
        <AdminTable
          label={t('admin.leads')}
          columns={[
            { key: 'process', label: t('admin.process'), cell: ({ process }) => <ShortCode>{process}</ShortCode> },
            {
              key: 'leads',
              label: t('admin.process_leads'),
              cell: ({ leads }) => (
                <Row space={2}>
                  {leads.map((name) => (
                    <Code key={name}>{name}</Code>
                  ))}
                </Row>
              ),
            },
          ]}
          rows={rows}
          keyOf={({ process }) => process}
        />
      )}
    </ResourceView>
  )
}
