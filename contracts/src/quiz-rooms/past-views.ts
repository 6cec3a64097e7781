import { BasisPoints } from '../attempts/judgement.ts'
import { JudgedView } from '../attempts/views.ts'
import { Count, Instant, Nullable, Obj, type Static, Type } from '../kernel/schema.ts'
import { OwnSeatView, RoomChangeView, RoomQuestionView, RoomView } from './views.ts'

const words = Type.Array(Type.String())
const places = Type.Array(Count)

/** A question looked back at. */
export const ReviewedQuestionView = Obj({
  ...RoomQuestionView.properties,
  options: words,
  given: Nullable(Obj({ choices: places, words })),
  /** Null where the host skipped it. */
  judged: Nullable(JudgedView),
  points: Count,
  took_ms: Nullable(Count),
})
export type ReviewedQuestionView = Static<typeof ReviewedQuestionView>

export const RoomReviewView = Obj({
  points: Count,
  place: Nullable(Count),
  players: Count,
  average_bp: Nullable(BasisPoints),
  questions: Type.Array(ReviewedQuestionView),
})
export type RoomReviewView = Static<typeof RoomReviewView>

/** A step of a replay: the first is the whole, each other what it changed. */
export const ReplayFrameView = Obj({
  at: Instant,
  whole: Nullable(RoomView),
  change: Nullable(RoomChangeView),
  you: Nullable(OwnSeatView),
})
export type ReplayFrameView = Static<typeof ReplayFrameView>
