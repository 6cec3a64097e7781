import { setTimeout as sleep } from 'node:timers/promises'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import type { Recorded } from '@kredka/contracts/kernel/events'
import {
  type AppendResult,
  type Clock,
  type EventStore,
  type StoredEvent,
  StoreUnavailableError,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import type { Catalog } from '../catalog.ts'
import type { EventEncryption } from '../event-encryption.ts'
import type { Executed } from '../write-side.ts'
import { type Batch, type Draft, decideInTurn, type Outcome } from './batch.ts'
import type { FoldedPlace, StreamFold } from './fold-cache.ts'
import type { Folds } from './folds.ts'
import type { Deliver, PendingCommand } from './mailboxes.ts'

/** How long a lost race is decided anew (EVT-03). */
export const RACE_MS = 2_000
/**
 * How often an append of unknown outcome is repeated, and the pause before the first repeat; each one is twice as long.
 */
const REPEATS = 4
const REPEAT_PAUSE_MS = 25
const MAX_RACE_PAUSE_MS = 50

export interface DeliveryParts {
  readonly store: EventStore
  readonly catalog: Catalog
  readonly encryption: EventEncryption
  readonly clock: Clock
  readonly folds: Folds
  /** Pauses between attempts. Default: the machine's timer. */
  readonly wait?: (ms: number) => Promise<unknown>
}

/**
 * Decides, appends, and answers. Three rules make the cached fold safe although other processes append too:
 *
 * - what is appended names the revision it was decided on, so a stale fold loses the race and reads the tail;
 * - a no (rejection, or nothing to do) is only said on a fold that an append has confirmed or that was read after the
 * command came;
 * - an id that may have been used before (any but a random one) is only decided on a fold read after the command came,
 * and its events are read back by the next fold: the store answers a repeat as the first time, and keeps the first
 * time's data. Beside an event of a random id it costs neither: an append that holds one is no repeat, so the fold was
 * complete, and what stands in the log is what was decided.
 */
export function createDelivery(parts: DeliveryParts): Deliver {
  const { clock, folds, encryption, wait = sleep } = parts

  return deliver

  async function deliver(stream: string, commands: readonly PendingCommand[]): Promise<readonly PendingCommand[]> {
    const first = commands[0]
    if (first === undefined) return []
    const { decider } = first
    const begun = clock.now()
    const mayRepeat = commands.every(({ context }) => !isRandom(context.command_id))
    let fold = folds.get(decider, stream)
    let fresh = false

    async function refresh(): Promise<void> {
      fold = await folds.refresh(decider, stream)
      fresh = true
    }

    if (mayRepeat || fold.behind) await refresh()
    for (let races = 0; ; races += 1) {
      const batch = await decideInTurn(parts, stream, fold, commands)
      if (batch.drafts.length === 0) {
        if (!fresh && batch.outcomes.some(({ kind }) => kind === 'rejected' || kind === 'nothing')) {
          await refresh()
          continue
        }
        return answerAll(encryption, stream, commands, batch, { revision: fold.revision, position: fold.position })
      }
      const isNew = batch.drafts.some(({ metadata }) => isRandom(metadata.command_id))
      if (!fresh && !isNew) {
        await refresh()
        continue
      }
      try {
        const appended = await append(parts, stream, batch)
        if (isNew) advance(parts, fold, batch, appended)
        folds.keep(decider, stream, fold)
        // other folds of the stream, and this one where its events are to be read back
        folds.noteRevision(stream, appended.revision)
        return answerAll(encryption, stream, commands, batch, appended)
      } catch (error) {
        if (!(error instanceof WrongRevisionError)) throw error
        if (clock.now() - begun >= RACE_MS) {
          for (const pending of commands) pending.answer(reject('CONFLICT'))
          return []
        }
        if (races > 0) await wait(Math.random() * Math.min(2 ** races, MAX_RACE_PAUSE_MS))
        await refresh()
      }
    }
  }
}

/** An append whose outcome is unknown is repeated as it is: the same ids make it one append. */
async function append(
  { store, wait = sleep }: DeliveryParts,
  stream: string,
  { expected, drafts }: Batch,
): Promise<AppendResult> {
  const events = drafts.map(({ id, event, encrypted, metadata }) => ({
    id,
    type: event.type,
    data: encrypted,
    metadata: { ...metadata },
  }))
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await store.append(stream, expected < 0 ? 'no_stream' : expected, events)
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || repeats === REPEATS) throw error
      await wait(REPEAT_PAUSE_MS * 2 ** repeats)
    }
  }
}

function advance(
  { encryption, clock }: DeliveryParts,
  fold: StreamFold,
  { drafts, after }: Batch,
  { position }: AppendResult,
): void {
  if (after === null || !fold.leap(drafts.map(placeOf), position, after.state)) {
    for (const draft of drafts) fold.advance({ ...encryption.hidePersonal(draft.event), ...placeOf(draft), position })
  }
  fold.checkedAt = clock.now()
}

function placeOf({ revision, metadata }: Draft): FoldedPlace {
  return { revision, command_id: metadata.command_id }
}

/** Where the stream ends once the command is through. */
interface End {
  readonly revision: number
  readonly position: string | null
}

async function answerAll(
  encryption: EventEncryption,
  stream: string,
  commands: readonly PendingCommand[],
  batch: Batch,
  end: End,
): Promise<readonly PendingCommand[]> {
  await Promise.all(
    batch.outcomes.map(async (outcome, index) => {
      const pending = commands[index]
      if (pending === undefined) return
      try {
        pending.answer(await answerTo(encryption, stream, outcome, end))
      } catch (error) {
        pending.fail(error)
      }
    }),
  )
  return commands.slice(batch.outcomes.length)
}

async function answerTo(
  encryption: EventEncryption,
  stream: string,
  outcome: Outcome,
  end: End,
): Promise<Executed | Rejection> {
  switch (outcome.kind) {
    case 'appends':
    case 'joins':
      return toExecuted(outcome.drafts.map((draft) => toRecorded(stream, draft, end.position ?? '')))
    case 'repeats':
      return toExecuted(await openFirstAnswer(encryption, outcome.events))
    case 'nothing':
      return { ...end, events: [] }
    case 'rejected':
      return outcome.rejection
    case 'failed':
      throw outcome.error
  }
}

async function openFirstAnswer(
  encryption: EventEncryption,
  stored: readonly StoredEvent[],
): Promise<readonly Recorded[]> {
  const events = await encryption.openEvents(stored)
  const position = events.at(-1)?.position
  return events.map((event) => ({ ...event, position: position ?? event.position }))
}

function toExecuted(events: readonly Recorded[]): Executed {
  const last = events.at(-1)
  return { position: last?.position ?? null, revision: last?.revision ?? -1, events }
}

/** Events of one append become visible together, so each bears the position of the last. */
function toRecorded(stream: string, { id, event, revision, metadata }: Draft, position: string): Recorded {
  return { type: event.type, data: event.data, id, stream, revision, position, metadata }
}

/** A UUIDv4 was drawn for this command alone; any other id may have been derived before. */
function isRandom(commandId: string): boolean {
  return commandId.charAt(14) === '4'
}
