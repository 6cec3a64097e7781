import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, NothingFound } from '../../ui/states.tsx'
import { AssignButton } from '../components/AssignButton.tsx'
import { AssignmentList } from '../components/AssignmentList.tsx'
import classes from '../components/assignments.module.css'
import { StateFilter } from '../components/StateFilter.tsx'
import { ownStudents, ownVersions } from '../resources.ts'
import { inputOf, useListAddress } from '../useListAddress.ts'

const MOST = 100

/** What the person assigned to their students, by student, quiz and state (QUI-10). */
export function GivenAssignmentsPage() {
  const t = useText()
  const [asked, go] = useListAddress()
  const students = useResource(ownStudents, { sort: 'name', page_size: MOST }).data ?? []
  const quizzes = useResource(ownVersions, { page_size: MOST }).data ?? []
  const isAll = asked.state === null && asked.person_id === null && asked.quiz_id === null
  const assign = <AssignButton look="primary" />
  return (
    <>
      <PageHeader title={t('assignments.given')} about={t('assignments.given_about')} actions={assign} />
      <Stack space={4}>
        <div className={classes.filters}>
          <Select
            label={t('assignments.student')}
            searchable
            placeholder={t('assignments.student_any')}
            options={students.map(({ student }) => ({
              value: student.id,
              label: student.name ?? t('assignments.deleted_user'),
            }))}
            value={asked.person_id}
            onChange={(option) => go({ person_id: option?.value ?? null })}
          />
          <Select
            label={t('assignments.quiz')}
            searchable
            placeholder={t('assignments.quiz_any')}
            options={quizzes
              .filter(({ frozen }) => frozen !== null)
              .map(({ id, title }) => ({ value: id, label: title }))}
            value={asked.quiz_id}
            onChange={(option) => go({ quiz_id: option?.value ?? null })}
          />
          <StateFilter value={asked.state} onChange={(state) => go({ state })} />
        </div>
        <AssignmentList
          input={{ ...inputOf(asked), role: 'teacher' }}
          onPage={(page) => go({ page })}
          none={
            isAll ? (
              <EmptyState title={t('assignments.given_none')} action={assign}>
                <p>{t('assignments.given_none_about')}</p>
              </EmptyState>
            ) : (
              <NothingFound>{t('assignments.nothing_found')}</NothingFound>
            )
          }
        />
      </Stack>
    </>
  )
}

export { GivenAssignmentsPage as Page }
