import { readMap } from '@kredka/contracts/games/snake/level'
import type { SnakeSetup } from '@kredka/contracts/games/snake/play'
import { useMemo } from 'react'
import { useText } from '../../i18n/useText.ts'

/** `12 points`, and in a level how much of its food was eaten: `4 of 9`. */
export function useSnakeScore(setup: SnakeSetup): (score: number) => string {
  const t = useText()
  const all = useMemo(() => foodOf(setup), [setup])
  return (score) => (all === null ? t('snake.points', { count: score }) : t('snake.eaten', { count: score, all }))
}

/** How much there is to eat; null where it does not end. */
export function foodOf(setup: SnakeSetup): number | null {
  return setup.mode === 'classic' ? null : (readMap(setup.map)?.food.length ?? 0)
}
