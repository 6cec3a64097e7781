import type { ColorBallSetup } from '@kredka/contracts/games/color-ball/play'
import { pathBetween } from '@kredka/contracts/games/engine/color-ball-1/board'
import { colorBall, endsOf, LAY_OUT, moveOf } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Table } from '../components/Table.tsx'
import type { PlayProps } from '../game.ts'
import { useAfterFrame } from '../useAfterFrame.ts'
import { useOver } from '../useOver.ts'
import { ColorBallGrid, type Refused } from './ColorBallGrid.tsx'
import { NextBalls } from './NextBalls.tsx'
import { type Heard, Said } from './Said.tsx'
import { shownBoard } from './shown-board.ts'
import { useFold } from './useFold.ts'
import { usePressed } from './usePressed.ts'

const NOWHERE = -1

/** Lines of balls as they are played: by touch, mouse, keys, and by ear. */
export function ColorBallPlay({ playing }: PlayProps<ColorBallSetup>) {
  const t = useText()
  const { play, sound, onOver, isBest, isPaused } = playing
  // a move is seen first, and then what came of it
  const steps = useAfterFrame(play.steps)
  const { state, last } = useFold(steps)
  const [wanted, setChosen] = useState<number | null>(null)
  const [heard, setHeard] = useState<Heard | null>(null)
  const [refused, setRefused] = useState<Refused>({ cell: NOWHERE, n: 0 })
  // where the balls lie that come is not known yet: a move that is made meanwhile waits for that
  const [queued, setQueued] = useState<number | null>(null)
  const count = steps.length
  const isOver = colorBall.isOver(state)
  const pending = play.steps[count]?.input ?? play.waiting[0]
  const board = useMemo(() => shownBoard(state, last, count, pending), [state, last, count, pending])
  // what is chosen may have vanished with what came
  const chosen = wanted !== null && (board.cells[wanted] ?? 0) > 0 ? wanted : null

  const { add } = play
  const isBare = count === 0 && pending === undefined && !isPaused && play.error === null
  useEffect(() => {
    if (isBare) add(LAY_OUT)
  }, [isBare, add])

  const known = useRef(count)
  const made = state.vanished.length > 0
  const isNewBest = isBest(state.score)
  useEffect(() => {
    if (count === known.current) return
    known.current = count
    setHeard(null)
    // a full board is an end, and a feast where it is the best one
    if (isOver) sound.play(isNewBest ? 'best' : 'over')
    else sound.play(made ? 'pair' : 'turn')
  }, [count, isOver, isNewBest, made, sound])

  const { score } = state
  useOver(isOver, score, onOver)

  const letGo = () => {
    if (chosen !== null) setHeard('let_go')
    setChosen(null)
    setQueued(null)
  }
  const refuse = (cell: number, why: 'no_way' | 'choose_first') => {
    setHeard(why)
    setRefused(({ n }) => ({ cell, n: n + 1 }))
    if (why === 'no_way') sound.play('miss')
  }
  const move = (from: number, to: number) => {
    if (pathBetween(board.cells, from, to) === null) return refuse(to, 'no_way')
    setChosen(null)
    add(moveOf(from, to))
  }
  const goOn = useRef<() => void>(() => undefined)
  goOn.current = () => {
    if (queued === null) return
    setQueued(null)
    // its ball may have vanished with what came
    if (chosen !== null) move(...endsOf(queued))
  }
  const isAnswered = pending === undefined && !isPaused && !isOver
  useEffect(() => {
    if (isAnswered) goOn.current()
  }, [isAnswered])

  const press = (cell: number) => {
    setRefused(({ n }) => ({ cell: NOWHERE, n }))
    if (cell === chosen) letGo()
    else if ((board.cells[cell] ?? 0) > 0) {
      setChosen(cell)
      setQueued(null)
      setHeard('chosen')
      sound.play('choose')
    } else if (chosen === null) {
      refuse(cell, 'choose_first')
    } else if (pending === undefined) {
      move(chosen, cell)
    } else if (pathBetween(board.cells, chosen, cell) === null) {
      refuse(cell, 'no_way')
    } else {
      setQueued(moveOf(chosen, cell))
    }
  }
  const pressed = usePressed({ press, letGo, isBall: (cell) => (board.cells[cell] ?? 0) > 0 })
  const { pause } = playing
  // a ball that was sent in the same frame goes before the clock stops
  const table = { ...playing, pause: pause && (() => pressed.after(pause)) }
  const { cells } = board
  const latest = pending === undefined ? last : null
  // the board is seen before anything is said of it
  const news = useAfterFrame(
    useMemo(() => ({ heard, chosen, cells, state, last: latest, count }), [heard, chosen, cells, state, latest, count]),
  )
  return (
    <Table playing={table} score={t('color_ball.points', { count: score })} isOver={isOver}>
      <NextBalls colours={state.next} />
      <ColorBallGrid
        board={board}
        chosen={chosen}
        queued={queued === null ? null : endsOf(queued)[1]}
        refused={refused}
        onPress={pressed.press}
        onLetGo={pressed.letGo}
      />
      <Said news={news} />
    </Table>
  )
}
