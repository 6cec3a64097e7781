import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** What has happened that concerns the person. */
export function NotificationsPage() {
  return (
    <EmptyPage
      title="notifications"
      none="notifications.none"
      about="notifications.about"
      action={{ text: 'shell.to_dashboard', page: 'dashboard' }}
    />
  )
}

export { NotificationsPage as Page }
