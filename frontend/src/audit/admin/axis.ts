import type { CaseView, EventRowView } from '@kredka/contracts/audit/log-views'

/** What happened at one instant, by lane. */
export interface Moment {
  readonly at: string
  /** Since the moment before it, in milliseconds; null for the first. */
  readonly since_ms: number | null
  /** As many as there are lanes. */
  readonly lanes: readonly (readonly EventRowView[])[]
}

/** Events of a case as moments of one axis, each with what happened in each lane. */
export function toAxis({ lanes, events }: Pick<CaseView, 'lanes' | 'events'>): readonly Moment[] {
  const moments = [...Map.groupBy(events, ({ at }) => at)]
  return moments.map(([at, own], n) => {
    const before = moments[n - 1]?.[0]
    return {
      at,
      since_ms: before === undefined ? null : Date.parse(at) - Date.parse(before),
      lanes: lanes.map((lane) => own.filter((event) => isIn(lane, event))),
    }
  })
}

function isIn(lane: CaseView['lanes'][number], event: EventRowView): boolean {
  return lane.stream === null ? lane.category === event.category : lane.stream === event.stream
}
