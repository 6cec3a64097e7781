import type { RewardsView } from '@kredka/contracts/rewards/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './streak.module.css'

const ICONS = { done: 'check', frozen: 'pause', none: 'minus' } as const

/** The last four weeks, day by day: with a quiz, got over by a freeze, or without. */
export function Streak({ streak }: { readonly streak: RewardsView['streak'] }) {
  const t = useText()
  const format = useFormat()
  const today = streak.days.at(-1)?.day
  return (
    <section className={classes.streak} aria-labelledby="streak">
      <h2 id="streak">{t('rewards.streak')}</h2>
      <p>
        {streak.length === 0
          ? t('rewards.no_streak')
          : t(streak.is_safe ? 'rewards.streak_safe' : 'rewards.streak_waits', { count: streak.length })}{' '}
        {streak.length > 0 && t('rewards.freezes', { count: streak.freezes_left })}
      </p>
      <ol className={classes.days}>
        {streak.days.map(({ day, state }) => (
          <li key={day} className={classes.day} data-state={state} data-today={day === today || undefined}>
            <span className="visually-hidden">
              {format.date(day, 'long')}: {t(`rewards.day_${state}`)}
            </span>
            <span aria-hidden="true" className={classes.weekday}>
              {format.weekday(day, 'narrow')}
            </span>
            <span aria-hidden="true" className={classes.number}>
              {Number(day.slice(8))}
            </span>
            <Icon name={ICONS[state]} size={16} />
          </li>
        ))}
      </ol>
      <p className={classes.legend}>{t('rewards.streak_about')}</p>
    </section>
  )
}
