import { drawnLevelName, readDrawnLevel } from '@kredka/contracts/games/snake/drawn'
import { type SnakeSetup, snakePlay } from '@kredka/contracts/games/snake/play'
import { CLASSIC_SIDE, SPEED_FIRST, STEP_MS } from '@kredka/contracts/games/snake/rules'
import type { LevelView } from '@kredka/contracts/levels/views'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { GameView } from '../components/GameView.tsx'
import { LatePart } from '../components/LatePart.tsx'
import type { GameParts, GameWords } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { drawnLevel } from '../resources.ts'
import { framesOf } from './frames.ts'
import { setupOf } from './setup-of.ts'
import { useLevels } from './useLevels.ts'
import { foodOf } from './useSnakeScore.ts'

const fields = lateChunk(() => import('./SnakeFields.tsx'))
const drawnFields = lateChunk(() => import('./DrawnFields.tsx'))
const next = lateChunk(() => import('./NextLevel.tsx'))
const rules = lateChunk(() => import('./SnakeRules.tsx'))
const play = lateChunk(() => import('./SnakePlay.tsx'))
const board = lateChunk(() => import('./SnakeBoard.tsx'))

export const snakeParts: GameParts<SnakeSetup> = {
  game: 'snake2024',
  play: snakePlay,
  first: { mode: 'classic', pace: 'clock', speed: SPEED_FIRST, edges: 'closed' },
  choiceOf,
  Fields: (of) => <LatePart chunk={fields}>{({ SnakeFields }) => <SnakeFields {...of} />}</LatePart>,
  Rules: () => <LatePart chunk={rules}>{({ SnakeRules }) => <SnakeRules />}</LatePart>,
  preparePlay: play.prepare,
  Play: (of) => <LatePart chunk={play}>{({ SnakePlay }) => <SnakePlay {...of} />}</LatePart>,
  Board: (of) => <LatePart chunk={board}>{({ SnakeBoard }) => <SnakeBoard {...of} />}</LatePart>,
  frames: { of: framesOf, ms: STEP_MS },
  More: (of) => (
    <LatePart chunk={next} lines={1}>
      {({ NextLevel }) => <NextLevel {...of} />}
    </LatePart>
  ),
  leadsOn: (setup, score) => setup.mode === 'level' && readDrawnLevel(setup.level) === null && score === foodOf(setup),
  lobbyOf,
  useWords,
}

/** Snake: the endless game, and levels, one of which an address can name (GAM-01, GAM-03). */
export function SnakeGame() {
  const [params] = useSearchParams()
  const named = params.get('level')
  if (named !== null && isId(named)) return <DrawnGame id={named} />
  return <BuiltInGame named={named} />
}

function BuiltInGame({ named }: { readonly named: string | null }) {
  const levels = useLevels(named !== null)
  const level = named === null ? undefined : levels?.find(({ id }) => id === named)
  const own = useMemo(
    () => (level === undefined ? snakeParts : { ...snakeParts, first: setupOf(level, 'clock') }),
    [level],
  )
  if (named !== null && levels === null) return <SkeletonLines />
  return <GameView key={level?.id} parts={own} />
}

const drawnParts: GameParts<SnakeSetup> = {
  ...snakeParts,
  Fields: (of) => <LatePart chunk={drawnFields}>{({ DrawnFields }) => <DrawnFields {...of} />}</LatePart>,
}

/** What somebody drew, as it is published now. */
function DrawnGame({ id }: { readonly id: string }) {
  const found = useResource(drawnLevel, { id })
  if (found.status === 'failed' && found.error.status === 404) return <NotFound />
  return <ResourceView of={found}>{(level) => <DrawnVersion key={level.version} level={level} />}</ResourceView>
}

function DrawnVersion({ level: { id: level_id, version, drawn } }: { readonly level: LevelView }) {
  const [parts] = useState(() => ({
    ...drawnParts,
    first: setupOf({ id: drawnLevelName({ level_id, version }), ...drawn }, 'clock'),
  }))
  return <GameView parts={parts} />
}

/** A draft is begun from its editor alone. */
function choiceOf(setup: SnakeSetup) {
  const { mode, pace } = setup
  if (mode === 'classic') return { game: 'snake2024', mode, pace, speed: setup.speed, edges: setup.edges } as const
  if (readDrawnLevel(setup.level)?.version === 0) return null
  return { game: 'snake2024', mode, pace, level: setup.level } as const
}

function lobbyOf(setup: SnakeSetup): string {
  if (setup.mode === 'classic') return ''
  const drawn = readDrawnLevel(setup.level)
  if (drawn?.version === 0) return ''
  return `?level=${drawn?.level_id ?? setup.level}`
}

function useWords(setup: SnakeSetup): GameWords<SnakeSetup> {
  const t = useText()
  const language = useLanguage()
  const levels = useLevels(setup.mode === 'level')
  const drawn = setup.mode === 'level' ? readDrawnLevel(setup.level) : null
  const { data } = useResource(drawnLevel, drawn === null || drawn.version === 0 ? null : { id: drawn.level_id })
  const levelName = (id: string) => {
    if (readDrawnLevel(id)?.version === 0) return t('snake.drawn_draft')
    return levels?.find((level) => level.id === id)?.[language] ?? data?.name ?? ''
  }
  return {
    scoreText: (count) => t('snake.points', { count }),
    note(setup) {
      if (setup.mode === 'level' && levels === null) return null
      const name =
        setup.mode === 'level'
          ? levelName(setup.level)
          : `${CLASSIC_SIDE} × ${CLASSIC_SIDE} · ${t('snake.speed_of', { speed: setup.speed })}`
      // what is still being drawn has no name among the levels
      const notes = [name, setup.pace === 'steps' ? t('snake.by_steps') : ''].filter((note) => note !== '')
      return notes.length === 0 ? null : notes.join(' · ')
    },
    done: t('snake.cleared'),
    lost: (setup, score) => (score === foodOf(setup) ? null : t('snake.over')),
  }
}
