import { EmptyTabsPage } from '../../app/pages/EmptyPage.tsx'

const FIND = { text: 'shell.find_teacher', page: 'offers.search', icon: 'search' } as const

/** Orders of both sides (section 2: All, For me, From me). @param first the tab that is open at first */
export function Orders({ first }: { readonly first: 'for-me' | 'from-me' }) {
  return (
    <EmptyTabsPage
      title="orders"
      first={first}
      tabs={[
        { value: 'all', label: 'orders.all', none: 'orders.none', about: 'orders.about_all', action: FIND },
        {
          value: 'for-me',
          label: 'orders.for_me',
          none: 'orders.none',
          about: 'orders.about_for_me',
          action: { text: 'menu.my_offers', page: 'offers.own' },
        },
        {
          value: 'from-me',
          label: 'orders.from_me',
          none: 'orders.none',
          about: 'orders.about_from_me',
          action: FIND,
        },
      ]}
    />
  )
}
