import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import { ROOT } from '../terminal/root.ts'
import { clearOf, clears } from './clears.ts'

/**
 * npm run levels: whoever draws a level or changes one has it solved here. Those whose stored inputs clear them keep
 * these; the others get new ones, or are named where none is found.
 */
const FILE = join(ROOT, 'contracts/src/games/snake/levels/clears.json')
const stored: Readonly<Record<string, string>> = JSON.parse(readFileSync(FILE, 'utf8'))
const lines = LEVELS.flatMap((level) => {
  const kept = stored[level.id]?.split(' ').map(Number) ?? []
  const inputs = clears(level, kept) ? kept : clearOf(level)
  if (inputs !== null) return [`  ${JSON.stringify(level.id)}: ${JSON.stringify(inputs.join(' '))}`]
  console.error(`${level.id}: no way through was found`)
  process.exitCode = 1
  return []
})
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} of ${LEVELS.length} levels can be cleared`)
