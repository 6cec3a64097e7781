import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** All games. */
export function GamesPage() {
  return (
    <EmptyPage
      title="games"
      none="games.none"
      about="games.about"
      action={{ text: 'shell.find_teacher', page: 'offers.search', icon: 'search' }}
    />
  )
}

export { GamesPage as Page }
