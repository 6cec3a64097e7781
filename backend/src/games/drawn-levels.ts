import type { RunChoice } from '@kredka/contracts/games/choices'
import { drawnLevelName, readDrawnLevel } from '@kredka/contracts/games/snake/drawn'
import type { Pace } from '@kredka/contracts/games/snake/rules'
import type { WriteSide } from '../kernel/write-side.ts'
import { draftOfLevel, playableLevel } from '../levels/index.ts'

/** A choice of what somebody drew with what that version holds; null where nobody can play it (any more). */
export async function withDrawnLevel(write: WriteSide, choice: RunChoice): Promise<RunChoice | null> {
  if (choice.game !== 'snake2024' || choice.mode !== 'level') return choice
  const named = readDrawnLevel(choice.level)
  if (named === null) return choice
  const drawn = await playableLevel(write, named.level_id, named.version)
  return drawn && { ...choice, ...drawn }
}

/** A draft as its author alone plays it; null for anybody else. */
export async function draftSetup(
  write: Pick<WriteSide, 'fold'>,
  { level_id, author_id, pace }: { readonly level_id: string; readonly author_id: string; readonly pace: Pace },
) {
  const drawn = await draftOfLevel(write, level_id, author_id)
  const level = drawnLevelName({ level_id, version: 0 })
  return drawn && ({ game: 'snake2024', mode: 'level', pace, level, ...drawn } as const)
}
