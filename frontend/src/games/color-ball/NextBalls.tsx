import { memo } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Ball } from './Ball.tsx'
import classes from './grid.module.css'
import { useCellNames } from './useCellNames.ts'

/** The balls that the next move without a line brings. */
export const NextBalls = memo(function NextBalls({ colours }: { readonly colours: readonly number[] }) {
  const t = useText()
  const { ballName } = useCellNames()
  return (
    <p className={classes.above}>
      {t('color_ball.next')}
      <span className="visually-hidden">{colours.map(ballName).join(', ')}</span>
      <span className={classes.next} aria-hidden="true">
        {colours.map((colour, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a colour are told apart by their places
          <span key={n}>
            <Ball colour={colour} />
          </span>
        ))}
      </span>
    </p>
  )
})
