import { asRead, readsNames, valuesAsRead } from '@kredka/contracts/audit/as-read'
import { listStreamKinds, openEvent, showEvent, showWrittenRows } from '@kredka/contracts/audit/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { StreamKind } from '@kredka/contracts/kernel/module-contract'
import { answer, type QueryHandler } from '@kredka/projections/kernel/query'
import { adminId } from '../kernel/caller.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import type { EventIndex } from './event-index.ts'
import { type Definitions, personalPart, withoutPersonal } from './personal-part.ts'
import { privateReadDecider } from './private-read.ts'
import { listed, valuesOf } from './values.ts'
import { type WritingProjection, writtenRows } from './written-rows.ts'

export interface EventLogParts {
  readonly index: EventIndex
  readonly definitions: Definitions
  readonly kinds: readonly StreamKind[]
  readonly projections: readonly WritingProjection[]
}

/** One event: what it says without what is personal, and what read models make of it (ADM-03). */
export function eventQueryHandlers(parts: EventLogParts, streams: OpenStreams): readonly QueryHandler[] {
  const { index, definitions, kinds, projections } = parts
  return [
    answer(listStreamKinds, [], async () =>
      kinds.map(({ category, about, events }) => ({ category, about, types: events.map(({ name }) => name) })),
    ),

    answer(showEvent, index.reads, async ({ sql, input, viewer }) => {
      const row = await index.findEvent(sql, input.id)
      const event = row && (await readEvent(streams, row.stream, row.revision))
      if (row === null || event === null) return reject('NOT_FOUND')
      const { values, gone, subjects } = personalPart(event, definitions)
      const shown = Object.entries(event.data).filter(([name]) => !(name in values) && !gone.includes(name))
      const reads = await index.readsOf(sql, input.id)
      return {
        ...asRead(viewer)(row),
        schema_version: Number(event.metadata.schema_version),
        origin: event.metadata.origin,
        values: valuesAsRead(viewer)(listed(valuesOf(Object.fromEntries(shown)))),
        hidden: Object.keys(values),
        gone: [...gone],
        subjects: [...subjects],
        reads: readsNames(viewer) ? reads : reads.map((read) => ({ ...read, reason: null })),
      }
    }),

    answer(showWrittenRows, index.reads, async ({ sql, input, viewer }) => {
      const row = await index.findEvent(sql, input.id)
      const event = row && (await readEvent(streams, row.stream, row.revision))
      if (event === null) return reject('NOT_FOUND')
      const rows = await writtenRows(projections, withoutPersonal(event, definitions))
      return rows.map((written) => ({ ...written, values: valuesAsRead(viewer)(written.values) }))
    }),
  ]
}

/** What is personal in an event, for a reason (ADM-03). */
export function eventHandlers({ definitions }: EventLogParts, { write, streams }: Tools): readonly Handler[] {
  return [
    handle(openEvent, async ({ id, stream, revision, reason }, request) => {
      const event = await readEvent(streams, stream, revision)
      if (event?.id !== id) return reject('NOT_FOUND')
      const { values, subjects } = personalPart(event, definitions)
      if (subjects.length === 0) return reject('NOTHING_PRIVATE')
      // Nobody reads it before the log says who asked and why.
      const about = { event_id: id, stream, revision, type: event.type }
      const record = { ...about, subjects, admin_id: adminId(request), reason: reason.trim() }
      const read = await write.execute(privateReadDecider, id, record, request.context)
      return isRejection(read) ? read : { answer: { values: listed(valuesOf(values)) }, position: read.position }
    }),
  ]
}

async function readEvent(streams: OpenStreams, stream: string, revision: number): Promise<Recorded | null> {
  const [event] = await streams.read(stream, { from: revision, limit: 1 })
  return event ?? null
}
