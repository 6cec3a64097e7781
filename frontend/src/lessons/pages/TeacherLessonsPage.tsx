import { EmptyTabsPage, type Nothing } from '../../app/pages/EmptyPage.tsx'

const REST: Pick<Nothing, 'about' | 'action'> = {
  about: 'lessons.about_teacher',
  action: { text: 'menu.my_offers', page: 'offers.own' },
}

/** Lessons that the teacher gives. */
export function TeacherLessonsPage() {
  return (
    <EmptyTabsPage
      title="teacher_lessons"
      tabs={[
        { value: 'booked', label: 'lessons.booked', none: 'lessons.none_booked', ...REST },
        { value: 'done', label: 'lessons.done', none: 'lessons.none_done', ...REST },
        { value: 'cancelled', label: 'lessons.cancelled', none: 'lessons.none_cancelled', ...REST },
      ]}
    />
  )
}

export { TeacherLessonsPage as Page }
