import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** What the teacher teaches, topic by topic. */
export function TopicsPage() {
  return (
    <EmptyPage
      title="my_topics"
      none="topics.none"
      about="topics.about"
      action={{ text: 'menu.my_offers', page: 'offers.own' }}
    />
  )
}

export { TopicsPage as Page }
