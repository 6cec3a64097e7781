import type { ColorBall } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { memo } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './grid.module.css'
import type { LastStep } from './useFold.ts'
import { useSaid } from './useSaid.ts'

/** What is said of a press. */
export type Heard = 'chosen' | 'let_go' | 'no_way' | 'choose_first'

interface News {
  /** Of the last step where it is null. */
  readonly heard: Heard | null
  /** The cell of the ball that is chosen. */
  readonly chosen: number | null
  /** As they are seen: those of a move that is on its way too. */
  readonly cells: readonly number[]
  readonly state: ColorBall
  /** Null while another one is on its way. */
  readonly last: LastStep | null
  /** How many steps there were. */
  readonly count: number
}

/** What happened on the board, in words. */
export const Said = memo(function Said({ news }: { readonly news: News }) {
  const t = useText()
  const said = useSaid()
  const { heard, chosen, cells, state, last, count } = news
  const pressed =
    heard === 'chosen' && chosen !== null
      ? said.ofChosen(cells, chosen)
      : heard !== null && heard !== 'chosen' && t(`color_ball.${heard}`)
  const step = heard === null && last !== null ? said.ofStep(state, last, count) : null
  return (
    <p className={classes.said} role="status">
      {pressed}
      {/* who sees the board sees where balls went and came; what they were worth is said to all */}
      <span className="visually-hidden">{step?.moved} </span>
      {step?.line}
      <span className="visually-hidden"> {step?.came}</span>
    </p>
  )
})
