import { readFileSync } from 'node:fs'

/** The text of `tables.sql` beside the module that asks: `sqlBeside(import.meta.url)`. */
export function sqlBeside(moduleUrl: string, file = 'tables.sql'): string {
  return readFileSync(new URL(file, moduleUrl), 'utf8')
}
