import type { AssignmentView } from '@kredka/contracts/assignments/views'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useDropKept } from '../../attempts/index.ts'
import { Timeline } from '../../audit/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useOfNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { AssignmentState } from '../components/AssignmentState.tsx'
import classes from '../components/assignments.module.css'
import { StudentActions } from '../components/StudentActions.tsx'
import { TeacherActions } from '../components/TeacherActions.tsx'
import { Tries } from '../components/Tries.tsx'
import { assignment as resource } from '../resources.ts'

/** One assignment, for its teacher or its student: how it stands, what to do, every try (QUI-10). */
export function AssignmentPage() {
  const { id = '' } = useParams()
  const found = useResource(resource, isId(id) ? { id } : null)
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(view) => <Shown assignment={view} onChanged={found.refresh} />}</ResourceView>
}

function Shown({ assignment, onChanged }: { readonly assignment: AssignmentView; readonly onChanged: () => void }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { id, role, quiz, teacher, student, due_at, state, bp, hidden_until } = assignment
  useDropKept(role === 'student' && hidden_until !== null && quiz !== null ? [quiz.id] : [])
  const title = quiz?.title ?? t('assignments.quiz_gone')
  const other = (role === 'teacher' ? student : teacher).name ?? t('assignments.deleted_user')
  // what was hidden opens with the due date, while the page stands open
  const isOpening = useOfNow((now) => hidden_until !== null && now > Date.parse(hidden_until))
  useEffect(() => {
    if (isOpening) onChanged()
  }, [isOpening, onChanged])
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        crumbs={[
          role === 'teacher'
            ? { label: t('assignments.given'), to: path('assignments.given') }
            : { label: t('assignments.own'), to: path('assignments.own') },
          { label: title },
        ]}
        about={
          <Row>
            <AssignmentState state={state} />
            <span>{t(`assignments.with_${role}`, { name: other })}</span>
            <span>{t('assignments.due_at', { at: format.dateTime(due_at) })}</span>
          </Row>
        }
      />
      <div className={classes.columns}>
        <Stack space={4}>
          {hidden_until !== null && state !== 'withdrawn' && (
            <Notice kind="info">{t('assignments.hidden_until', { at: format.dateTime(hidden_until) })}</Notice>
          )}
          {bp !== null && (
            <p>
              {t('assignments.result')} <strong className={classes.score}>{format.percent(bp / 10_000)}</strong>
            </p>
          )}
          {role === 'student' ? (
            <StudentActions assignment={assignment} onChanged={onChanged} />
          ) : (
            <TeacherActions assignment={assignment} onChanged={onChanged} />
          )}
          <h2>{t('assignments.all_tries')}</h2>
          <Tries assignment={assignment} />
        </Stack>
        <Stack space={4}>
          <Terms assignment={assignment} />
          <Card padding="tight">
            <Timeline kind="assignment" id={id} title={t('assignments.history')} />
          </Card>
        </Stack>
      </div>
    </>
  )
}

function Terms({ assignment }: { readonly assignment: AssignmentView }) {
  const t = useText()
  const format = useFormat()
  const { mode, tries, begun, counts, review, quiz, assigned_at } = assignment
  const facts = [
    [t('assignments.mode'), t(`attempts.mode_${mode}`)],
    [
      t('assignments.tries'),
      tries === null ? t('assignments.tries_used_any', { begun }) : t('assignments.tries_used', { begun, all: tries }),
    ],
    ...(tries === 1 ? [] : [[t('assignments.counts'), t(`assignments.counts_${counts}`)] as const]),
    [t('assignments.review'), t(`assignments.review_${review}`)],
    ...(quiz === null ? [] : [[t('assignments.length'), t('quizzes.questions', { count: quiz.questions })] as const]),
    [t('assignments.assigned_at'), format.dateTime(assigned_at)],
  ] as const
  return (
    <Card padding="tight">
      <dl className={classes.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export { AssignmentPage as Page }
