import type { AttemptView } from '@kredka/contracts/attempts/views'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { Review, useTitle } from '../../attempts/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { assignment, assignmentTry } from '../resources.ts'

/** What a student answered in one try, for the teacher who assigned it (QUI-10). */
export function TryPage() {
  const { id = '', attempt: attempt_id = '' } = useParams()
  const isKnown = isId(id) && isId(attempt_id)
  const found = useResource(assignmentTry, isKnown ? { id, attempt_id } : null)
  if (!isKnown || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(view) => <Shown id={id} attempt={view} />}</ResourceView>
}

function Shown({ id, attempt }: { readonly id: string; readonly attempt: AttemptView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const title = useTitle(attempt)
  const { data } = useResource(assignment, { id })
  const name = data?.student.name ?? t('assignments.deleted_user')
  const n = data?.attempts.find(({ attempt_id }) => attempt_id === attempt.id)?.n
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        crumbs={[
          { label: t('assignments.given'), to: path('assignments.given') },
          { label: title, to: path('assignments.assignment', { id }) },
          { label: n === undefined ? name : t('assignments.try', { number: n }) },
        ]}
        about={[
          name,
          ...(attempt.bp === null ? [] : [format.percent(attempt.bp / 10_000)]),
          ...(attempt.finished_at === null ? [] : [format.dateTime(attempt.finished_at)]),
        ].join(' · ')}
      />
      <Stack space={4}>
        {attempt.state !== 'finished' && <Notice kind="info">{t(`assignments.seen_${attempt.state}`)}</Notice>}
        <Review questions={attempt.questions} />
      </Stack>
    </>
  )
}

export { TryPage as Page }
