import { BasisPoints } from '../attempts/judgement.ts'
import { Count, DateOnly, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { Formula } from '../quizzes/question.ts'
import { ITEM_FLAGS } from './rules.ts'

const version = Type.Integer({ minimum: 1 })

/** How people answered a question, from their first attempts alone. */
export const ItemFiguresView = Obj({
  /** Mean of the points, in basis points: of a question with one answer the share of those who knew it. */
  share: BasisPoints,
  /** Basis points by which those with the best totals are ahead of those with the weakest, −10 000 to 10 000. */
  discrimination: Type.Integer({ minimum: -10_000, maximum: 10_000 }),
  /** Median of the seconds from the answer before, by the server's clock; null where nobody answered. */
  seconds: Nullable(Count),
  flags: Type.Array(OneOf(ITEM_FLAGS)),
  /** How many chose each option, in the order in which they were written. */
  picked: Type.Array(Count),
  /** What was typed most, by gap. */
  words: Type.Array(Type.Array(Obj({ word: Type.String(), people: Count, is_right: Type.Boolean() }))),
})
export type ItemFiguresView = Static<typeof ItemFiguresView>

/** How a question was answered in quiz rooms, by guests too. Apart from first attempts: who comes again is not known. */
export const RoomFiguresView = Obj({
  answers: Count,
  /** Players who were there and did not answer. */
  missing: Count,
  /** Mean of the points of the answers, in basis points. */
  share: BasisPoints,
  /** Median of the seconds from the opening of the question. */
  seconds: Nullable(Count),
  flags: Type.Array(OneOf(ITEM_FLAGS)),
  picked: Type.Array(Count),
})
export type RoomFiguresView = Static<typeof RoomFiguresView>

export const ItemView = Obj({
  id: Id,
  kind: OneOf(['single', 'several', 'gaps', 'text', 'number']),
  prompt: Type.String(),
  formulas: Type.Array(Formula),
  options: Type.Array(Obj({ text: Type.String(), is_right: Type.Boolean() })),
  /** First attempts in which it counts. */
  people: Count,
  /** Null until enough people were asked. */
  figures: Nullable(ItemFiguresView),
  /** Null until there are enough answers in rooms. */
  rooms: Nullable(RoomFiguresView),
})
export type ItemView = Static<typeof ItemView>

/** What the author of a quiz learns of one of its frozen versions. */
export const QuizPanelView = Obj({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  /** The newest first; none before the first is frozen. */
  versions: Type.Array(Obj({ version, frozen_at: Instant, is_listed: Type.Boolean(), plays: Count, people: Count })),
  /** The one that the rest is of. */
  version: Nullable(version),
  /** Finished attempts of others by day of Europe/Warsaw, without gaps, the oldest first. */
  days: Type.Array(Obj({ day: DateOnly, plays: Count })),
  /** First attempts by tenths of the score; all of it stands apart. Empty until there are enough. */
  scores: Type.Array(Count),
  items: Type.Array(ItemView),
})
export type QuizPanelView = Static<typeof QuizPanelView>
