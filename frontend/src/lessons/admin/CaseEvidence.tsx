import { TIMELINE_STEPS } from '@kredka/contracts/audit/views'
import type { LessonCaseView, LessonProblemDetailView } from '@kredka/contracts/lessons/views'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { Talk } from '../../back-office/Talk.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'
import { timesOf } from './evidence-times.ts'

interface Props {
  readonly evidence: LessonCaseView
  readonly report: LessonProblemDetailView
}
type Step = LessonCaseView['events'][number]

/** What happened to order and lesson, and what the two wrote to each other; the oldest first. */
export function CaseEvidence({ evidence, report: { teacher, student } }: Props) {
  const t = useText()
  const format = useFormat()
  const names = { teacher: teacher.name, student: student.name }
  const columns: readonly Column<Step>[] = [
    { key: 'at', label: t('lessons_admin.when'), oneLine: true, cell: ({ at }) => format.dateTime(at) },
    {
      key: 'what',
      label: t('lessons_admin.what'),
      cell: ({ id, what }) => <What what={what} times={timesOf(evidence.events, id, format.dateTime)} />,
    },
    { key: 'by', label: t('lessons_admin.who'), cell: ({ by }) => t(`lessons_admin.by_${by}`) },
    {
      key: 'starts_at',
      label: t('lessons_admin.lesson'),
      oneLine: true,
      cell: ({ starts_at }) => (starts_at === null ? '' : format.dateTime(starts_at)),
    },
    { key: 'note', label: t('lessons_admin.note'), cell: ({ note }) => note ?? '' },
  ]
  return (
    <Stack space={4}>
      <h2>{t('lessons_admin.events')}</h2>
      <AdminTable label={t('lessons_admin.events')} columns={columns} rows={evidence.events} keyOf={({ id }) => id} />
      <h2>{t('lessons_admin.chat')}</h2>
      {evidence.messages.length === 0 ? (
        <p>{t('lessons_admin.no_chat')}</p>
      ) : (
        <Talk
          label={t('lessons_admin.chat')}
          lines={evidence.messages.map(({ id, by, message, at }) => ({
            key: id,
            side: by === 'teacher' ? 'ours' : 'theirs',
            by: `${names[by] ?? t('lessons.deleted_user')}, ${format.dateTime(at)}`,
            words: message ?? t('lessons.deleted_words'),
          }))}
        />
      )}
    </Stack>
  )
}

/** The words that the history has for it, without what they count; else the event's own name. */
function What({ what, times }: { readonly what: string; readonly times: ReturnType<typeof timesOf> }) {
  const t = useText()
  const step = TIMELINE_STEPS.find((known) => known === what)
  const plain = { why: 'other', late: 'no', by: 'other', kind: 'other', agreed: 'no', outcome: 'other' }
  const whole = { part: 'no', count: 1, of: 1, ...times }
  return step === undefined ? <Code>{what}</Code> : t(`audit.${step}` as 'audit.LessonBooked', { ...plain, ...whole })
}
