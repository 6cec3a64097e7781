import { PLACES_MAX } from '@kredka/contracts/rewards/rules'
import type { RankingView } from '@kredka/contracts/rewards/views'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ownPlayer } from '../resources.ts'
import classes from './own-place.module.css'

/** Where the person stands, in sight however long the list is; for whoever is not in it, why. */
export function OwnPlace({ own }: Pick<RankingView, 'own'>) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const user = useAppSelector(selectUser)
  const { data: player } = useResource(ownPlayer, user === null ? null : {})
  if (user === null || player === null) return null
  const shown = player.player_name ?? player.default_name ?? t('rewards.nameless')
  const place = own === null ? null : Math.min(own.place, PLACES_MAX)
  return (
    <div className={classes.own}>
      <p className={classes.words}>
        {own === null || place === null
          ? t(player.is_ranked ? 'rewards.own_none' : 'rewards.own_hidden')
          : t(own.is_behind ? 'rewards.own_behind' : 'rewards.own_place', {
              place: format.number(place),
              points: t('rewards.points_count', { count: own.points }),
              name: shown,
            })}
      </p>
      <Button look="quiet" size="small" to={path('settings.section', { section: 'player' })}>
        {t('rewards.change_name')}
      </Button>
    </div>
  )
}
