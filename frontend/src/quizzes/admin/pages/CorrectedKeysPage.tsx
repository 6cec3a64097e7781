import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import { RESCORING_SORTS } from '@kredka/contracts/quizzes/rescoring-sorts'
import type { RescoringRowView } from '@kredka/contracts/quizzes/views'
import { Link } from 'react-router'
import { usePath } from '../../../app/routing/usePath.ts'
import { useResource } from '../../../app/store/resource.ts'
import { AdminTable } from '../../../back-office/AdminTable.tsx'
import { FoundRows } from '../../../back-office/FoundRows.tsx'
import { useSearchedTable } from '../../../back-office/useSearchedTable.ts'
import { Who } from '../../../back-office/Who.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/Table.tsx'
import { correctedKeys } from '../resources.ts'

/** Which corrected keys attempts follow or have followed, how far, and who corrected them (QUI-11, ADM-03). */
export function CorrectedKeysPage() {
  const t = useText()
  const { query, sort, order } = useSearchedTable({ filters: {}, sorts: RESCORING_SORTS })
  const found = useResource(correctedKeys, query)
  const columns = useColumns()
  return (
    <Stack space={4}>
      <PageHeader title={t('admin_nav.corrected_keys')} about={t('corrected_keys.about')} />
      <FoundRows found={found} empty={<EmptyState>{t('corrected_keys.none')}</EmptyState>}>
        {(rows) => (
          <AdminTable
            label={t('admin_nav.corrected_keys')}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            {...(sort !== undefined && { sort })}
            onSort={order}
          />
        )}
      </FoundRows>
    </Stack>
  )
}

function keyOf({ quiz, key_revision }: RescoringRowView): string {
  return `${quiz.id}/${key_revision}`
}

function useColumns(): readonly Column<RescoringRowView>[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  return [
    {
      key: 'quiz',
      label: t('quizzes_admin.quiz'),
      // its history stands there, too
      cell: ({ quiz: { id, title, is_sent } }) => {
        const name = title === '' ? t('quizzes_admin.removed_words') : title
        return is_sent ? <Link to={path('admin.quiz', { id })}>{name}</Link> : name
      },
    },
    {
      key: 'question',
      label: t('quizzes_admin.question'),
      cell: ({ quiz, question, version }) => {
        const prompt = question.prompt === null ? t('quizzes_admin.removed_words') : promptOnLine(question.prompt)
        const name = `${question.number}. ${prompt}`
        if (!quiz.has_keys) return name
        const key = path('admin.quiz-key', { id: quiz.id, question_id: question.id })
        return <Link to={`${key}?version=${version}`}>{name}</Link>
      },
    },
    { key: 'version', label: t('quizzes_admin.version'), numeric: true, cell: ({ version }) => version },
    {
      key: 'corrected_at',
      label: t('corrected_keys.corrected_at'),
      oneLine: true,
      sortable: true,
      cell: ({ corrected_at }) => format.dateTime(corrected_at),
    },
    { key: 'who', label: t('back_office.who'), cell: ({ actor }) => <Who actor={actor} /> },
    {
      key: 'why',
      label: t('back_office.reason'),
      cell: ({ is_void, reason }) => (is_void ? `${t('corrected_keys.void')} ${reason ?? ''}` : (reason ?? '')),
    },
    { key: 'progress', label: t('corrected_keys.progress'), sortable: true, cell: (row) => <Progress of={row} /> },
    {
      key: 'changed',
      label: t('corrected_keys.changed'),
      numeric: true,
      sortable: true,
      cell: ({ changed, begun_at }) => begun_at !== null && format.number(changed),
    },
  ]
}

/** How many of how many, with a bar while it goes on. */
function Progress({ of: { attempts, done, begun_at, finished_at } }: { readonly of: RescoringRowView }) {
  const t = useText()
  if (begun_at === null) return t('corrected_keys.waits')
  if (finished_at !== null) return t('corrected_keys.done', { done })
  const text = t('quiz_keys.rescoring_of', { done, attempts })
  const share = attempts === 0 ? 1 : Math.min(done / attempts, 1)
  return (
    <Stack space={1}>
      {text}
      <ProgressBar value={share} label={t('corrected_keys.progress')} text={text} />
    </Stack>
  )
}

export { CorrectedKeysPage as Page }
