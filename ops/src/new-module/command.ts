import { type Command, readArguments, useOf } from '../terminal/command.ts'
import { ROOT } from '../terminal/root.ts'
import { Refusal } from '../terminal/run-main.ts'
import { newModule } from './new-module.ts'
import { prove } from './prove.ts'

const COMMAND = {
  name: 'new-module',
  says: 'Writes a small module to begin with, in every room.',
  words: { use: '[name]', min: 0, max: 1 },
  options: { prove: { type: 'boolean', says: 'make one in a copy and check it; without a name' } },
} as const satisfies Command

/**
 * `npm run new-module <name>` writes a small module to begin with; `npm run new-module -- --prove` makes one in a copy
 * and checks it.
 */
export async function makeModule(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, words } = readArguments(COMMAND, args)
  const [name] = words
  if (values.prove === (name !== undefined)) throw new Refusal(`Use: ${useOf(COMMAND)}`)
  if (name === undefined) return prove(signal)
  for (const file of newModule(ROOT, name)) console.log(file)
  console.log(
    '\nNow: npm run events -- freeze; UPDATE_GOLDEN=1 npm test -- unit golden; npm run format. ops/docs/add-a-module.md tells the rest.',
  )
  return 0
}
