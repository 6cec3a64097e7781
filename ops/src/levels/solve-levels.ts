import { writeFileSync } from 'node:fs'
import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import { type Command, readArguments } from '../terminal/command.ts'
import { CLEARS_FILE, clearOf, clears, storedClear } from './clears.ts'

const COMMAND = {
  name: 'levels',
  says: 'Solves the levels of the snake that were drawn or changed, and names those that cannot be cleared.',
} as const satisfies Command

/**
 * `npm run levels`: whoever draws a level or changes one has it solved here. Those whose stored inputs clear them keep
 * these; the others get new ones, or are named where none is found.
 */
export async function solveLevels(args: readonly string[]): Promise<number> {
  readArguments(COMMAND, args)
  const lines = LEVELS.flatMap((level) => {
    const kept = storedClear(level.id)
    const inputs = clears(level, kept) ? kept : clearOf(level)
    if (inputs !== null) return [`  ${JSON.stringify(level.id)}: ${JSON.stringify(inputs.join(' '))}`]
    console.error(`${level.id}: no way through was found`)
    return []
  })
  writeFileSync(CLEARS_FILE, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${lines.length} of ${LEVELS.length} levels can be cleared`)
  return lines.length === LEVELS.length ? 0 : 1
}
