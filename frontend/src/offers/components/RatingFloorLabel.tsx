import type { RatingFloor } from '@kredka/contracts/offers/ranking'
import { useText } from '../../i18n/useText.ts'
import { Rating } from '../../ui/Rating.tsx'

/** Stars from which on offers are shown. */
export function RatingFloorLabel({ floor }: { readonly floor: RatingFloor }) {
  const t = useText()
  return (
    <>
      <Rating value={Number(floor)} size={16} /> {t('offers.rating_from', { stars: Number(floor) })}
    </>
  )
}
