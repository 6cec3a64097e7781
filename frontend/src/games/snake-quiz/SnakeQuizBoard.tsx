import { heartsOf, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, type SnakeQuizSetup } from '@kredka/contracts/games/snake-quiz/play'
import { useMemo } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { BoardProps } from '../game.ts'
import { SnakeCanvas } from '../snake/SnakeCanvas.tsx'
import stage from '../snake/snake.module.css'
import { Question } from './Question.tsx'
import { QuizTiles } from './QuizTiles.tsx'
import { bareSnake, QUIZ_BOARD } from './quiz-snake.ts'
import classes from './snake-quiz.module.css'
import { useVerdict } from './useVerdict.ts'

/** A board that is looked at. */
export function SnakeQuizBoard({ setup, steps, asked }: BoardProps<SnakeQuizSetup>) {
  const t = useText()
  const state = useMemo(
    () =>
      steps.reduce(
        (before, { input, told }) => snakeQuiz.step(before, input, told) ?? before,
        snakeQuiz.begin(boardOf(setup)),
      ),
    [setup, steps],
  )
  const question = asked[state.asked - 1] ?? null
  const verdict = useVerdict(state, asked)
  return (
    <div className={stage.stage}>
      <Question asked={state.asked} all={setup.tiles.length} hearts={heartsOf(state)} question={question} />
      <div className={classes.board}>
        <SnakeCanvas
          setup={QUIZ_BOARD}
          frame={() => ({ state: bareSnake(state), part: 1 })}
          isMoving={false}
          label={t('snake_quiz.board', { length: state.body.length, right: snakeQuiz.score(state) })}
        />
        <QuizTiles places={state.places} question={question} />
      </div>
      <p className={stage.said}>{verdict}</p>
    </div>
  )
}
