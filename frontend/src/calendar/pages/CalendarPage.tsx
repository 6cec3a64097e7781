import { EmptyPage } from '../../app/pages/EmptyPage.tsx'
import { selectIsTeacher } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'

/** The person's lessons and orders by day. */
export function CalendarPage() {
  const teacher = useAppSelector(selectIsTeacher)
  return (
    <EmptyPage
      title="calendar"
      none="calendar.none"
      about="calendar.about"
      action={
        teacher
          ? { text: 'menu.availability', page: 'availability.groups', icon: 'clock' }
          : { text: 'shell.find_teacher', page: 'offers.search', icon: 'search' }
      }
    />
  )
}

export { CalendarPage as Page }
