import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Those whom the teacher teaches. */
export function StudentsPage() {
  return (
    <EmptyPage
      title="students"
      none="students.none"
      about="students.about"
      action={{ text: 'menu.my_offers', page: 'offers.own' }}
    />
  )
}

export { StudentsPage as Page }
