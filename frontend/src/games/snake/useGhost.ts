import { type SnakeSetup, snakePlay } from '@kredka/contracts/games/snake/play'
import { useMemo, useRef, useState } from 'react'
import { VISITOR } from '../../app/own-storage.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { board, ownGames, run } from '../resources.ts'
import { stepsOf } from '../steps.ts'
import { createGhost, type Ghost, isSameRace } from './ghost.ts'
import { foodOf } from './useSnakeScore.ts'

const NAME = 'games.ghost'
const GAME = 'snake2024'

export interface Rival {
  /** Null where somebody would rather be alone. */
  readonly ghost: Ghost | null
  readonly isOwn: boolean
  readonly played_ms: number
  readonly toggle: () => void
}

/**
 * Whom somebody races against on a level: their own fastest clear, before they have one the fastest of all. It stays
 * the same while they play, whoever is faster by then.
 * @param variant the board that the run counts for; null where there is none to race on
 * @returns null where nobody has cleared it, and where time stands
 */
export function useGhost(setup: SnakeSetup, variant: string | null): Rival | null {
  const { own: storage } = useAppStore().services
  const user_id = useAppSelector(selectUser)?.userId
  const level = setup.mode === 'level' && setup.pace === 'clock' && variant !== null ? setup : null
  const own = useResource(ownGames, level === null || user_id === undefined ? null : {})
  const food = foodOf(setup)
  const ownBest = own.data?.bests.find((one) => one.game === GAME && one.variant === variant && one.score === food)
  const isFirst = user_id === undefined || (own.data !== null && ownBest === undefined)
  const all = useResource(
    board,
    level !== null && isFirst ? { game: GAME, variant: variant ?? '', period: 'all' } : null,
  )
  const found = ownBest ?? all.data?.rows.find(({ score }) => score === food)
  const first = useRef<{ readonly run_id: string; readonly isOwn: boolean } | null>(null)
  if (first.current === null && found !== undefined) {
    first.current = { run_id: found.run_id, isOwn: found === ownBest }
  }
  const raced = useResource(run, first.current === null ? null : { id: first.current.run_id })
  const ghost = useMemo(() => {
    const then = raced.data === null ? null : snakePlay.read(raced.data.setup)
    if (level === null || raced.data === null || then?.mode !== 'level' || !isSameRace(level, then)) return null
    return createGhost(level, stepsOf(raced.data))
  }, [level, raced.data])
  const [isOn, setOn] = useState(() => storage.read(user_id ?? VISITOR, NAME) !== 'off')
  if (ghost === null || raced.data?.ended == null) return null
  return {
    ghost: isOn ? ghost : null,
    isOwn: first.current?.isOwn === true,
    played_ms: raced.data.ended.played_ms,
    toggle() {
      storage.write(user_id ?? VISITOR, NAME, isOn ? 'off' : null)
      setOn(!isOn)
    },
  }
}
