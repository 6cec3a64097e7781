import type { Place } from '@kredka/contracts/offers/rules'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './place-line.module.css'

/** `Kraków · Online`: where lessons take place, in short. */
export function PlaceLine({ places, city }: { readonly places: readonly Place[]; readonly city: string | null }) {
  const t = useText()
  const online = places.includes('online')
  return (
    <span className={classes.line}>
      {city !== null && (
        <span className={classes.place}>
          <Icon name="place" size={18} />
          {city}
        </span>
      )}
      {online && (
        <span className={classes.place}>
          <Icon name="online" size={18} />
          {t('offers.place_online')}
        </span>
      )}
    </span>
  )
}
