import type { TitleId } from '@kredka/contracts/kernel/page-titles'
import { EmptyTabsPage, type Nothing } from '../../app/pages/EmptyPage.tsx'

const REST: Pick<Nothing, 'about' | 'action'> = {
  about: 'lessons.about_student',
  action: { text: 'shell.find_teacher', page: 'offers.search', icon: 'search' },
}

/** Lessons by what became of them (section 2: booked, done, cancelled). */
export function StudentLessons({ title }: { readonly title: TitleId }) {
  return (
    <EmptyTabsPage
      title={title}
      tabs={[
        { value: 'booked', label: 'lessons.booked', none: 'lessons.none_booked', ...REST },
        { value: 'done', label: 'lessons.done', none: 'lessons.none_done', ...REST },
        { value: 'cancelled', label: 'lessons.cancelled', none: 'lessons.none_cancelled', ...REST },
      ]}
    />
  )
}
