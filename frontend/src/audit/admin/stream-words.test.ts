import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsOfStream } from './stream-words.ts'

const CONTRACTS = join(import.meta.dirname, '../../../../contracts/src')

test('ADM-03 every kind of stream has a word of its own', () => {
  const contracts = globSync('*/contract.ts', { cwd: CONTRACTS }).map((file) =>
    readFileSync(join(CONTRACTS, file), 'utf8'),
  )
  const kinds = contracts.flatMap((text) =>
    [...text.matchAll(/\bstream\(\s*'([a-z]+)'/g)].map(([, kind]) => kind ?? ''),
  )
  expect(kinds.length).toBeGreaterThan(80)
  expect(kinds.filter((kind) => wordsOfStream(kind) === undefined)).toEqual([])
})
