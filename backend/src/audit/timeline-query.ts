import { getTimeline } from '@kredka/contracts/audit/endpoints'
import type { TimelineActor, TimelineEntryView, TimelineStep } from '@kredka/contracts/audit/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { type Recorded, streamOf } from '@kredka/contracts/kernel/events'
import type { QueryHandler, Question } from '@kredka/projections/kernel/query'
import type { Concerned, Telling, Timeline } from '../kernel/timeline.ts'
import type { OpenStreams } from '../kernel/tools.ts'

/**
 * Reads the streams themselves: a history that lags behind its thing would tell of another thing. Names come from the
 * read model.
 */
export function timelineQueryHandler(timelines: readonly Timeline[], streams: OpenStreams): QueryHandler {
  const byKind = new Map(timelines.map((timeline) => [timeline.kind, timeline]))

  async function run({ input, viewer, sql }: Question<{ readonly kind: string; readonly id: string }>) {
    const timeline = byKind.get(input.kind)
    if (timeline === undefined || viewer.kind !== 'user') return reject('NOT_FOUND')
    const own = await streams.read(streamOf(timeline.category, input.id))
    const concerned = timeline.concerned(own)
    if (!Object.values(concerned).includes(viewer.id)) return reject('NOT_FOUND')
    const others = await Promise.all((timeline.also?.(own) ?? []).map((stream) => streams.read(stream)))
    const steps = [own, ...others]
      .flatMap((events) =>
        events.flatMap((event, at) => {
          const telling = timeline.tells[event.type]?.(event, events.slice(0, at)) ?? null
          return telling === null ? [] : [stepOf(telling, event, { viewer: viewer.id, concerned })]
        }),
      )
      // events of one stream keep their order where several have the same time
      .sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : a.occurred_at > b.occurred_at ? 1 : 0))
    return nameActors(steps, sql)
  }
  return { query: getTimeline, reads: ['profiles'], run: run as unknown as QueryHandler['run'] }
}

interface Reader {
  readonly viewer: string
  readonly concerned: Concerned
}

function stepOf(telling: Telling, event: Recorded, { viewer, concerned }: Reader): TimelineEntryView {
  const { note = null, params = {}, by: doer, is_learner } = telling
  const { occurred_at, actor } = event.metadata
  const [kind, id = ''] = (doer === undefined ? actor : `user:${doer}`).split(':', 2)
  const role = kind === 'user' ? roleOf(id, viewer, concerned) : kind === 'admin' ? 'staff' : 'system'
  const by = is_learner === true ? 'learner' : role
  const other = kind === 'user' && by !== 'you' && by !== 'learner'
  return {
    id: event.id,
    what: event.type as TimelineStep,
    params,
    note,
    occurred_at,
    by,
    by_id: other ? id : null,
    by_name: null,
  }
}

function roleOf(id: string, viewer: string, { teacher, student }: Concerned): TimelineActor {
  if (id === viewer) return 'you'
  if (id === teacher) return 'teacher'
  return id === student ? 'student' : 'person'
}

async function nameActors(
  steps: readonly TimelineEntryView[],
  sql: Question<never>['sql'],
): Promise<readonly TimelineEntryView[]> {
  const ids = [...new Set(steps.flatMap(({ by_id }) => (by_id === null ? [] : [by_id])))]
  if (ids.length === 0) return steps
  const people = await sql<{ user_id: string; name: string | null }>(
    'select user_id, name from profiles.people where user_id = any($1)',
    [ids],
  )
  const names = new Map(people.map(({ user_id, name }) => [user_id, name]))
  return steps.map((step) => (step.by_id === null ? step : { ...step, by_name: names.get(step.by_id) ?? null }))
}
