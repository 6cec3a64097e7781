import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Exercises of teachers, to be reviewed (ADM-02). */
export function ExercisesPage() {
  return (
    <EmptyPage
      title="admin_exercises"
      heading="admin_nav.exercises"
      none="admin.none_exercises"
      about="admin.about_exercises"
    />
  )
}

export { ExercisesPage as Page }
