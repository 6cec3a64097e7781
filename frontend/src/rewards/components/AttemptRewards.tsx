import type { AttemptRewardsView } from '@kredka/contracts/rewards/views'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { attemptRewards } from '../resources.ts'
import classes from './attempt-rewards.module.css'

/** What a finished quiz earned and why, or why nothing; visitors have no points. */
export function AttemptRewards({ id }: { readonly id: string }) {
  const user = useAppSelector(selectUser)
  const { data } = useResource(attemptRewards, user === null ? null : { id })
  return data === null || (data.earned.length === 0 && data.unrewarded === null) ? null : <Shown rewards={data} />
}

function Shown({ rewards }: { readonly rewards: AttemptRewardsView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { earned, unrewarded, balance, streak } = rewards
  return (
    <section className={classes.box} aria-label={t('rewards.for_this_quiz')}>
      <ul className={classes.list}>
        {earned.map(({ type, cause, points, best_bp }) => (
          <li key={`${type} ${cause} ${points}`} className={classes.line}>
            <strong className={classes.points}>{withSign(points, format.number)}</strong>
            <span>
              {points < 0 || cause === 'key_corrected'
                ? t('rewards.why_key_corrected')
                : type === 'quiz_run' && best_bp !== null
                  ? t('rewards.why_better', { best: format.percent(best_bp / 10_000) })
                  : t(`rewards.why_${type}`)}
            </span>
          </li>
        ))}
        {unrewarded !== null && (
          <li className={classes.line}>
            <Icon name="info" />
            <span>{t(`rewards.unrewarded_${unrewarded}`)}</span>
          </li>
        )}
      </ul>
      <p className={classes.sum}>
        {t('rewards.you_have', { count: balance })} {streak > 0 && t('rewards.streak_of', { count: streak })}
      </p>
      <Button look="arrow" to={path('rewards.points')}>
        {t('rewards.own')}
      </Button>
    </section>
  )
}

function withSign(points: number, number: (value: number) => string): string {
  return points < 0 ? `−${number(-points)}` : `+${number(points)}`
}
