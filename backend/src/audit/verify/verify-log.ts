import { type EventStore, type Keyring, START, type StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Catalog } from '../../kernel/catalog.ts'
import type { Place } from '../../kernel/followed-log/log-fault.ts'
import { readLog } from '../read-log.ts'
import type { Seal } from '../seal.ts'
import { personalCheck, schemaCheck, subjectsOf } from './content.ts'
import type { Check, FaultKind, LogFault } from './log-fault.ts'
import { causeCheck, idCheck, metadataCheck } from './origin.ts'
import { missingCheck, positionCheck, revisionCheck } from './place.ts'
import { ReachedCheck } from './reached.ts'
import { type KeptRoot, SealCheck } from './seals.ts'
import { WordTable } from './word-table.ts'

export interface VerifyParts {
  readonly store: Pick<EventStore, 'head' | 'readAll' | 'compare' | 'isPosition' | 'gapless'>
  readonly catalog: Catalog
  readonly keyring: Pick<Keyring, 'keysOf'>
}

export interface Verifying {
  readonly signal: AbortSignal
  /** Told after each page how many events were read. */
  readonly onProgress: (events: number) => void
  readonly report: (fault: LogFault) => void
  /** Roots that somebody kept outside of the log. */
  readonly roots?: readonly KeptRoot[]
  /** Where readers of the log have been, noted before this began. */
  readonly reached?: readonly Place[]
}

export interface Verified {
  readonly events: number
  readonly streams: number
  readonly faults: number
  /** The last seal, null where no day was sealed yet. */
  readonly seal: Seal | null
}

/**
 * Reads the whole log and tells what is wrong with it (ANA-04): its order and what is missing, ids that derive from
 * their command, metadata and causes, payloads against their schemas, personal data and their envelopes, and the seals
 * of its days. A few words of memory an event, 16 bytes a word.
 */
export async function verifyLog(parts: VerifyParts, verifying: Verifying): Promise<Verified> {
  const { store, keyring } = parts
  const { signal, onProgress } = verifying
  const [revisions, ids] = [new WordTable(), new WordTable()]
  const schema = schemaCheck(parts.catalog)
  const seals = new SealCheck(verifying.roots ?? [], (event) => schema(event).length === 0)
  const reached = new ReachedCheck(store, verifying.reached ?? [])
  // causes are earlier events: the check comes before the event's own id is known
  const checks: readonly (readonly [FaultKind, Check])[] = [
    ['order', positionCheck(store)],
    ['missing', missingCheck(store)],
    ['missing', reached.check],
    ['revision', revisionCheck(revisions)],
    ['metadata', metadataCheck()],
    ['cause', causeCheck(ids)],
    ['id', idCheck(ids)],
    ['schema', schema],
    ['seal', seals.check],
  ]
  const personal = personalCheck(parts.catalog)
  let events = 0
  let faults = 0
  const report = (kind: FaultKind, fault: string, event: StoredEvent | null) => {
    faults += 1
    verifying.report({ kind, fault, event })
  }

  for await (const page of readLog(store, START)) {
    if (signal.aborted) break
    const keys = await keyring.keysOf([...new Set(subjectsOf(page))])
    for (const event of page) {
      for (const [kind, check] of checks) for (const fault of check(event)) report(kind, fault, event)
      for (const fault of personal(event, keys)) report('personal', fault, event)
    }
    events += page.length
    onProgress(events)
  }
  if (!signal.aborted) {
    for (const fault of seals.atEnd()) report('seal', fault, null)
    const head = await store.head()
    for (const fault of reached.atEnd(head)) report('missing', fault, null)
  }
  return { events, streams: revisions.size, faults, seal: seals.last }
}
