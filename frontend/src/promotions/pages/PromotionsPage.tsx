import { EmptyTabsPage, type Nothing } from '../../app/pages/EmptyPage.tsx'

const REST: Pick<Nothing, 'about' | 'action'> = {
  about: 'promotions.about',
  action: { text: 'menu.my_offers', page: 'offers.own' },
}

/** The teacher's discounts by their state (section 3: new, active, finished). */
export function PromotionsPage() {
  return (
    <EmptyTabsPage
      title="promotions"
      tabs={[
        { value: 'active', label: 'promotions.active', none: 'promotions.none_active', ...REST },
        { value: 'new', label: 'promotions.new', none: 'promotions.none_new', ...REST },
        { value: 'finished', label: 'promotions.finished', none: 'promotions.none_finished', ...REST },
      ]}
    />
  )
}

export { PromotionsPage as Page }
