import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Where a quiz is made. */
export function CreateQuizPage() {
  return (
    <EmptyPage
      title="create_quiz"
      none="quizzes.cannot_create"
      about="quizzes.about_own"
      picture="closed"
      action={{ text: 'quizzes.browse', page: 'quizzes.browse' }}
    />
  )
}

export { CreateQuizPage as Page }
