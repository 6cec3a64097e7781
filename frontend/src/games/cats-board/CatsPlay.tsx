import type { CatsBoardSetup } from '@kredka/contracts/games/cats-board/play'
import { catsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import { UNDO } from '@kredka/contracts/games/engine/cats-board-1/input'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { afterFrame } from '../after-frame.ts'
import { Table } from '../components/Table.tsx'
import type { PlayProps } from '../game.ts'
import { useAfterFrame } from '../useAfterFrame.ts'
import { useOver } from '../useOver.ts'
import { LETTERS } from './Cat.tsx'
import { bumpAtOnce, CatsGrid, drawAtOnce } from './CatsGrid.tsx'
import { CatsPad } from './CatsPad.tsx'
import classes from './cats.module.css'
import { placeOf } from './fold.ts'
import { useCats } from './useCats.ts'
import { useSteering } from './useSteering.ts'

/** Cats as they are played: by touch, mouse, keys, and by ear. */
export function CatsPlay({ setup, playing }: PlayProps<CatsBoardSetup>) {
  const t = useText()
  const { play, sound, onOver, isPaused } = playing
  const { add } = play
  const { layout, settled, state, now } = useCats(setup, play)
  const isOver = catsBoard.isOver(settled)
  const [chosen, setChosen] = useState(0)
  // what is pressed within a frame is for the cat that was chosen within it
  const chosenNow = useRef(chosen)
  const [said, setSaid] = useState<string | null>(null)

  const { moves } = settled
  useOver(isOver, moves, onOver)

  const choose = (cat: number) => {
    const isOther = cat !== chosenNow.current
    chosenNow.current = cat
    setChosen(cat)
    if (!isOther) return
    setSaid(t('cats.chosen', { cat: LETTERS[cat] ?? '' }))
    sound.play('choose')
  }
  const slide = (direction: number, swiped: number | null) => {
    const cat = swiped ?? chosenNow.current
    const before = now()
    if (catsBoard.isOver(before)) return
    chosenNow.current = cat
    const input = cat * 4 + direction
    const after = catsBoard.step(before, input, [])
    const name = { cat: LETTERS[cat] ?? '' }
    const saySoon = (words: string) =>
      void afterFrame().then(() => {
        setChosen(chosenNow.current)
        setSaid(words)
      })
    if (after === null) {
      bumpAtOnce(stage.current, cat, direction)
      saySoon(t('cats.no_way', name))
      sound.play('miss')
      return
    }
    const to = after.cats[cat] ?? 0
    drawAtOnce(stage.current, after)
    add(input, 'drawn')
    const isHome = to === layout.boxes[cat]
    sound.play(catsBoard.isOver(after) ? 'won' : isHome ? 'pair' : 'slide')
    saySoon(isHome ? t('cats.home', name) : t('cats.slid', { ...name, ...placeOf(layout, to) }))
  }
  const undo = (times: number) => {
    let after = now()
    if (after.before === null || catsBoard.isOver(after)) return
    for (let n = 0; n < times; n += 1) {
      after = after.before ?? after
      add(UNDO, 'drawn')
    }
    drawAtOnce(stage.current, after)
    setSaid(t('cats.undone'))
    sound.play('undo')
  }
  const steering = useSteering({
    cats: layout.cats.length,
    onChoose: choose,
    onSlide: slide,
    onUndo: () => undo(1),
  })
  const { stage, focusOn } = steering
  // where the arrows lead is worked out once it is seen where a cat went
  const [still, stillChosen] = [useAfterFrame(state), useAfterFrame(chosen)]
  const latest = useRef(slide)
  latest.current = slide
  const slideChosen = useCallback((direction: number) => latest.current(direction, null), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the board is there to be played
  useEffect(() => {
    if (isPaused) return
    focusOn(chosen)
    stage.current?.scrollIntoView?.({ block: 'end' })
  }, [isPaused])
  return (
    <Table playing={playing} score={t('cats.moves', { count: state.moves })} isOver={isOver}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes are for the cats in it */}
      <div ref={stage} className={classes.stage} tabIndex={-1} onKeyDown={steering.onKeyDown}>
        <div
          className={classes.swiped}
          onPointerDown={steering.onPointerDown}
          onPointerMove={steering.onPointerMove}
          onPointerUp={steering.letGo}
          onPointerCancel={steering.letGo}
        >
          <CatsGrid state={state} chosen={chosen} onChoose={choose} />
        </div>
        <p className={classes.said} role="status">
          {said ?? t('cats.par', { count: setup.par })}
        </p>
        <div className={classes.controls}>
          <CatsPad state={still} chosen={stillChosen} onSlide={slideChosen} />
          <div className={classes.ways}>
            <Button icon="arrow-left" disabled={state.before === null} onClick={() => undo(1)}>
              {t('cats.undo')}
            </Button>
            <Button icon="refresh" disabled={state.before === null} onClick={() => undo(now().moves)}>
              {t('cats.restart')}
            </Button>
          </div>
        </div>
      </div>
    </Table>
  )
}
