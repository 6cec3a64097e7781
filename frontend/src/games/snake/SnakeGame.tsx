import { type SnakeSetup, snakePlay } from '@kredka/contracts/games/snake/play'
import { CLASSIC_SIDE, SPEED_FIRST, STEP_MS } from '@kredka/contracts/games/snake/rules'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import { GameView } from '../components/GameView.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { framesOf } from './frames.ts'
import { NextLevel } from './NextLevel.tsx'
import { SnakeBoard } from './SnakeBoard.tsx'
import { SnakeFields } from './SnakeFields.tsx'
import { SnakePlay } from './SnakePlay.tsx'
import { SnakeRules } from './SnakeRules.tsx'
import { setupOf } from './setup-of.ts'
import { useLevels } from './useLevels.ts'
import { foodOf } from './useSnakeScore.ts'

const parts: GameParts<SnakeSetup> = {
  game: 'snake2024',
  play: snakePlay,
  first: { mode: 'classic', pace: 'clock', speed: SPEED_FIRST, edges: 'closed' },
  choiceOf,
  Fields: SnakeFields,
  Rules: SnakeRules,
  Play: SnakePlay,
  Board: SnakeBoard,
  frames: { of: framesOf, ms: STEP_MS },
  More: NextLevel,
  lobbyOf: (setup) => (setup.mode === 'level' ? `?level=${setup.level}` : ''),
  useWords,
}

/** Snake: the endless game, and levels, one of which an address can name (GAM-01, GAM-03). */
export function SnakeGame() {
  const [params] = useSearchParams()
  const named = params.get('level')
  const levels = useLevels(named !== null)
  const level = named === null ? undefined : levels?.find(({ id }) => id === named)
  const own = useMemo(() => (level === undefined ? parts : { ...parts, first: setupOf(level, 'clock') }), [level])
  if (named !== null && levels === null) return <SkeletonLines />
  return <GameView key={level?.id} parts={own} />
}

function choiceOf(setup: SnakeSetup) {
  const { mode, pace } = setup
  if (mode === 'classic') return { game: 'snake2024', mode, pace, speed: setup.speed, edges: setup.edges } as const
  return { game: 'snake2024', mode, pace, level: setup.level } as const
}

function useWords(setup: SnakeSetup): GameWords<SnakeSetup> {
  const t = useText()
  const language = useLanguage()
  const levels = useLevels(setup.mode === 'level')
  const levelName = (id: string) => levels?.find((level) => level.id === id)?.[language] ?? ''
  return {
    scoreText: (count) => t('snake.points', { count }),
    note(setup) {
      if (setup.mode === 'level' && levels === null) return null
      const name =
        setup.mode === 'level'
          ? levelName(setup.level)
          : `${CLASSIC_SIDE} × ${CLASSIC_SIDE} · ${t('snake.speed_of', { speed: setup.speed })}`
      return setup.pace === 'steps' ? `${name} · ${t('snake.by_steps')}` : name
    },
    done: t('snake.cleared'),
    lost: (setup, score) => (score === foodOf(setup) ? null : t('snake.over')),
  }
}
