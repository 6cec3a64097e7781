import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** What people write about lessons, to be moderated (ADM-02). */
export function CommentsPage() {
  return (
    <EmptyPage
      title="admin_comments"
      heading="admin_nav.comments"
      none="admin.none_comments"
      about="admin.about_comments"
    />
  )
}

export { CommentsPage as Page }
