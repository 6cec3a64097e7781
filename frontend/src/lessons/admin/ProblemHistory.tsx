import type { LessonProblemDetailView } from '@kredka/contracts/lessons/views'
import { AdminTable, Who } from '../../admin/index.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'

type Entry = LessonProblemDetailView['history'][number]

/** Who read the evidence and who decided, and why; the newest first. */
export function ProblemHistory({ history }: { readonly history: readonly Entry[] }) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Entry>[] = [
    { key: 'at', label: t('lessons_admin.when'), cell: ({ at }) => format.dateTime(at) },
    {
      key: 'what',
      label: t('lessons_admin.what'),
      cell: ({ type }) => t(type === 'LessonCaseRead' ? 'lessons_admin.did_read' : 'lessons_admin.did_decide'),
    },
    { key: 'who', label: t('lessons_admin.who'), cell: ({ actor }) => <Who actor={actor} /> },
    { key: 'why', label: t('lessons_admin.note'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <Stack space={3}>
      <h2>{t('lessons_admin.history')}</h2>
      {history.length === 0 ? (
        <p>{t('lessons_admin.no_history')}</p>
      ) : (
        <AdminTable
          label={t('lessons_admin.history')}
          columns={columns}
          rows={history.toReversed()}
          keyOf={({ id }) => id}
        />
      )}
    </Stack>
  )
}
