import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { graphFiles, loadLifeCycles } from './graphs.ts'

test('every graph that the contract declares is drawn, and its drawing is current', async () => {
  const declared = globSync('contracts/src/*/*.ts', { cwd: ROOT }).flatMap((file) => [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+_GRAPH) = /gm),
  ])
  expect(await loadLifeCycles()).toHaveLength(declared.length)
  for (const [name, text] of await graphFiles()) {
    expect([name, readFileSync(join(ROOT, 'ops/docs/graphs', name), 'utf8')]).toEqual([name, text])
  }
})

test('whatever a graph leads to is one of its states', async () => {
  for (const { name, graph } of await loadLifeCycles()) {
    const lost = Object.values(graph)
      .flatMap((ways) => Object.values(ways).flat())
      .filter((state) => !(state in graph))
    expect([name, lost]).toEqual([name, []])
  }
})
