import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** The quizzes that were solved last. */
export function HistoryPage() {
  return (
    <EmptyPage
      title="quiz_history"
      none="quizzes.none_solved"
      about="quizzes.about_solved"
      action={{ text: 'quizzes.browse', page: 'quizzes.browse' }}
    />
  )
}

export { HistoryPage as Page }
