import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wordsOfEvent } from './happened.ts'

const CONTRACTS = join(import.meta.dirname, '../../../../contracts/src')

test('ADM-03 whatever happens to an order, a lesson and a payment is told in a word of its own', () => {
  const samples = globSync('{orders,lessons,payments}/samples/*.json', { cwd: CONTRACTS })
  const types = new Set(samples.map((file) => basename(file).split('.')[0] ?? ''))
  expect(types.size).toBeGreaterThan(40)
  expect([...types].filter((type) => wordsOfEvent(type) === undefined)).toEqual([])
})
