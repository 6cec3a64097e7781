import { type Snake, snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { boardOf, type SnakeSetup } from '@kredka/contracts/games/snake/play'
import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { clockText } from '../components/clock-text.ts'
import { Table } from '../components/Table.tsx'
import type { PlayProps } from '../game.ts'
import { useOver } from '../useOver.ts'
import type { Ghost } from './ghost.ts'
import { LeadIn } from './LeadIn.tsx'
import { Pad } from './Pad.tsx'
import { SnakeCanvas } from './SnakeCanvas.tsx'
import classes from './snake.module.css'
import { snakeRulesOf } from './snake-rules.ts'
import { useGhost } from './useGhost.ts'
import { type Frame, useSnake } from './useSnake.ts'
import { useSnakeScore } from './useSnakeScore.ts'
import { useSpoken } from './useSpoken.ts'
import { useStage } from './useStage.ts'
import { useSteering } from './useSteering.ts'

/** So long the end of a snake can be looked at. */
const END_MS = 0.9 * SECOND

/** Snake as it is played: by keys, swipes, taps or a pad, and step by step by ear. */
export function SnakePlay({ setup, playing }: PlayProps<SnakeSetup>) {
  const t = useText()
  const board = useMemo(() => boardOf(setup), [setup])
  const rules = useMemo(() => snakeRulesOf(board), [board])
  const { state, frame, head, heading, sayTime, known } = useSnake(rules, playing)
  const rival = useGhost(setup, playing.variant)
  const spoken = useSpoken(state)
  const scoreText = useSnakeScore(setup)
  const { sound, onOver, clock, isBest, isPaused } = playing
  const isOver = snake.isOver(state)
  const isBySteps = setup.pace === 'steps'

  const isEndless = setup.mode === 'classic'
  const isNewBest = isBest(snake.score(state))
  const heard = useRef(state)
  useEffect(() => {
    const before = heard.current
    heard.current = state
    if (state.end === before.end) {
      if (state.eaten > before.eaten) sound.play('eat')
    } else if (state.end === 'cleared') sound.play('won')
    else sound.play(isEndless && isNewBest ? 'best' : 'bump')
  }, [state, sound, isEndless, isNewBest])

  useOver(snake.isOver(known), snake.score(known), onOver, END_MS)
  const place = useStage(isPaused, 'end')

  // what is around is said until the next step
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const draw = useRef(() => {})
  const turn = (to: number) => {
    head(to)
    draw.current()
  }
  const steering = useSteering({ heading, head: turn })
  const pause =
    playing.pause === undefined
      ? undefined
      : () => {
          sayTime()
          playing.pause?.()
        }
  const { end, eaten } = state
  const said = end === 'none' ? (isBySteps ? spoken.place() : null) : t(`snake.end_${end}`)
  return (
    <Table playing={{ ...playing, pause }} score={scoreText(snake.score(state))} isOver={isOver}>
      <div ref={place} className={classes.stage} tabIndex={-1}>
        {/* taps and swipes have their keys, and buttons below */}
        <div className={classes.board} {...steering}>
          <SnakeCanvas
            setup={board}
            frame={() => withGhost(frame(), rival?.ghost ?? null, board.step_ticks)}
            isMoving={!isPaused && !isOver && !isBySteps}
            draw={draw}
            label={t('snake.board', { columns: board.columns, rows: board.rows, eaten, length: state.body.length })}
          />
          {!isBySteps && clock.since !== null && <LeadIn key={clock.since} until={clock.since} />}
        </div>
        <p className={classes.said} role="status">
          {askedAt === state.ticks ? spoken.around() : said}
        </p>
        {rival !== null && (
          <Chip chosen={rival.ghost !== null} onClick={rival.toggle}>
            {t(rival.isOwn ? 'snake.ghost_own' : 'snake.ghost_best', { time: clockText(rival.played_ms) })}
          </Chip>
        )}
        <div className={classes.controls}>
          <Pad onHead={turn} />
          {isBySteps && (
            <Button size="small" icon="search" onClick={() => setAskedAt(state.ticks)}>
              {t('snake.look_around')}
            </Button>
          )}
        </div>
      </div>
    </Table>
  )
}

function withGhost(frame: Frame<Snake>, ghost: Ghost | null, step_ticks: number): Frame<Snake> {
  if (ghost === null || step_ticks === 0) return frame
  const tick = (Math.floor(frame.state.ticks / step_ticks) + frame.part) * step_ticks
  return { ...frame, ghost: ghost(tick) }
}
