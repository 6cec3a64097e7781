import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HeldByProcessError, lockForProcess } from '@kredka/projections/postgres/process-lock'
import { ROOT } from '../terminal/root.ts'
import { pathOfInstalled, runNode } from '../terminal/run.ts'
import { compressTexts } from './compress.ts'

/** Where the built pages lie. */
export const FRONTEND_DIST = join(ROOT, 'frontend', 'dist')
/** Inside the built folder, so that pages and stamp can only change together. */
const STAMP = '.sources'
/** What the pages are made of. */
const SOURCES = ['frontend/src', 'frontend/build', 'frontend/public', 'contracts/src']
const FILES = ['frontend/index.html', 'frontend/vite.config.ts', 'frontend/package.json', 'package-lock.json']

/**
 * Builds the pages for production, unless those that lie there were made from the same sources. Two builds at once wait
 * for each other.
 * @returns false when there was nothing to do
 * @throws Error with what the build said
 */
export async function buildFrontend(): Promise<boolean> {
  const sources = await hashOfSources()
  if (await isBuiltFrom(sources)) return false
  const unlock = await waitForLock(join(ROOT, '.cache', 'frontend-build'))
  try {
    if (await isBuiltFrom(sources)) return false
    await build(sources)
    return true
  } finally {
    await unlock()
  }
}

async function isBuiltFrom(sources: string): Promise<boolean> {
  return (await readFile(join(FRONTEND_DIST, STAMP), 'utf8').catch(() => '')) === sources
}

/**
 * Into a folder beside, which then takes the place of the old one: a build that fails leaves the old pages as they are.
 */
async function build(sources: string): Promise<void> {
  const draft = join(ROOT, '.cache', 'frontend-dist')
  const old = `${draft}.old`
  const args = ['build', join(ROOT, 'frontend'), '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await runNode(pathOfInstalled('vite', 'bin', 'vite.js'), args, {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`)
  await compressTexts(draft)
  await writeFile(join(draft, STAMP), sources)
  await rm(old, { recursive: true, force: true })
  if (existsSync(FRONTEND_DIST)) await rename(FRONTEND_DIST, old)
  await rename(draft, FRONTEND_DIST)
  await rm(old, { recursive: true, force: true })
}

async function hashOfSources(): Promise<string> {
  const found = await Promise.all(SOURCES.map(filesBelow))
  const hash = createHash('sha256')
  for (const file of [...found.flat(), ...FILES].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(ROOT, file)))
  }
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(join(ROOT, folder))) return []
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}

async function waitForLock(path: string): Promise<() => Promise<void>> {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  for (;;) {
    try {
      return await lockForProcess(path)
    } catch (error) {
      if (!(error instanceof HeldByProcessError)) throw error
      await sleep(200)
    }
  }
}
