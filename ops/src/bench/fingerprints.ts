import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import type { Bench } from './bench.ts'

/** Hash of the content by path, from the root. */
export type Fingerprints = Readonly<Record<string, string>>

const OWN = 'ops/src/bench'
const SHORT = 16

/**
 * What of the code a bench's figures speak of, each part with the hash of all that it holds.
 * @throws where a part does not exist
 */
export function fingerprintsOf({ name, measures }: Pick<Bench, 'name' | 'measures'>, root = ROOT): Fingerprints {
  const parts = [...measures, ...ownFiles(name, root)].toSorted()
  return Object.fromEntries(parts.map((part) => [part, fingerprint(part, root)]))
}

/** The parts that are not what they were, or were not among them. */
export function partsChanged(then: Fingerprints, now: Fingerprints): readonly string[] {
  const parts = new Set([...Object.keys(then), ...Object.keys(now)])
  return [...parts].filter((part) => then[part] !== now[part]).toSorted()
}

function ownFiles(name: string, root: string): readonly string[] {
  return readdirSync(join(root, OWN))
    .filter((file) => file === `${name}.ts` || file.startsWith(`${name}-`))
    .map((file) => `${OWN}/${file}`)
    .filter(isMeasured)
}

function fingerprint(part: string, root: string): string {
  const hash = createHash('sha256')
  for (const file of filesIn(part, root))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, SHORT)
}

function filesIn(part: string, root: string): readonly string[] {
  if (statSync(join(root, part)).isFile()) return [part]
  return readdirSync(join(root, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`)
    .filter(isMeasured)
    .toSorted()
}

/** No figure depends on tests. */
function isMeasured(path: string): boolean {
  return !/\.test\.tsx?$/.test(path) && !path.includes('/testing/')
}
