import { EmptyPage } from '../../app/pages/EmptyPage.tsx'

/** Where a discount is made. */
export function CreatePromotionPage() {
  return (
    <EmptyPage
      title="create_promotion"
      none="promotions.cannot_create"
      about="promotions.about"
      picture="closed"
      action={{ text: 'menu.my_offers', page: 'offers.own' }}
    />
  )
}

export { CreatePromotionPage as Page }
