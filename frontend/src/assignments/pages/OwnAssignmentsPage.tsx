import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, NothingFound } from '../../ui/states.tsx'
import { AssignmentList } from '../components/AssignmentList.tsx'
import classes from '../components/assignments.module.css'
import { StateFilter } from '../components/StateFilter.tsx'
import { inputOf, useListAddress } from '../useListAddress.ts'

/** What teachers assigned to the person: what waits first (QUI-10). */
export function OwnAssignmentsPage() {
  const t = useText()
  const path = usePath()
  const [asked, go] = useListAddress()
  return (
    <>
      <PageHeader title={t('assignments.own')} about={t('assignments.own_about')} />
      <Stack space={4}>
        <div className={classes.filters}>
          <StateFilter value={asked.state} onChange={(state) => go({ state })} />
        </div>
        <AssignmentList
          input={{ ...inputOf(asked), role: 'student' }}
          onPage={(page) => go({ page })}
          none={
            asked.state === null ? (
              <EmptyState
                title={t('assignments.own_none')}
                action={
                  <Button look="primary" to={path('quizzes.browse')}>
                    {t('attempts.other_quizzes')}
                  </Button>
                }
              >
                <p>{t('assignments.own_none_about')}</p>
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

export { OwnAssignmentsPage as Page }
