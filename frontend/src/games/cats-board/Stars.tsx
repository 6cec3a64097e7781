import { STARS_MAX } from '@kredka/contracts/games/cats-board/rules'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './stars.module.css'

interface Props {
  readonly count: number
  readonly size: number
}

/** Stars of a solution: full ones and empty ones, in words for whoever listens. */
export function Stars({ count, size }: Props) {
  const t = useText()
  return (
    <span className={classes.stars}>
      {Array.from({ length: STARS_MAX }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Icon key={n} name="star" size={size} className={n < count ? classes.full : classes.empty} />
      ))}
      <span className="visually-hidden">{t('cats.stars', { count })}</span>
    </span>
  )
}
