import { asRead, valuesAsRead } from '@kredka/contracts/audit/as-read'
import { listStreamSteps, showStreamState } from '@kredka/contracts/audit/endpoints'
import type { EventRowView, StreamStepView } from '@kredka/contracts/audit/log-views'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { categoryOf, type Recorded } from '@kredka/contracts/kernel/events'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { answer, answerPage, type QueryHandler } from '@kredka/projections/kernel/query'
import type { OpenStreams } from '../kernel/tools.ts'
import type { EventLogParts } from './event-handlers.ts'
import { withoutPersonal } from './personal-part.ts'
import type { FoldOf } from './states.ts'
import { changesOf, compareValues, type Values } from './values.ts'

/** So many changes of one event, and so many values of a state, are shown. */
const CHANGES_MAX = 40
const VALUES_MAX = 500

/**
 * The state of any stream at any moment, and what each of its events changed (ADM-03). Read from the log itself, so
 * that it is never behind; without what is personal.
 */
export function streamQueryHandlers(
  { index, definitions, kinds }: EventLogParts,
  foldOf: FoldOf,
  streams: OpenStreams,
): readonly QueryHandler[] {
  const abouts = new Map(kinds.map(({ category, about }) => [category, about]))

  async function readStream(stream: string): Promise<readonly Recorded[]> {
    const events = await streams.read(stream)
    return events.map((event) => withoutPersonal(event, definitions))
  }

  return [
    answerPage(listStreamSteps, index.reads, async ({ sql, input, viewer }) => {
      const events = await readStream(input.stream)
      if (events.length === 0) return reject('NOT_FOUND')
      const size = input.page_size ?? DEFAULT_PAGE_SIZE
      const end = Math.max(0, events.length - ((input.page ?? 1) - 1) * size)
      const first = Math.max(0, end - size)
      const names = await index.actorNames(sql, actorsOf(events.slice(first, end)))
      const rows = stepsOf(foldOf, input.stream, events, { first, end }, names)
      const [row, changes] = [asRead(viewer), valuesAsRead(viewer)]
      const asReadStep = (step: StreamStepView): StreamStepView => ({
        ...step,
        event: row(step.event),
        changes: changes(step.changes),
      })
      return { rows: rows.toReversed().map(asReadStep), has_next_page: first > 0 }
    }),

    answer(showStreamState, [], async ({ input, viewer }) => {
      const { stream } = input
      const events = await readStream(stream)
      if (events.length === 0) return reject('NOT_FOUND')
      const { before, after } = momentsOf(events, input)
      const all = compareValues(valuesAfter(foldOf, stream, events, before), valuesAfter(foldOf, stream, events, after))
      const values = valuesAsRead(viewer)(all)
      const category = categoryOf(stream)
      return {
        ...{ stream, category, about: abouts.get(category) ?? '', last_revision: events.length - 1 },
        before: momentOf(events, before),
        after: momentOf(events, after),
        values: values.slice(0, VALUES_MAX),
        more: Math.max(0, values.length - VALUES_MAX),
      }
    }),
  ]
}

interface Range {
  readonly first: number
  /** Exclusive. */
  readonly end: number
}

/** What each event of a range changed: the fold before and after it. */
function stepsOf(
  foldOf: FoldOf,
  stream: string,
  events: readonly Recorded[],
  { first, end }: Range,
  names: ReadonlyMap<string, string>,
): StreamStepView[] {
  const fold = foldOf(stream)
  for (const event of events.slice(0, first)) fold.take(event)
  let before = fold.values()
  return events.slice(first, end).map((event) => {
    fold.take(event)
    const after = fold.values()
    const changes = changesOf(before, after)
    before = after
    return {
      event: toRow(event, names),
      changes: changes.slice(0, CHANGES_MAX),
      more: Math.max(0, changes.length - CHANGES_MAX),
    }
  })
}

function valuesAfter(foldOf: FoldOf, stream: string, events: readonly Recorded[], revision: number): Values {
  if (revision < 0) return new Map()
  const fold = foldOf(stream)
  for (const event of events.slice(0, revision + 1)) fold.take(event)
  return fold.values()
}

/** Revisions of the moments that are asked for; -1 is before the first event. */
function momentsOf(events: readonly Recorded[], input: InputOf<typeof showStreamState>) {
  const last = events.length - 1
  const { revision, at, since_revision, since } = input
  const moment = (named: number | undefined, instant: string | undefined, otherwise: number) => {
    if (named !== undefined) return Math.min(named, last)
    return instant === undefined ? otherwise : revisionAt(events, instant)
  }
  return { before: moment(since_revision, since, -1), after: moment(revision, at, last) }
}

function revisionAt(events: readonly Recorded[], instant: string): number {
  const until = Date.parse(instant)
  return events.findLastIndex(({ metadata }) => Date.parse(metadata.occurred_at) <= until)
}

function momentOf(events: readonly Recorded[], revision: number) {
  return { revision, at: events[revision]?.metadata.occurred_at ?? null }
}

function actorsOf(events: readonly Recorded[]): readonly string[] {
  return [...new Set(events.map(({ metadata }) => metadata.actor))]
}

function toRow({ id, stream, revision, type, metadata }: Recorded, names: ReadonlyMap<string, string>): EventRowView {
  const { actor, command, occurred_at, $correlationId, $causationId } = metadata
  return {
    ...{ id, stream, category: categoryOf(stream), revision, last_revision: revision, count: 1, type, actor, command },
    at: occurred_at,
    actor_name: names.get(actor) ?? actor,
    correlation_id: $correlationId,
    causation_id: $causationId,
    reason: null,
  }
}
