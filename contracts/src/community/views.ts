import { ActView } from '../admin/views.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import {
  ANNOUNCEMENT_STATES,
  IDEA_STATUSES,
  OPINION_STATES,
  PUBLIC_IDEA_STATUSES,
  STARS_MAX,
  TASK_STATUSES,
} from './rules.ts'

export const BilingualText = Obj({ pl: Type.String(), en: Type.String() })
export const TaskStatusName = OneOf(TASK_STATUSES)
export const IdeaStatusName = OneOf(IDEA_STATUSES)
export const PublicIdeaStatusName = OneOf(PUBLIC_IDEA_STATUSES)
export const OpinionStateName = OneOf(OPINION_STATES)
export const AnnouncementStateName = OneOf(ANNOUNCEMENT_STATES)
export const Stars = Type.Integer({ minimum: 1, maximum: STARS_MAX })

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()) })

export const AnnouncementView = Obj({
  id: Id,
  title: BilingualText,
  text: BilingualText,
  pinned: Type.Boolean(),
  published_at: Instant,
  /** When it was corrected after it was published; null where it was not. */
  changed_at: Nullable(Instant),
})
export type AnnouncementView = Static<typeof AnnouncementView>

export const AnnouncementRowView = Obj({
  id: Id,
  state: AnnouncementStateName,
  title: BilingualText,
  pinned: Type.Boolean(),
  written_at: Instant,
  published_at: Nullable(Instant),
  /** Why it was withdrawn. */
  reason: Nullable(Type.String()),
})
export type AnnouncementRowView = Static<typeof AnnouncementRowView>

/** What the back office edits. */
export const AnnouncementDraftView = Obj({ ...AnnouncementRowView.properties, text: BilingualText })
export type AnnouncementDraftView = Static<typeof AnnouncementDraftView>

export const TaskView = Obj({
  id: Id,
  status: TaskStatusName,
  title: BilingualText,
  description: BilingualText,
  /** Place in its column, from 0. */
  place: Count,
  added_at: Instant,
  /** When it last came into its column. */
  moved_at: Instant,
})
export type TaskView = Static<typeof TaskView>

/** An idea as everybody sees it. Texts are null when they were removed with their author's account. */
export const IdeaView = Obj({
  id: Id,
  status: IdeaStatusName,
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  author: person,
  votes: Count,
  /** Whether the caller's vote is among them. */
  voted: Type.Boolean(),
  proposed_at: Instant,
  decided_at: Nullable(Instant),
  /** What staff say to its decision. */
  answer: Nullable(Type.String()),
})
export type IdeaView = Static<typeof IdeaView>

/** A row of the back office's list. */
export const IdeaRowView = Obj({
  id: Id,
  status: IdeaStatusName,
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  author: person,
  votes: Count,
  proposed_at: Instant,
  put_to_vote_at: Nullable(Instant),
  decided_at: Nullable(Instant),
  answer: Nullable(Type.String()),
})
export type IdeaRowView = Static<typeof IdeaRowView>

/** One of them for who decides, with what staff did, the oldest first. */
export const IdeaDetailView = Obj({ ...IdeaRowView.properties, history: Type.Array(ActView) })
export type IdeaDetailView = Static<typeof IdeaDetailView>

/** A public opinion on the service: the first name only, and no id that leads to the person. */
export const OpinionView = Obj({
  id: Id,
  name: Nullable(Type.String()),
  stars: Stars,
  text: Type.String(),
  /** Its author changed it after the first time. */
  edited: Type.Boolean(),
  written_at: Instant,
})
export type OpinionView = Static<typeof OpinionView>

export const OpinionSummaryView = Obj({
  count: Count,
  /** Mean of the stars to two decimals; null while there is none. */
  average: Nullable(Type.Number()),
  /** How many gave 5, 4, 3, 2 and 1 stars. */
  by_stars: Type.Array(Obj({ stars: Stars, count: Count })),
  newest: Type.Array(OpinionView),
})
export type OpinionSummaryView = Static<typeof OpinionSummaryView>

/** The caller's own opinion and how it stands. */
export const OwnOpinionView = Obj({
  state: OpinionStateName,
  stars: Stars,
  text: Type.String(),
  /** Why it was rejected. */
  reason: Nullable(Type.String()),
  edited: Type.Boolean(),
  written_at: Instant,
  /** The version that others read: this one, an earlier one, or none. */
  is_public: OneOf(['this', 'earlier', 'none']),
})
export type OwnOpinionView = Static<typeof OwnOpinionView>

/**
 * A row of the back office's list; its id is the author's. `text` is null when it was removed with its author's
 * account.
 */
export const OpinionRowView = Obj({
  id: Id,
  state: OpinionStateName,
  version: Type.Integer({ minimum: 1 }),
  author: person,
  stars: Stars,
  text: Nullable(Type.String()),
  written_at: Instant,
  reason: Nullable(Type.String()),
  /** The version that others read, where that is an earlier one. */
  visible: Nullable(Obj({ version: Type.Integer({ minimum: 1 }), stars: Stars, text: Nullable(Type.String()) })),
})
export type OpinionRowView = Static<typeof OpinionRowView>

/** One of them for who decides: also when its versions were written, approved and rejected, the oldest first. */
export const OpinionDetailView = Obj({
  ...OpinionRowView.properties,
  history: Type.Array(Obj({ ...ActView.properties, version: Type.Integer({ minimum: 1 }) })),
})
export type OpinionDetailView = Static<typeof OpinionDetailView>
