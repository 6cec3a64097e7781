import { CATALOG, ENCRYPTION, EVENT_STORE } from '@kredka/backend/composition/identifiers'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import { withParts } from '../../tools/with-parts.ts'
import { exportSource } from './export-source.ts'
import { logSource } from './log-source.ts'
import { catalogOfContracts, type EventSource } from './source.ts'

/** The log, or an export of it, which needs no database. */
export async function withSource<T>(
  path: string | undefined,
  work: (source: EventSource, catalog: Catalog) => Promise<T>,
): Promise<T> {
  if (path !== undefined) {
    const catalog = await catalogOfContracts()
    return work(exportSource(path, catalog), catalog)
  }
  return withParts('events', async ({ parts }) => {
    const [store, encryption] = await Promise.all([parts.get(EVENT_STORE), parts.get(ENCRYPTION)])
    return work(logSource(store, encryption), await parts.get(CATALOG))
  })
}
