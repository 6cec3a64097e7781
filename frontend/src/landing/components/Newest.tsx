import type { OfferCardView } from '@kredka/contracts/offers/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Slice } from '../../kernel/taking-over/Slice.tsx'
import { OfferCard } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Grid } from '../../ui/layout.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import classes from './newest.module.css'

const PLACES = [1, 2, 3, 4, 5, 6] as const

/** Teachers to look at: those whose offers came last. `null`: they are on their way. */
export function Newest({ offers }: { readonly offers: readonly OfferCardView[] | null }) {
  const t = useText()
  const path = usePath()
  return (
    <section aria-labelledby="newest" aria-busy={offers === null || undefined}>
      <div className={classes.line}>
        <div>
          <h2 id="newest">{t('landing.newest')}</h2>
          <p className={classes.about}>{t('landing.newest_about')}</p>
        </div>
        <Button look="arrow" to={`${path('offers.search')}?sort=newest`}>
          {t('landing.newest_all')}
        </Button>
      </div>
      <Grid min="20rem" space={4}>
        {offers === null
          ? PLACES.map((n) => (
              <Card key={n}>
                <SkeletonLines lines={5} />
              </Card>
            ))
          : offers.map((offer) => (
              <Slice key={offer.id}>
                <OfferCard offer={offer} />
              </Slice>
            ))}
      </Grid>
    </section>
  )
}
