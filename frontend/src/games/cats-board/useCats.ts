import { type CatsBoardSetup, layoutOf } from '@kredka/contracts/games/cats-board/play'
import type { CatsBoard } from '@kredka/contracts/games/engine/cats-board-1/cats-board'
import type { Layout } from '@kredka/contracts/games/engine/cats-board-1/layout'
import { useMemo } from 'react'
import type { Play } from '../usePlay.ts'
import { foldCats } from './fold.ts'

interface Cats {
  readonly layout: Layout
  /** As the server knows them. */
  readonly settled: CatsBoard
  /** As they are seen: nothing is hidden, so a cat slides at once. */
  readonly state: CatsBoard
  /** As of this very instant: a quick hand is ahead of what React has rendered. */
  readonly now: () => CatsBoard
}

/** Cats after all inputs, worked out when there are more of them. */
export function useCats(setup: CatsBoardSetup, { steps, waiting, now }: Play): Cats {
  const layout = useMemo(() => layoutOf(setup), [setup])
  const known = useMemo(() => steps.map(({ input }) => input), [steps])
  const settled = useMemo(() => foldCats(layout, known), [layout, known])
  const state = useMemo(
    () => (waiting.length === 0 ? settled : foldCats(layout, [...known, ...waiting])),
    [layout, known, settled, waiting],
  )
  return {
    layout,
    settled,
    state,
    now() {
      const latest = now.current
      if (latest.steps === steps && latest.waiting === waiting) return state
      return foldCats(layout, [...latest.steps.map(({ input }) => input), ...latest.waiting])
    },
  }
}
