import { globSync } from 'node:fs'
import { ROOT } from '../terminal/root.ts'

/** What npm installs, what builds make, and what runs leave behind. */
const OTHERS = /(^|\/)(node_modules|dist|generated|test-results|playwright-report|coverage|\.data|\.cache)$/

const ROOMS = '{contracts,projections,backend,frontend,ops}'

export function documents(): readonly string[] {
  return filesOf(['*.md', '.github/**/*.md', `${ROOMS}/**/*.md`])
}

export function sources(): readonly string[] {
  return filesOf([`${ROOMS}/**/*.{ts,tsx,mjs,cjs,sql}`, '.dependency-cruiser.cjs'])
}

/** Paths from the root, in order. */
function filesOf(patterns: readonly string[]): readonly string[] {
  return globSync(patterns, { cwd: ROOT, exclude: (path) => OTHERS.test(path) }).toSorted()
}
