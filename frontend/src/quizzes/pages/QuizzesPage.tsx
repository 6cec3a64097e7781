import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, NothingFound } from '../../ui/states.tsx'
import { QuizCard } from '../components/QuizCard.tsx'
import { QuizFilterBar } from '../components/QuizFilterBar.tsx'
import { listedQuizzes } from '../resources.ts'
import { quizInput, useQuizFilters } from '../useQuizFilters.ts'
import classes from './quizzes-page.module.css'

/** All listed quizzes, narrowed by what stands in the address (QUI-01). */
export function QuizzesPage() {
  const t = useText()
  const path = usePath()
  const { filters, change } = useQuizFilters()
  const found = useResource(listedQuizzes, quizInput(filters))
  const { page, sort, ...narrowed } = filters
  const isNarrowed = Object.values(narrowed).some((value) => value !== null && value !== '')
  const write = (
    <Button look="secondary" icon="plus" to={path('quizzes.create')}>
      {t('quizzes.write_one')}
    </Button>
  )
  const actions = (
    <>
      <Button look="primary" icon="quiz" to={path('quizzes.random')}>
        {t('attempts.random')}
      </Button>
      <Button icon="users" to={path('quiz-rooms.rooms')}>
        {t('quiz_rooms.heading')}
      </Button>
      {write}
    </>
  )
  return (
    <>
      <PageHeader title={t('quizzes.heading')} about={t('quizzes.about')} actions={actions} />
      <Stack space={5}>
        <Row>
          <Button look="arrow" to={path('quizzes.history')}>
            {t('attempts.history')}
          </Button>
          <Button look="arrow" to={path('rewards.rankings')}>
            {t('rewards.ranking')}
          </Button>
        </Row>
        <QuizFilterBar filters={filters} onChange={change} />
        <ResourceView of={found}>
          {(quizzes, busy) => {
            if (quizzes.length > 0) {
              return (
                <PagedList
                  page={page}
                  hasNextPage={found.meta?.has_next_page ?? false}
                  busy={busy}
                  onPage={(to) => change({ page: to })}
                >
                  <ul className={classes.list}>
                    {quizzes.map((quiz) => (
                      <li key={quiz.id}>
                        <QuizCard quiz={quiz} />
                      </li>
                    ))}
                  </ul>
                </PagedList>
              )
            }
            return isNarrowed || page > 1 ? (
              <NothingFound action={<Button onClick={() => change(NO_FILTERS)}>{t('quizzes.show_all')}</Button>}>
                {t('quizzes.nothing_found')}
              </NothingFound>
            ) : (
              <EmptyState title={t('quizzes.none')} action={write}>
                <p>{t('quizzes.none_about')}</p>
              </EmptyState>
            )
          }}
        </ResourceView>
      </Stack>
    </>
  )
}

const NO_FILTERS = { q: '', subject_id: null, level: null, difficulty: null, language: null, length: null }

export { QuizzesPage as Page }
