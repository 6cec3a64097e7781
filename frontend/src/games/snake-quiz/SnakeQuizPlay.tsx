import { heartsOf, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, type SnakeQuizSetup } from '@kredka/contracts/games/snake-quiz/play'
import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Table } from '../components/Table.tsx'
import type { PlayProps } from '../game.ts'
import { LeadIn } from '../snake/LeadIn.tsx'
import { Pad } from '../snake/Pad.tsx'
import { SnakeCanvas } from '../snake/SnakeCanvas.tsx'
import stage from '../snake/snake.module.css'
import { useSnake } from '../snake/useSnake.ts'
import { useStage } from '../snake/useStage.ts'
import { useSteering } from '../snake/useSteering.ts'
import { useOver } from '../useOver.ts'
import { Question } from './Question.tsx'
import { QuizTiles } from './QuizTiles.tsx'
import { bareSnake, QUIZ_BOARD, quizRulesOf } from './quiz-snake.ts'
import classes from './snake-quiz.module.css'
import { useQuizSpoken } from './useQuizSpoken.ts'
import { useVerdict } from './useVerdict.ts'

/** So long the end can be looked at. */
const END_MS = 1.5 * SECOND

/** Snake with questions as it is played: by keys, swipes, taps or a pad, and step by step by ear (GAM-07). */
export function SnakeQuizPlay({ setup, playing }: PlayProps<SnakeQuizSetup>) {
  const t = useText()
  const rules = useMemo(() => quizRulesOf(boardOf(setup)), [setup])
  const { state, frame, head, heading, sayTime, known } = useSnake(rules, playing)
  const { sound, onOver, clock, isPaused, asked } = playing
  const question = asked[state.asked - 1] ?? null
  const spoken = useQuizSpoken(state, question)
  const verdict = useVerdict(state, asked)
  const isOver = snakeQuiz.isOver(state)
  const isBySteps = setup.pace === 'steps'

  const heard = useRef(state)
  useEffect(() => {
    const before = heard.current
    heard.current = state
    if (state.end !== before.end) sound.play(state.end === 'answered' ? 'won' : 'bump')
    else if (snakeQuiz.score(state) > snakeQuiz.score(before)) sound.play('pair')
    else if (heartsOf(state) < heartsOf(before)) sound.play('miss')
    else if (state.answers.length > before.answers.length) sound.play('eat')
  }, [state, sound])

  useOver(snakeQuiz.isOver(known), snakeQuiz.score(known), onOver, END_MS)
  // the question, and the board below it
  const place = useStage(isPaused, 'start')

  // what somebody asked for is said until the next step
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
  const ended = state.end === 'none' ? null : t(`snake_quiz.end_${state.end}`)
  const isSaid = isBySteps && !isOver
  const where = askedAt === state.ticks ? spoken.around : spoken.place
  const news = [verdict, ended, isSaid ? where() : null].filter((one) => one !== null)
  return (
    <Table
      playing={{ ...playing, pause }}
      score={t('snake_quiz.right', { count: snakeQuiz.score(state) })}
      isOver={isOver}
    >
      <div ref={place} className={stage.stage} tabIndex={-1}>
        <div role="status" className={classes.asked}>
          <Question asked={state.asked} all={setup.tiles.length} hearts={heartsOf(state)} question={question} />
        </div>
        {/* taps and swipes have their keys, and buttons below */}
        <div className={classes.board} {...steering}>
          <SnakeCanvas
            setup={QUIZ_BOARD}
            frame={() => {
              const { state, part } = frame()
              return { state: bareSnake(state), part }
            }}
            isMoving={!isPaused && !isOver && !isBySteps}
            draw={draw}
            label={t('snake_quiz.board', { length: state.body.length, right: snakeQuiz.score(state) })}
          />
          <QuizTiles places={state.places} question={question} />
          {!isBySteps && clock.since !== null && <LeadIn key={clock.since} until={clock.since} />}
        </div>
        <p className={stage.said} role="status">
          {news.join(' ')}
        </p>
        {isBySteps && (
          <p className={classes.layout} aria-live="polite">
            {isSaid ? spoken.tiles() : ''}
          </p>
        )}
        <div className={stage.controls}>
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
