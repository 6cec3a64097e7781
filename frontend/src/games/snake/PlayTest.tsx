import type { Level } from '@kredka/contracts/games/snake/level'
import type { LevelSetup } from '@kredka/contracts/games/snake/play'
import { useMemo } from 'react'
import { LocalGame } from '../components/LocalGame.tsx'
import { snakeParts } from './SnakeGame.tsx'

interface Props {
  /** Without faults. */
  readonly level: Level
  readonly onLeave: () => void
}

/** A level that is tried out while it is drawn: played in this browser alone, it proves nothing (GAM-03). */
export function PlayTest({ level, onLeave }: Props) {
  const { map, heading, speed, open_edges } = level
  const setup: LevelSetup = useMemo(
    () => ({ mode: 'level', pace: 'clock', level: 'draft', map, heading, speed, open_edges }),
    [map, heading, speed, open_edges],
  )
  return <LocalGame parts={snakeParts} setup={setup} onLeave={onLeave} leave="snake.drawn_back" />
}
