import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** The quizzes that the person made. */
export function MyQuizzesPage() {
  return (
    <EmptyPage
      title="my_quizes"
      none="quizzes.none_own"
      about="quizzes.about_own"
      action={{ text: 'quizzes.browse', page: 'quizzes.browse' }}
    />
  )
}

export { MyQuizzesPage as Page }
