import { BasisPoints } from '../attempts/judgement.ts'
import { GAMES } from '../games/rules.ts'
import { Count, DateOnly, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { SubjectRef } from '../offers/views.ts'
import { LEDGER_TYPES, PERIODS, REWARDS, UNREWARDED_REASONS } from './rules.ts'

const quiz = Nullable(Obj({ id: Id, slug: Type.String(), title: Type.String() }))

/** Points and streak of the caller, as they stand today. */
export const RewardsView = Obj({
  balance: Count,
  earned_today: Type.Integer(),
  streak: Obj({
    length: Count,
    freezes_left: Count,
    /** A quiz was finished today. */
    is_safe: Type.Boolean(),
    /** The last four weeks, the oldest first; today comes last. */
    days: Type.Array(Obj({ day: DateOnly, state: OneOf(['done', 'frozen', 'none']) })),
  }),
})
export type RewardsView = Static<typeof RewardsView>

/** One change of the balance. What was reversed or spent is negative. */
export const LedgerRowView = Obj({
  id: Count,
  kind: OneOf(['earned', 'reversed', 'spent']),
  type: OneOf(LEDGER_TYPES),
  cause: OneOf(['visit', 'run', 'key_corrected', 'purchase']),
  points: Type.Integer(),
  written_off: Count,
  at: Instant,
  /** Null where no quiz led here, or it is not there any more. */
  quiz,
  attempt_id: Nullable(Id),
  /** The game and its run; null where none led here. */
  game: Nullable(OneOf(GAMES)),
  run_id: Nullable(Id),
  /** The part of an avatar that was bought. */
  part: Nullable(Type.String()),
  bp: Nullable(BasisPoints),
  best_bp: Nullable(BasisPoints),
})
export type LedgerRowView = Static<typeof LedgerRowView>

/** What one finished quiz led to. */
export const AttemptRewardsView = Obj({
  earned: Type.Array(
    Obj({
      type: OneOf(REWARDS),
      cause: OneOf(['visit', 'run', 'key_corrected']),
      points: Type.Integer(),
      best_bp: Nullable(BasisPoints),
    }),
  ),
  /** Why the quiz itself earned nothing; null where it did, or nothing is known of it yet. */
  unrewarded: Nullable(OneOf(UNREWARDED_REASONS)),
  balance: Count,
  streak: Count,
})
export type AttemptRewardsView = Static<typeof AttemptRewardsView>

const place = {
  /** People with the same points share a place. */
  place: Type.Integer({ minimum: 1 }),
  /** Null where there is no name to show. */
  name: Nullable(Type.String()),
  is_own: Type.Boolean(),
}
export const RankedView = Obj({ ...place, points: Type.Integer({ minimum: 1 }) })
export type RankedView = Static<typeof RankedView>

export const RankingView = Obj({
  period: OneOf(PERIODS),
  subject_id: Nullable(SubjectRef),
  /** The day, or the Monday of the week; null for all time. */
  begins: Nullable(DateOnly),
  rows: Type.Array(RankedView),
  /** The caller's; null for visitors, for whoever has no points there, and for whoever is not shown. */
  own: Nullable(
    Obj({
      ...RankedView.properties,
      /** Behind the last place that is counted: the place is at least that. */
      is_behind: Type.Boolean(),
    }),
  ),
  /** Subjects in which somebody earned something in this period. */
  subjects: Type.Array(SubjectRef),
})
export type RankingView = Static<typeof RankingView>

export const QuizRankingView = Type.Array(Obj({ ...place, bp: BasisPoints }))
export type QuizRankingView = Static<typeof QuizRankingView>

/** Under what name the caller stands in rankings. */
export const PlayerView = Obj({
  /** Null where the default is used. */
  player_name: Nullable(Type.String()),
  /** What stands there without a choice. */
  default_name: Nullable(Type.String()),
  is_ranked: Type.Boolean(),
})
export type PlayerView = Static<typeof PlayerView>
