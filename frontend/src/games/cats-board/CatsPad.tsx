import type { CatsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import { DIRECTIONS, slideTo } from '@kredka/contracts/games/engine/cats-board-1/layout'
import { memo } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ArrowPad } from '../components/ArrowPad.tsx'
import { placeOf } from './fold.ts'

interface Props {
  readonly state: CatsBoard
  readonly chosen: number
  readonly onSlide: (direction: number) => void
}

/** Each arrow says where the chosen cat would stop. */
export const CatsPad = memo(function CatsPad({ state: { layout, cats }, chosen, onSlide }: Props) {
  const t = useText()
  const arrows = DIRECTIONS.map((way, direction) => {
    const to = slideTo(layout, cats, chosen, direction)
    const isShut = to === cats[chosen]
    return { way, isShut, label: isShut ? t(`cats.shut_${way}`) : t(`cats.slide_${way}`, placeOf(layout, to)) }
  })
  return <ArrowPad label={t('cats.pad')} arrows={arrows} onPress={onSlide} />
})
