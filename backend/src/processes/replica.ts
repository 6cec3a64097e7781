import { tryLease } from '@kredka/projections/postgres/leases'
import { type Progress, progressFile, writeJson } from '../adapters/replica/files.ts'
import { fillReplica } from '../adapters/replica/fill.ts'
import type { RefreshTask } from '../adapters/replica/replica.ts'
import { workOnce } from '../adapters/replica/work.ts'
import { createParts } from '../composition/container.ts'
import { CATALOG, CLOCK, ENCRYPTION, EVENT_STORE, IDS, LOG, POOL } from '../composition/identifiers.ts'

const NOTE_MS = 500

/** Reads what is new in the log into the copy that analysts ask, as the only one who does. */
workOnce(async ({ config, folder }: RefreshTask) => {
  const parts = createParts({ ...config, log_level: 'error' }, 'replica')
  const [pool, clock, ids, log] = await Promise.all([parts.get(POOL), parts.get(CLOCK), parts.get(IDS), parts.get(LOG)])
  const lease = await tryLease({ pool, name: 'replica', holder: ids.uuid(), clock, log })
  // somebody else's reading serves as well
  if (lease === undefined) return
  let progress: Progress = { state: 'running', read: 0, reached_at: null }
  const note = () => writeJson(progressFile(folder), progress).catch(() => undefined)
  const noting = setInterval(() => void note(), NOTE_MS)
  try {
    const [store, encryption, { definitions }] = await Promise.all([
      parts.get(EVENT_STORE),
      parts.get(ENCRYPTION),
      parts.get(CATALOG),
    ])
    await fillReplica({
      folder,
      store,
      encryption,
      definitions,
      clock,
      signal: lease.signal,
      onProgress: (read, { metadata }) => {
        progress = { state: 'running', read, reached_at: metadata.occurred_at }
      },
    })
  } finally {
    clearInterval(noting)
    await lease.release()
    await parts.close()
  }
})
