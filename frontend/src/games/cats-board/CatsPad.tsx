import type { CatsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import { DIRECTIONS, slideTo } from '@kredka/contracts/games/engine/cats-board-1/layout'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './cats.module.css'
import { placeOf } from './fold.ts'

interface Props {
  readonly state: CatsBoard
  readonly chosen: number
  readonly onSlide: (direction: number) => void
}

/** Four large arrows for one thumb; each says where the chosen cat would stop. */
export function CatsPad({ state: { layout, cats }, chosen, onSlide }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.pad} aria-label={t('cats.pad')}>
      {DIRECTIONS.map((way, direction) => {
        const to = slideTo(layout, cats, chosen, direction)
        const isShut = to === cats[chosen]
        return (
          <button
            key={way}
            type="button"
            className={classes.arrow}
            data-way={way}
            aria-label={isShut ? t(`cats.shut_${way}`) : t(`cats.slide_${way}`, placeOf(layout, to))}
            aria-disabled={isShut || undefined}
            onClick={() => onSlide(direction)}
          >
            <Icon name="chevron-up" size={28} />
          </button>
        )
      })}
    </fieldset>
  )
}
