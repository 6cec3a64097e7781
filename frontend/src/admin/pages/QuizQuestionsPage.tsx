import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Questions of all quizzes (ADM-02). */
export function QuizQuestionsPage() {
  return (
    <EmptyPage
      title="admin_quiz_questions"
      heading="admin_nav.quiz_questions"
      none="admin.none_questions"
      about="admin.about_questions"
    />
  )
}

export { QuizQuestionsPage as Page }
