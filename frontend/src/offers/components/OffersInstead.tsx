import { countFilters, type Filters, NO_FILTERS, searchInput } from '@kredka/contracts/offers/filters'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { foundOffers } from '../resources.ts'
import { OfferCard } from './OfferCard.tsx'

const SHOWN = 3

/** What comes nearest to a search that found nothing: the text without filters, else the best of all (OFR-04). */
export function OffersInstead({ filters }: { readonly filters: Filters }) {
  const t = useText()
  const unfiltered: Filters = { ...NO_FILTERS, q: filters.q, subject: filters.subject }
  // never the search itself: what found nothing would be read again, and anew with each answer
  const isNarrower = countFilters(filters) > countFilters(unfiltered)
  const near = useResource(foundOffers, isNarrower ? searchInput(unfiltered) : null)
  const isNone = isNarrower ? near.status === 'ready' && near.data.length === 0 : isAsked(filters)
  const best = useResource(foundOffers, isNone ? searchInput(NO_FILTERS) : null)
  const { data, status } = isNone ? best : near
  if (data === null && status !== 'failed' && isAsked(filters)) return <SkeletonLines lines={6} />
  const cards = data?.slice(0, SHOWN) ?? []
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="instead">
      <Stack space={4}>
        <h2 id="instead">{t('offers.instead')}</h2>
        {cards.map((card) => (
          <OfferCard key={card.id} offer={card} />
        ))}
      </Stack>
    </section>
  )
}

function isAsked(filters: Filters): boolean {
  return filters.q !== '' || countFilters(filters) > 0
}
