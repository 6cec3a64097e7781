import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Who has most points. */
export function RankingsPage() {
  return (
    <EmptyPage
      title="quiz_rankings"
      none="quizzes.none_ranked"
      about="quizzes.about_ranking"
      action={{ text: 'quizzes.browse', page: 'quizzes.browse' }}
    />
  )
}

export { RankingsPage as Page }
