import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DID } from './did.ts'

const CONTRACTS = join(import.meta.dirname, '../../../../contracts/src')

test('ADM-03 whatever somebody of the staff did stands in their log as a sentence', () => {
  const samples = globSync('*/samples/*.json', { cwd: CONTRACTS })
  const byStaff = samples.filter((file) => 'admin_id' in JSON.parse(readFileSync(join(CONTRACTS, file), 'utf8')))
  const types = new Set(byStaff.map((file) => basename(file).split('.')[0] ?? ''))
  expect(types.size).toBeGreaterThan(20)
  expect([...types].filter((type) => !DID.has(type))).toEqual([])
})
