import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ownRewards } from '../resources.ts'
import classes from './points-mark.module.css'

/** Points and streak in brief, for the dashboard; nothing before there is something to tell. */
export function PointsMark() {
  const t = useText()
  const path = usePath()
  const { data } = useResource(ownRewards, {})
  if (data === null || (data.balance === 0 && data.streak.length === 0)) return null
  const { balance, streak } = data
  return (
    <Card covered padding="tight">
      <div className={classes.mark}>
        <Icon name="star" size={28} />
        <div>
          <h2 className={classes.title}>
            <CardLink to={path('rewards.points')}>{t('rewards.points_count', { count: balance })}</CardLink>
          </h2>
          <p className={classes.about}>
            {streak.length === 0
              ? t('rewards.no_streak')
              : t(streak.is_safe ? 'rewards.streak_safe' : 'rewards.streak_waits', { count: streak.length })}
          </p>
        </div>
      </div>
    </Card>
  )
}
