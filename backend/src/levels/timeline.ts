import { levelEvents as e } from '@kredka/contracts/levels/events'
import { last } from '../kernel/last.ts'
import { type Timeline, tell } from '../kernel/timeline.ts'

/** A level's way to its players and back, for its author (EVT-11, GAM-03). Who reported it is nobody's to know. */
export const levelTimeline: Timeline = {
  kind: 'level',
  category: 'level',
  concerned: (events) => ({ person: last(events, e.LevelBegun)?.data.author_id ?? null }),
  tells: {
    ...tell(e.LevelBegun),
    ...tell(e.LevelPublished, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.LevelUnlisted, ({ data }) => ({ params: { version: data.version } })),
    ...tell(e.LevelHidden, ({ data }) => ({ params: { version: data.version, count: data.reports } })),
    ...tell(e.LevelCleared, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.LevelTakenDown, ({ data }) => ({ params: { version: data.version }, note: data.reason })),
    ...tell(e.LevelRemoved),
  },
}
