import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Quizzes of all people, to be reviewed (ADM-02). */
export function QuizzesPanelPage() {
  return (
    <EmptyPage
      title="admin_quizes"
      heading="admin_nav.quizes_panel"
      none="admin.none_quizes"
      about="admin.about_quizes"
    />
  )
}

export { QuizzesPanelPage as Page }
