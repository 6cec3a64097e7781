import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { livesIn } from '@kredka/backend/docs/lives/lives'
import { ROOT } from '../terminal/root.ts'
import { graphFiles } from './graphs.ts'

test('every graph that the contract declares is drawn, and its drawing is current', () => {
  const declared = globSync('contracts/src/*/*.ts', { cwd: ROOT }).flatMap((file) => [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+_GRAPH) = /gm),
  ])
  expect(livesIn('en')).toHaveLength(declared.length)
  for (const [name, text] of graphFiles()) {
    expect([name, readFileSync(join(ROOT, 'ops/docs/graphs', name), 'utf8')]).toEqual([name, text])
  }
})

test('whatever a graph leads to is one of its states', () => {
  for (const { name, graph } of livesIn('en')) {
    const lost = Object.values(graph)
      .flatMap((ways) => Object.values(ways).flat())
      .filter((state) => !(state in graph))
    expect([name, lost]).toEqual([name, []])
  }
})
