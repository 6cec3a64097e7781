import type { Overrides, Parts } from '@kredka/backend/composition/container'
import type { Config } from '@kredka/backend/config/config'
import { readEnvironment } from '../start/environment.ts'
import { SILENT } from '../terminal/silent.ts'
import { openDatabase } from './open-database.ts'

export interface Opened {
  readonly parts: Parts
  readonly config: Config
}

/**
 * Gives a tool the parts of the product over the configured data, beside a running site or without one, and closes them
 * after.
 * @param make whether the embedded database is made where there is none yet
 * @param overrides of tests, as the time that passes while the tool waits
 * @throws Refusal where there is no data and none is to be made
 */
export async function withParts<T>(
  tool: string,
  work: (opened: Opened) => Promise<T>,
  make: (config: Config) => boolean = () => false,
  overrides: Overrides = {},
): Promise<T> {
  const given = readEnvironment()
  const database = await openDatabase(given, make(given))
  try {
    const config = { ...given, database_url: database.url }
    // The whole product: what asks an export, and needs no database, goes without.
    const { createParts } = await import('@kredka/backend/composition/container')
    const parts = createParts(config, tool, { embedded: given.database_url === null, log: SILENT, ...overrides })
    try {
      return await work({ parts, config })
    } finally {
      await parts.close()
    }
  } finally {
    await database.close()
  }
}
