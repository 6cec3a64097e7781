import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** All public quizzes. */
export function QuizzesPage() {
  return (
    <EmptyPage
      title="quizes"
      none="quizzes.none"
      about="quizzes.about"
      action={{ text: 'shell.find_teacher', page: 'offers.search', icon: 'search' }}
    />
  )
}

export { QuizzesPage as Page }
