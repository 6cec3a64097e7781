import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { Code } from '../../back-office/Facts.tsx'
import { useText } from '../../i18n/useText.ts'
import type { Column } from '../../ui/Table.tsx'

/** The event that something follows from, which its type leads to. */
export function useEventColumn<Row extends { readonly event_id: string; readonly event_type: string }>(): Column<Row> {
  const t = useText()
  const path = usePath()
  return {
    key: 'event',
    label: t('admin.event'),
    cell: ({ event_id, event_type }) => (
      <Link to={path('admin.event', { id: event_id })}>
        <Code>{event_type}</Code>
      </Link>
    ),
  }
}
