import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** What points unlock. */
export function LockerPage() {
  return (
    <EmptyPage
      title="locker"
      none="locker.none"
      about="locker.about"
      action={{ text: 'shell.to_dashboard', page: 'dashboard' }}
    />
  )
}

export { LockerPage as Page }
