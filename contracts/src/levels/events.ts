import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { LevelContent, LevelOps } from './content.ts'
import { LEVEL_REPORT_KINDS, REPORT_NOTE_MAX } from './rules.ts'
import { LevelWords } from './views.ts'

const level = { level_id: Id, author_id: Id }
const version = Type.Integer({ minimum: 1 })
const ofVersion = { ...level, version }
const words = Personal(LevelWords, 'author_id')

/** Stream `level-{level_id}`: a draft, its published versions, and what others said of them (GAM-03). */
export const LevelBegun = event('LevelBegun', Obj({ ...level, drawn: LevelContent, words }))
export const LevelNamed = event('LevelNamed', Obj({ ...level, words }))
/** One gesture of the author, undoing one too. `revision`: changes so far, this one among them. */
export const LevelChanged = event('LevelChanged', Obj({ ...level, revision: version, ops: LevelOps }))
/** Its author has cleared in that run exactly what is drawn: until something else is, it can be published. */
export const LevelProven = event('LevelProven', Obj({ ...level, run_id: Id }))
/** `proof_run_id`: the run in which its author cleared exactly this. */
export const LevelPublished = event(
  'LevelPublished',
  Obj({ ...ofVersion, drawn: LevelContent, proof_run_id: Id, words }),
)
export const LevelUnlisted = event('LevelUnlisted', Obj(ofVersion))
export const LevelReported = event(
  'LevelReported',
  Obj({
    ...ofVersion,
    reporter_id: Id,
    kind: OneOf(LEVEL_REPORT_KINDS),
    note: Personal(Text(REPORT_NOTE_MAX, 0), 'reporter_id'),
  }),
)
/** By itself, after so many reports. */
export const LevelHidden = event('LevelHidden', Obj({ ...ofVersion, reports: version }))
/** Staff found nothing wrong with it. */
export const LevelCleared = event('LevelCleared', Obj({ ...ofVersion, reason: Text(REASON_MAX) }))
export const LevelTakenDown = event('LevelTakenDown', Obj({ ...ofVersion, reason: Text(REASON_MAX) }))
export const LevelRemoved = event('LevelRemoved', Obj(level))

export const levelEvents = {
  LevelBegun,
  LevelNamed,
  LevelChanged,
  LevelProven,
  LevelPublished,
  LevelUnlisted,
  LevelReported,
  LevelHidden,
  LevelCleared,
  LevelTakenDown,
  LevelRemoved,
}
export type LevelEvent = EventsOf<typeof levelEvents>
