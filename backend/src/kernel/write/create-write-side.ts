import { isRejection } from '@kredka/contracts/kernel/errors'
import { type AnyEvent, type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { Clock, EventStore, Log, Position } from '@kredka/contracts/kernel/ports'
import type { Catalog } from '../catalog.ts'
import type { Decider } from '../decider.ts'
import type { EventEncryption } from '../event-encryption.ts'
import type { CommandContext, Executed, WriteSide } from '../write-side.ts'
import { createDelivery } from './delivery.ts'
import type { FoldLimits, SomeDecider } from './fold-cache.ts'
import { createFolds } from './folds.ts'
import { Mailboxes } from './mailboxes.ts'

/**
 * Runs the inline policies of appended events before the request answers, on a repeat of the command too.
 * @returns position of the last event that they appended, null when there is none
 */
export type Inline = (events: readonly Recorded[], context: CommandContext) => Promise<Position | null>

export interface WriteSideParts {
  readonly store: EventStore
  readonly catalog: Catalog
  readonly encryption: EventEncryption
  readonly clock: Clock
  readonly log: Log
  readonly inline?: Inline
  readonly limits?: FoldLimits
  /** Pauses before a lost race is decided anew and an unanswered append repeated. Default: the machine's timer. */
  readonly wait?: (ms: number) => Promise<unknown>
}

/** Room for about one and a half million commands; for fewer beside states that weigh something. */
const LIMITS: FoldLimits = { streams: 10_000, bytes: 32 * 1024 * 1024 }

/** The way in for every change of state: mailboxes, folds, appends and inline policies over one store. */
export function createWriteSide(parts: WriteSideParts): WriteSide {
  const { store, clock, log, inline } = parts
  const folds = createFolds(parts, parts.limits ?? LIMITS)
  const mailboxes = new Mailboxes(createDelivery({ ...parts, folds }))

  const write: WriteSide = {
    async execute<S, C, E extends AnyEvent>(
      decider: Decider<S, C, E>,
      id: string,
      command: C,
      context: CommandContext,
    ) {
      const done = await mailboxes.send(streamOf(decider.category, id), eraseTypes(decider), command, context)
      if (isRejection(done)) return done
      const position = await runInline(done, context)
      // The decider of the command made these events, or events of its own stream that it wrote before.
      return { ...done, position } as Executed<E>
    },

    async fold<S, C, E extends AnyEvent>(decider: Decider<S, C, E>, id: string, maxAgeMs = 0) {
      const stream = streamOf(decider.category, id)
      const known = folds.get(eraseTypes(decider), stream)
      const recent = maxAgeMs > 0 && !known.behind && clock.now() - known.checkedAt <= maxAgeMs
      const { state, revision } = recent ? known : await folds.refresh(eraseTypes(decider), stream)
      return { state: state as S, revision }
    },

    noteRevisions: (events) => {
      for (const { stream, revision } of events) folds.noteRevision(stream, revision)
    },
  }
  return write

  /** What goes wrong here is the policy runner's to repeat: the events are in the log, so the caller gets a yes. */
  async function runInline({ events, position }: Executed, context: CommandContext): Promise<Position | null> {
    if (inline === undefined || events.length === 0) return position
    try {
      const last = await inline(events, context)
      return last !== null && (position === null || store.compare(last, position) > 0) ? last : position
    } catch (error) {
      log.error({ error, command: context.command, correlation_id: context.correlation_id }, 'inline policy failed')
      return position
    }
  }
}

/** The cache hands a decider only states that the same decider made, and the mailbox only commands sent with it. */
function eraseTypes<S, C, E extends AnyEvent>(decider: Decider<S, C, E>): SomeDecider {
  return decider as unknown as SomeDecider
}
