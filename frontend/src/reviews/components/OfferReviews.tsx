import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { offerRating, offerReviews } from '../resources.ts'
import { ReviewList, useReviewChoice } from './ReviewList.tsx'

/** The section of an offer's page with the reviews of its lessons (REV-01). */
export function OfferReviews({ id }: { readonly id: string }) {
  const t = useText()
  const choice = useReviewChoice()
  const rating = useResource(offerRating, { id })
  const read = useResource(offerReviews, { id, ...choice.question })
  return (
    <section aria-labelledby="offer-reviews">
      <h2 id="offer-reviews">{t('reviews.of_offer')}</h2>
      <ReviewList rating={rating.data} choice={choice} read={read} />
    </section>
  )
}
