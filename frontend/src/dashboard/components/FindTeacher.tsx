import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { SearchForm } from '../../landing/index.ts'
import { OfferCard } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { overview } from '../resources.ts'
import classes from './find-teacher.module.css'

const SHOWN = 3
const PLACES = [1, 2, 3] as const

/** For who learns: the search at once, and the newest offers to look at. */
export function FindTeacher() {
  const t = useText()
  const path = usePath()
  const { data, status } = useResource(overview, {})
  return (
    <Stack space={6}>
      <section aria-labelledby="find" className={classes.find}>
        <h2 id="find">{t('dashboard.find')}</h2>
        <SearchForm />
      </section>
      {status !== 'failed' && (data === null || data.newest.length > 0) && (
        <section aria-labelledby="newest" aria-busy={data === null || undefined} className={classes.newest}>
          <Row apart>
            <h2 id="newest">{t('dashboard.newest')}</h2>
            <Button look="arrow" to={`${path('offers.search')}?sort=newest`}>
              {t('dashboard.newest_all')}
            </Button>
          </Row>
          <Grid min="18rem" space={4}>
            {data === null
              ? PLACES.map((n) => (
                  <Card key={n}>
                    <SkeletonLines lines={5} />
                  </Card>
                ))
              : data.newest.slice(0, SHOWN).map((offer) => <OfferCard key={offer.id} offer={offer} />)}
          </Grid>
        </section>
      )}
    </Stack>
  )
}
