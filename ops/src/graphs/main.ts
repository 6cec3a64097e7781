import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { runMain } from '../terminal/run-main.ts'
import { graphFiles } from './graphs.ts'

/** `npm run graphs`: draws every life of the contract into `ops/docs/graphs`. */
await runMain(async () => {
  const folder = join(ROOT, 'ops/docs/graphs')
  await mkdir(folder, { recursive: true })
  for (const [name, text] of await graphFiles()) await writeFile(join(folder, name), text)
})
