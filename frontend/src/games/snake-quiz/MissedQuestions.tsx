import { isRight, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { boardOf, type SnakeQuizSetup } from '@kredka/contracts/games/snake-quiz/play'
import type { RunView } from '@kredka/contracts/games/views'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import type { DrawnFormula } from '../../ui/math/MathText.tsx'
import { LatePart } from '../components/LatePart.tsx'
import { lateChunk } from '../late-chunk.ts'
import { stepsOf } from '../steps.ts'
import { goneText } from './gone-text.ts'
import { letterOf } from './letter-of.ts'
import classes from './missed.module.css'

const math = lateChunk(() => import('../../ui/math/MathText.tsx'))

interface Props {
  readonly setup: SnakeQuizSetup
  readonly view: RunView
}

/** After the end: each question that was missed with what would have been right, why, and where it comes from. */
export function MissedQuestions({ setup, view: { inputs, told, asked, is_own } }: Props) {
  const t = useText()
  const path = usePath()
  const { answers } = useMemo(
    () =>
      stepsOf({ inputs, told }).reduce(
        (state, { input, told }) => snakeQuiz.step(state, input, told) ?? state,
        snakeQuiz.begin(boardOf(setup)),
      ),
    [setup, inputs, told],
  )
  const missed = answers.flatMap((answer, n) => {
    const question = asked[n]
    return isRight(answer) || question === undefined ? [] : [{ answer, question, n }]
  })
  if (missed.length === 0) return null
  return (
    <section className={classes.missed} aria-labelledby="missed">
      <h2 id="missed">{t('snake_quiz.missed')}</h2>
      {is_own && <p>{t('snake_quiz.missed_about')}</p>}
      <ul>
        {missed.map(({ answer: { eaten, right }, question, n }) => {
          const { prompt, options, after } = question
          const nameOf = (tile: number | null) => options[tile ?? -1] ?? letterOf(tile ?? -1)
          return (
            <li key={n} className={classes.miss}>
              <h3>{prompt ?? t(goneText(question))}</h3>
              <p className={classes.wrong}>{t('snake_quiz.your_answer', { answer: nameOf(eaten) })}</p>
              <p className={classes.good}>{t('snake_quiz.right_answer', { answer: nameOf(right) })}</p>
              {after !== null && after.explanation !== '' && (
                <p>
                  <Explanation text={after.explanation} formulas={after.formulas} />
                </p>
              )}
              {after?.is_corrected === true && <p>{t('snake_quiz.corrected')}</p>}
              {after !== null && after.quiz !== null && (
                <p>
                  <Link to={path('quizzes.quiz', { slugged: `${after.quiz.id}-${after.quiz.slug}` })}>
                    {t('snake_quiz.from_quiz', { title: after.quiz.title })}
                  </Link>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ExplanationProps {
  readonly text: string
  readonly formulas: readonly DrawnFormula[]
}

/** Most have no formula in them: what draws one is loaded where there is a dollar. */
function Explanation({ text, formulas }: ExplanationProps) {
  if (!text.includes('$')) return text
  return (
    <LatePart chunk={math} lines={1}>
      {({ MathText }) => <MathText text={text} formulas={formulas} />}
    </LatePart>
  )
}
