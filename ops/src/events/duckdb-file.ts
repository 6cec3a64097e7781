import { quoted } from '@kredka/backend/adapters/replica/duckdb'
import { Refusal } from '../terminal/run-main.ts'

/** A path as DuckDB reads it, which takes some letters for patterns. @throws Refusal */
export function fileIn(path: string): string {
  if (/[*?[\]{}]/.test(path))
    throw new Refusal(`${path}: DuckDB takes * ? [ ] { } for patterns; name the file otherwise.`)
  return quoted(path)
}
