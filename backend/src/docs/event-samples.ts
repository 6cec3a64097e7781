import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CONTRACTS = fileURLToPath(new URL('../../../contracts/src/', import.meta.url))

/**
 * The stored samples of events, as `contracts/src/<module>/samples/` keeps them, by event and version:
 * `OfferSubmitted.v1`.
 */
export async function loadEventSamples(): Promise<ReadonlyMap<string, unknown>> {
  const modules = await readdir(CONTRACTS, { withFileTypes: true })
  const folders = modules.filter((entry) => entry.isDirectory()).map(({ name }) => join(CONTRACTS, name, 'samples'))
  const files = await Promise.all(folders.map(filesOf))
  return new Map(await Promise.all(files.flat().map(async (file) => [nameOf(file), await parseFile(file)] as const)))
}

/** None where the module has no events. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
}

async function parseFile(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
