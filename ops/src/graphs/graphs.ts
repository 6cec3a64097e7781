import { globSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from '@kredka/backend/docs/life-cycles/draw'
import { type LifeCycle, lifeCyclesIn } from '@kredka/backend/docs/life-cycles/life-cycles'
import type { Contract } from '@kredka/contracts/kernel/module-contract'
import { ROOT } from '../terminal/root.ts'

/** Every life that a module's contract declares, with its words in English; by the names of the modules. */
export async function loadLifeCycles(): Promise<readonly LifeCycle[]> {
  const files = globSync('contracts/src/*/contract.ts', { cwd: ROOT }).toSorted()
  const exported: readonly Readonly<Record<string, Contract>>[] = await Promise.all(
    files.map((file) => import(join(ROOT, file))),
  )
  return lifeCyclesIn('en', exported.flatMap(Object.values))
}

/** Files of `ops/docs/graphs` by name, as they have to be. */
export async function graphFiles(): Promise<ReadonlyMap<string, string>> {
  const lifeCycles = await loadLifeCycles()
  const drawings = lifeCycles.map(({ name, title, graph }) => [`${name}.svg`, draw(title, graph)] as const)
  const parts = lifeCycles.map(({ name, title }) => `## ${title}\n\n![${title}](${name}.svg)\n`)
  return new Map([...drawings, ['README.md', writeList(parts)]])
}

function writeList(parts: readonly string[]): string {
  return `# Lives

What can become of a thing, as the contract declares it and every decider's test checks it. A dashed frame is what a
thing is before its first event, a grey one an end; \`↻\` is done without leaving the state. The running site explains
every state and arrow at \`/api/docs/life-cycles\`. Drawn by \`npm run graphs\`.

${parts.join('\n')}`
}
