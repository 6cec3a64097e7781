import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderEnvExample } from '@kredka/backend/config/config'
import { ROOT } from '../terminal/root.ts'

test('OPS-07 .env.example names every setting as the code knows it', () => {
  expect(readFileSync(join(ROOT, '.env.example'), 'utf8')).toBe(renderEnvExample())
})
