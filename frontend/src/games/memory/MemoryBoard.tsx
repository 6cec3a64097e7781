import { memory } from '@kredka/contracts/games/engine/memory-1/memory'
import type { MemorySetup } from '@kredka/contracts/games/memory/play'
import { memoryBoard } from '@kredka/contracts/games/memory/rules'
import { useText } from '../../i18n/useText.ts'
import type { BoardProps } from '../game.ts'
import { foldMemory } from './fold.ts'
import { MemoryGrid } from './MemoryGrid.tsx'
import classes from './memory.module.css'
import type { Words } from './words.ts'

/** A board that is looked at. */
export function MemoryBoard({ setup, steps, words }: BoardProps<MemorySetup> & { readonly words: Words }) {
  const t = useText()
  const { tiles, columns } = memoryBoard(setup.size)
  const state = foldMemory(tiles, steps)
  return (
    <>
      <MemoryGrid state={state} words={words} columns={columns} waiting={[]} isClosed={false} />
      <p className={classes.said}>{t('memory.moves', { count: memory.score(state) })}</p>
    </>
  )
}
