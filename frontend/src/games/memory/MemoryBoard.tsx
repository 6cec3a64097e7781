import { memory } from '@kredka/contracts/games/engine/memory-1/memory'
import { memoryBoard } from '@kredka/contracts/games/rules'
import { setOf } from '@kredka/contracts/games/sets/sets'
import type { RunView } from '@kredka/contracts/games/views'
import { useText } from '../../i18n/useText.ts'
import { stepsOf } from '../steps.ts'
import { foldMemory } from './fold.ts'
import { MemoryGrid } from './MemoryGrid.tsx'
import classes from './memory.module.css'

interface Props {
  readonly run: RunView
  /** After so many inputs. */
  readonly shown: number
}

/** A board that is looked at. */
export function MemoryBoard({ run, shown }: Props) {
  const t = useText()
  const { tiles, columns } = memoryBoard(run.setup.size)
  const state = foldMemory(tiles, stepsOf(run).slice(0, shown))
  return (
    <>
      <MemoryGrid state={state} set={setOf(run.setup.set)} columns={columns} waiting={[]} isClosed={false} />
      <p className={classes.said}>{t('games.moves', { count: memory.score(state) })}</p>
    </>
  )
}
