import { subjectById } from '@kredka/contracts/data/subjects'
import { STEP_MS } from '@kredka/contracts/games/snake/rules'
import { type SnakeQuizSetup, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import { ALL_SUBJECTS, QUESTIONS } from '@kredka/contracts/games/snake-quiz/rules'
import { useMemo } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords as useOfferWords } from '../../offers/index.ts'
import { GameView } from '../components/GameView.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { framesOf } from './frames.ts'

const fields = lateChunk(() => import('./SnakeQuizFields.tsx'))
const missed = lateChunk(() => import('./MissedQuestions.tsx'))
const rules = lateChunk(() => import('./SnakeQuizRules.tsx'))
const play = lateChunk(() => import('./SnakeQuizPlay.tsx'))
const board = lateChunk(() => import('./SnakeQuizBoard.tsx'))

const parts: Omit<GameParts<SnakeQuizSetup>, 'first'> = {
  game: 'snake-quiz',
  play: snakeQuizPlay,
  choiceOf: ({ tiles: _, ...choice }) => ({ game: 'snake-quiz', ...choice }),
  needsServer: true,
  Fields: (of) => <LatePart chunk={fields}>{({ SnakeQuizFields }) => <SnakeQuizFields {...of} />}</LatePart>,
  Rules: () => <LatePart chunk={rules}>{({ SnakeQuizRules }) => <SnakeQuizRules />}</LatePart>,
  preparePlay: play.prepare,
  Play: (of) => <LatePart chunk={play}>{({ SnakeQuizPlay }) => <SnakeQuizPlay {...of} />}</LatePart>,
  Board: (of) => <LatePart chunk={board}>{({ SnakeQuizBoard }) => <SnakeQuizBoard {...of} />}</LatePart>,
  frames: { of: framesOf, ms: STEP_MS },
  After: (of) => <LatePart chunk={missed}>{({ MissedQuestions }) => <MissedQuestions {...of} />}</LatePart>,
  useWords,
}

/** Snake with questions of the public quizzes, in the language of the page until somebody chooses the other (GAM-07). */
export function SnakeQuizGame() {
  const language = useLanguage()
  const own: GameParts<SnakeQuizSetup> = useMemo(() => {
    const first = { subject: ALL_SUBJECTS, level: 'any', language, speed: 'calm', pace: 'clock', tiles: [] } as const
    return { ...parts, first }
  }, [language])
  return <GameView parts={own} />
}

function useWords(): GameWords<SnakeQuizSetup> {
  const t = useText()
  const language = useLanguage()
  const words = useOfferWords()
  return {
    scoreText: (count) => t('snake_quiz.right', { count }),
    note({ subject, level, pace }) {
      const name = subjectById(subject)?.[language] ?? t('snake_quiz.all_subjects')
      const notes = [name, level === 'any' ? t('snake_quiz.any_level') : words.level(level)]
      return (pace === 'steps' ? [...notes, t('snake.by_steps')] : notes).join(' · ')
    },
    done: t('snake_quiz.all_right'),
    lost: (_, score) => (score === QUESTIONS ? null : t('snake_quiz.over')),
  }
}
