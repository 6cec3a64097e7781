import { ActView } from '../admin/views.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { LevelContent } from './content.ts'
import { LEVEL_NAME_MAX, LEVEL_REPORT_KINDS, LEVEL_STATES } from './rules.ts'

export const LevelWords = Obj({ name: Text(LEVEL_NAME_MAX) })
export type LevelWords = Static<typeof LevelWords>

const version = Type.Integer({ minimum: 1 })
/** How others got on with a version. */
const figures = {
  tries: Count,
  clears: Count,
  /** The shortest time of a clear; null before the first. */
  best_ms: Nullable(Count),
}

/** A published level, to be chosen and played. */
export const LevelView = Obj({
  id: Id,
  version,
  name: Type.String(),
  /** Null where there is no name to show. */
  author: Nullable(Type.String()),
  is_own: Type.Boolean(),
  drawn: LevelContent,
  food: Count,
  ...figures,
  /** The caller’s own shortest time; null before they have cleared it. */
  own_best_ms: Nullable(Count),
  published_at: Instant,
})
export type LevelView = Static<typeof LevelView>

const own = {
  id: Id,
  /** Empty where it is forgotten. */
  name: Type.String(),
  state: OneOf(LEVEL_STATES),
  drawn: LevelContent,
  /** The newest published one; null before the first. */
  version: Nullable(version),
  /** The draft is another one than what is published. */
  is_changed: Type.Boolean(),
  changed_at: Instant,
  ...figures,
}
export const OwnLevelRowView = Obj(own)
export type OwnLevelRowView = Static<typeof OwnLevelRowView>

export const OwnLevelView = Obj({
  ...own,
  /** Changes so far. */
  revision: Count,
  /** Its author has cleared exactly this. */
  is_proven: Type.Boolean(),
  /** What staff said when they took it down. */
  reason: Nullable(Type.String()),
})
export type OwnLevelView = Static<typeof OwnLevelView>

const Person = Obj({ id: Id, name: Nullable(Type.String()) })
const reviewed = {
  id: Id,
  version,
  /** Null where it is forgotten. */
  name: Nullable(Type.String()),
  author: Person,
  state: OneOf(LEVEL_STATES),
  /** Since staff last looked at it. */
  reports: Count,
  published_at: Instant,
}
export const LevelReviewRowView = Obj(reviewed)
export type LevelReviewRowView = Static<typeof LevelReviewRowView>

/** A published level as staff look at it. */
export const LevelReviewView = Obj({
  ...reviewed,
  drawn: LevelContent,
  tries: Count,
  clears: Count,
  /** All that were ever sent, the newest first. */
  sent: Type.Array(
    Obj({
      version,
      reporter: Person,
      kind: OneOf(LEVEL_REPORT_KINDS),
      /** Null where it is forgotten. */
      note: Nullable(Type.String()),
      reported_at: Instant,
    }),
  ),
  /** The oldest first. */
  history: Type.Array(ActView),
})
export type LevelReviewView = Static<typeof LevelReviewView>
