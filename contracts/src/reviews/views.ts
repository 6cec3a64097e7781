import { ActView } from '../admin/views.ts'
import { Stars } from '../community/views.ts'
import { Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { REVIEW_REPORT_REASONS, REVIEW_STATES } from './rules.ts'

/** `name` is null for a deleted user. */
const person = Obj({ id: Id, name: Nullable(Type.String()) })

/** What the teacher says to it. */
export const ReviewAnswerView = Obj({
  text: Type.String(),
  answered_at: Instant,
  /** It was written anew after the first time. */
  edited: Type.Boolean(),
})
export type ReviewAnswerView = Static<typeof ReviewAnswerView>

/** A public review: the first name only, and no id that leads to the person (REV-01). */
export const ReviewView = Obj({
  id: Id,
  /** Null for a deleted user. */
  name: Nullable(Type.String()),
  stars: Stars,
  /** Null where it left with its author's account. */
  text: Nullable(Type.String()),
  written_at: Instant,
  /** When it was changed last; null where it never was. */
  edited_at: Nullable(Instant),
  subject_id: SubjectRef,
  /** Lessons of the two that were done, by now. */
  lessons: Count,
  answer: Nullable(ReviewAnswerView),
})
export type ReviewView = Static<typeof ReviewView>

/** What a review said before. */
export const ReviewVersionView = Obj({
  version: Type.Integer({ minimum: 1 }),
  stars: Stars,
  text: Nullable(Type.String()),
  written_at: Instant,
})
export type ReviewVersionView = Static<typeof ReviewVersionView>

/** The caller's own review of a teacher, or that there is none yet. */
export const OwnReviewView = Obj({
  teacher: person,
  subject_id: SubjectRef,
  lessons: Count,
  last_lesson_at: Instant,
  /** Until when it can be written and changed. */
  open_until: Instant,
  review: Nullable(
    Obj({
      id: Id,
      stars: Stars,
      text: Nullable(Type.String()),
      written_at: Instant,
      edited_at: Nullable(Instant),
      state: OneOf(REVIEW_STATES),
      /** Why staff hide it. */
      hidden_reason: Nullable(Type.String()),
      answer: Nullable(ReviewAnswerView),
    }),
  ),
})
export type OwnReviewView = Static<typeof OwnReviewView>

/** A review about the caller, who knows the student. */
export const ReceivedReviewView = Obj({
  ...ReviewView.properties,
  student: person,
  state: OneOf(REVIEW_STATES),
  /** The caller's report: waiting for staff, or dismissed by them. */
  report: Nullable(OneOf(['open', 'dismissed'])),
})
export type ReceivedReviewView = Static<typeof ReceivedReviewView>

/** A row of the back office's list; its id is that of the two's stream. */
export const CommentRowView = Obj({
  id: Id,
  teacher: person,
  student: person,
  subject_id: SubjectRef,
  stars: Stars,
  text: Nullable(Type.String()),
  state: OneOf(REVIEW_STATES),
  reported: Type.Boolean(),
  written_at: Instant,
  edited_at: Nullable(Instant),
})
export type CommentRowView = Static<typeof CommentRowView>

export const CommentView = Obj({
  ...CommentRowView.properties,
  lessons: Count,
  answer: Nullable(ReviewAnswerView),
  /** Why it is hidden. */
  hidden_reason: Nullable(Type.String()),
  hidden_at: Nullable(Instant),
  /** The last report, whether it waits or was decided. */
  report: Nullable(
    Obj({
      reason: OneOf(REVIEW_REPORT_REASONS),
      note: Nullable(Type.String()),
      reported_at: Instant,
      /** It was left as it is, which can be taken back. */
      dismissed: Type.Boolean(),
    }),
  ),
  /** The newest first, the present one included. */
  versions: Type.Array(ReviewVersionView),
  /** Reports and what was decided, the oldest first. */
  history: Type.Array(ActView),
})
export type CommentView = Static<typeof CommentView>
