import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** A quiz of questions drawn by lot. */
export function RandomQuizPage() {
  return (
    <EmptyPage
      title="random_quiz"
      none="quizzes.none_to_draw"
      about="quizzes.about_random"
      picture="nothing_found"
      action={{ text: 'quizzes.browse', page: 'quizzes.browse' }}
    />
  )
}

export { RandomQuizPage as Page }
