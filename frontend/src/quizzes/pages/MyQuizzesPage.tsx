import { isEmpty, SearchedList } from '../../app/lists/SearchedList.tsx'
import { useSearchedPage } from '../../app/lists/useSearchedPage.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { OwnQuizCard } from '../components/own/OwnQuizCard.tsx'
import { ownQuizzes } from '../own-resources.ts'

/** The quizzes that the person writes, with how they stand (QUI-02). */
export function MyQuizzesPage() {
  const t = useText()
  const path = usePath()
  const at = useSearchedPage()
  const of = useResource(ownQuizzes, at.input)
  const create = (
    <Row>
      <Button to={path('quizzes.import')}>{t('quiz_import.heading')}</Button>
      <Button look="primary" icon="plus" to={path('quizzes.create')}>
        {t('own_quizzes.create')}
      </Button>
    </Row>
  )
  const none = (
    <EmptyState title={t('own_quizzes.none')} action={create}>
      <p>{t('own_quizzes.none_about')}</p>
    </EmptyState>
  )
  return (
    <>
      <PageHeader title={t('own_quizzes.heading')} actions={isEmpty({ at, of }) ? undefined : create} />
      <SearchedList at={at} of={of} searchLabel="own_quizzes.search" none={none} noneFound="own_quizzes.nothing_found">
        {(quiz) => <OwnQuizCard quiz={quiz} />}
      </SearchedList>
    </>
  )
}

export { MyQuizzesPage as Page }
