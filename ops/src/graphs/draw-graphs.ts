import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, readArguments } from '../terminal/command.ts'
import { ROOT } from '../terminal/root.ts'
import { graphFiles } from './graphs.ts'

const COMMAND = {
  name: 'graphs',
  says: 'Draws every life of the contract into ops/docs/graphs.',
} as const satisfies Command

/** `npm run graphs`: draws every life of the contract into `ops/docs/graphs`. */
export async function drawGraphs(args: readonly string[]): Promise<number> {
  readArguments(COMMAND, args)
  const folder = join(ROOT, 'ops/docs/graphs')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of await graphFiles()) await writeFile(join(folder, name), text)
  return 0
}
