import { useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { useTypedSearch } from '../../ui/fields/useTypedSearch.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StableRows } from '../../ui/StableRows.tsx'
import { EmptyState, NothingFound } from '../../ui/states.tsx'
import { OwnQuizCard } from '../components/own/OwnQuizCard.tsx'
import classes from '../components/own/own-quiz.module.css'
import { ownQuizzes } from '../own-resources.ts'

/** The quizzes that the person writes, with how they stand (QUI-02). */
export function MyQuizzesPage() {
  const t = useText()
  const path = usePath()
  const [params, setParams] = useSearchParams()
  const q = (params.get('q') ?? '').slice(0, 100)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const go = (next: { readonly q?: string; readonly page?: number }) => {
    const after = { q, page, ...next }
    setParams({
      ...(after.q === '' ? {} : { q: after.q }),
      ...(after.page === 1 ? {} : { page: String(after.page) }),
    })
  }
  const search = useTypedSearch(q, (text) => go({ q: text.trim(), page: 1 }))
  const input = { page, ...(q === '' ? {} : { q }) }
  const found = useResource(ownQuizzes, input)
  const create = (
    <Row>
      <Button to={path('quizzes.import')}>{t('quiz_import.heading')}</Button>
      <Button look="primary" icon="plus" to={path('quizzes.create')}>
        {t('own_quizzes.create')}
      </Button>
    </Row>
  )
  const none = found.data !== null && found.data.length === 0 && q === '' && page === 1
  return (
    <>
      <PageHeader title={t('own_quizzes.heading')} actions={none ? undefined : create} />
      <Stack space={4}>
        {!none && (
          <div className={classes.search}>
            <TextInput
              label={t('own_quizzes.search')}
              labelHidden
              type="search"
              icon="search"
              clearable
              placeholder={t('own_quizzes.search')}
              {...search}
            />
          </div>
        )}
        <ResourceView of={found}>
          {(rows, busy) =>
            none ? (
              <EmptyState title={t('own_quizzes.none')} action={create}>
                <p>{t('own_quizzes.none_about')}</p>
              </EmptyState>
            ) : rows.length === 0 ? (
              <NothingFound>{t('own_quizzes.nothing_found')}</NothingFound>
            ) : (
              <PagedList
                page={page}
                hasNextPage={found.meta?.has_next_page ?? false}
                busy={busy}
                onPage={(to) => go({ page: to })}
              >
                <StableRows rows={rows} keyOf={({ id }) => id} from={JSON.stringify(input)}>
                  {(stable) => (
                    <ul className={classes.list}>
                      {stable.map((quiz) => (
                        <li key={quiz.id}>
                          <OwnQuizCard quiz={quiz} />
                        </li>
                      ))}
                    </ul>
                  )}
                </StableRows>
              </PagedList>
            )
          }
        </ResourceView>
      </Stack>
    </>
  )
}

export { MyQuizzesPage as Page }
