import type { CopyTarget } from '@kredka/backend/adapters/event-store/copy-target'
import { eventStoreDbCopyTarget } from '@kredka/backend/adapters/event-store/eventstoredb/copy-target'
import { postgresCopyTarget } from '@kredka/backend/adapters/event-store/postgres/copy-target'
import type { Parts } from '@kredka/backend/composition/container'
import { CONFIG, EVENT_STORE, POOL } from '@kredka/backend/composition/identifiers'

/** The configured log, as what another one is copied into. */
export async function targetOf(parts: Parts): Promise<CopyTarget> {
  const [{ eventstore_url }, store] = await Promise.all([parts.get(CONFIG), parts.get(EVENT_STORE)])
  return eventstore_url === null ? postgresCopyTarget(await parts.get(POOL), store) : eventStoreDbCopyTarget(store)
}
