import { Count, DateOnly, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { OfferLevel, SubjectRef } from '../offers/views.ts'
import { Formula } from '../quizzes/question.ts'
import { PERIODS } from '../rewards/rules.ts'
import { DAILY_COUNTED_MAX, GAME_NAMES, GAMES, LISTED_RUN_STATES, RUN_ENDS, RUN_KINDS, RUN_STATES } from './rules.ts'
import { RunSetup } from './setup.ts'

const Numbers = Type.Array(Type.Integer())

/** A question of a run, as it stood in its quiz when the run began. */
export const AskedView = Obj({
  /** Null once its author is forgotten, and while it is hidden; there are no options then. */
  prompt: Nullable(Type.String()),
  /** An assignment keeps from whoever looks what is right in its quiz (QUI-10). */
  is_hidden: Type.Boolean(),
  /** What the tiles say, one after the other. */
  options: Type.Array(Type.String()),
  /** Null before the end of the run. */
  after: Nullable(
    Obj({
      explanation: Type.String(),
      formulas: Type.Array(Formula),
      /** Its key is another one by now: what was told in the run stays so. */
      is_corrected: Type.Boolean(),
      /** Null where it is on the public list no more. */
      quiz: Nullable(Obj({ id: Id, slug: Type.String(), title: Type.String() })),
    }),
  ),
})
export type AskedView = Static<typeof AskedView>

/** Where there are enough questions; `all` stands for all subjects together. */
export const QuizPoolsView = Obj({ pools: Type.Array(Obj({ subject: SubjectRef, level: OfferLevel })) })
export type QuizPoolsView = Static<typeof QuizPoolsView>

/** A run as it can be watched: what was not told to its player is not here. */
export const RunView = Obj({
  id: Id,
  game: OneOf(GAME_NAMES),
  engine: Type.String(),
  variant: Type.String(),
  setup: RunSetup,
  state: OneOf(RUN_STATES),
  is_own: Type.Boolean(),
  /** Null where there is no name to show. */
  player: Nullable(Type.String()),
  inputs: Numbers,
  told: Type.Array(Numbers),
  /** Questions that are due; none in games that ask nothing. */
  asked: Type.Array(AskedView),
  started_at: Instant,
  /** Since when its clock runs, of a timed game maybe in a moment; null while it stands. */
  runs_since: Nullable(Instant),
  /** Milliseconds of play until then. */
  played_ms: Count,
  now: Instant,
  pauses_left: Count,
  /** SHA-256 of the secret, told before the first move. */
  commitment: Type.String(),
  /** Null before the end. */
  secret: Nullable(Type.String()),
  ended: Nullable(Obj({ why: OneOf(RUN_ENDS), is_ranked: Type.Boolean(), score: Type.Integer(), played_ms: Count })),
})
export type RunView = Static<typeof RunView>

const result = { score: Type.Integer(), played_ms: Count, run_id: Id }

export const BoardRowView = Obj({
  /** People with the same result share a place. */
  place: Type.Integer({ minimum: 1 }),
  /** Null where there is no name to show. */
  name: Nullable(Type.String()),
  is_own: Type.Boolean(),
  ...result,
})
export type BoardRowView = Static<typeof BoardRowView>

/** The best of a game in a period, and the caller’s own result beside them. */
export const BoardView = Obj({
  game: OneOf(GAMES),
  variant: Type.String(),
  period: OneOf(PERIODS),
  rows: Type.Array(BoardRowView),
  /** Null for visitors, and for whoever has none in this period. */
  own: Nullable(Obj(result)),
})
export type BoardView = Static<typeof BoardView>

/** What the caller has open, and their best. */
export const OwnGamesView = Obj({
  open: Type.Array(Obj({ game: OneOf(GAMES), variant: Type.String(), run_id: Id })),
  bests: Type.Array(Obj({ game: OneOf(GAMES), variant: Type.String(), ...result })),
})
export type OwnGamesView = Static<typeof OwnGamesView>

/** The last one means itself or any after it. */
const CountedPlace = Type.Integer({ minimum: 1, maximum: DAILY_COUNTED_MAX })
const challenge = {
  /** A day of Europe/Warsaw. */
  day: DateOnly,
  game: OneOf(GAMES),
  /** The best, as far as a board lists them. */
  rows: Type.Array(BoardRowView),
  /** Those with a result, as far as they are counted. */
  players: Count,
  /** The caller’s run; null for visitors, and for whoever has not begun. */
  run: Nullable(
    Obj({
      run_id: Id,
      is_open: Type.Boolean(),
      /** Null while it is open, and where it came to nothing that is ranked. */
      result: Nullable(Obj({ place: CountedPlace, score: Type.Integer(), played_ms: Count })),
    }),
  ),
  /** Until when it can be played on. */
  closes_at: Instant,
}
export const DailyView = Obj({
  /** The midnight until which it can be begun. */
  ends_at: Instant,
  today: Obj(challenge),
  /** Its runs can be watched once it is closed. */
  yesterday: Obj({ ...challenge, is_closed: Type.Boolean() }),
})
export type DailyView = Static<typeof DailyView>
export type ChallengeView = DailyView['today']

/** A run of anybody, as the back office lists them. */
export const AdminRunView = Obj({
  id: Id,
  game: OneOf(GAME_NAMES),
  variant: Type.String(),
  /** `name` is null for a deleted user. */
  player: Obj({ id: Id, name: Nullable(Type.String()) }),
  kind: OneOf(RUN_KINDS),
  /** Of a daily challenge. */
  day: Nullable(DateOnly),
  state: OneOf(LISTED_RUN_STATES),
  started_at: Instant,
  /** All null before the end. */
  ended_at: Nullable(Instant),
  why: Nullable(OneOf(RUN_ENDS)),
  score: Nullable(Type.Integer()),
  played_ms: Nullable(Count),
})
export type AdminRunView = Static<typeof AdminRunView>
