import type { Filters } from '@kredka/contracts/offers/filters'
import { searchAddress } from '@kredka/contracts/offers/search-address'
import type { NearCityView } from '@kredka/contracts/offers/views'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import classes from './near-cities.module.css'

interface Props {
  readonly near: readonly NearCityView[]
  readonly filters: Filters
}

/** The same search in towns nearby: no dead end where few teach in one's own (OFR-04). */
export function NearCities({ near, filters }: Props) {
  const t = useText()
  const language = useLanguage()
  return (
    <nav className={classes.near} aria-labelledby="near">
      <h2 id="near">{t('offers.near')}</h2>
      <Row space={2}>
        {near.map(({ city_id, name, km, count }) => (
          <Button
            key={city_id}
            look="secondary"
            icon="place"
            to={searchAddress(language, { ...filters, page: 1, city: city_id })}
          >
            {t('offers.near_city', { city: name, km, count })}
          </Button>
        ))}
      </Row>
    </nav>
  )
}
