import { BasisPoints } from '../attempts/judgement.ts'
import { GAME_NAMES } from '../games/rules.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Count, DateOnly, Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { PART_MAX } from '../locker/parts.ts'
import { SubjectRef } from '../offers/views.ts'
import { DifficultyRef } from '../quizzes/question.ts'
import { GAME_REWARDS, PLAYER_NAME_MAX, PLAYER_NAME_MIN, REWARDS, UNREWARDED_REASONS } from './rules.ts'

const Points = Type.Integer({ minimum: 1 })
/** A day of Europe/Warsaw. */
const day = DateOnly

/** Stream `rewards-{user_id}`: what was earned, by what. Ids and scores are null where no quiz led here. */
export const PointsEarned = event(
  'PointsEarned',
  Obj({
    user_id: Id,
    type: OneOf(REWARDS),
    points: Points,
    cause: OneOf(['visit', 'run', 'key_corrected']),
    day,
    subject_id: Nullable(SubjectRef),
    quiz_id: Nullable(Id),
    attempt_id: Nullable(Id),
    bp: Nullable(BasisPoints),
    /** The best score of that quiz before. */
    best_bp: Nullable(BasisPoints),
  }),
)
/** What games earn. `day`: of a daily challenge its own one, though it may have ended after midnight. */
export const GamePointsEarned = event(
  'GamePointsEarned',
  Obj({ user_id: Id, type: OneOf(GAME_REWARDS), points: Points, game: OneOf(GAME_NAMES), run_id: Id, day }),
)
/** `written_off`: what could not be taken, as it had been spent. */
export const PointsReversed = event(
  'PointsReversed',
  Obj({
    user_id: Id,
    points: Count,
    written_off: Count,
    written_off_because: Nullable(OneOf(['spent'])),
    cause: OneOf(['key_corrected']),
    day,
    subject_id: Nullable(SubjectRef),
    quiz_id: Id,
    attempt_id: Id,
  }),
)
/** A part of an avatar by letter and number, and what was paid for it. Nobody gives it back. */
export const PartBought = event('PartBought', Obj({ user_id: Id, part: Text(PART_MAX), points: Points, day }))
/** A finished quiz that earned nothing of its own, and why. */
export const RunUnrewarded = event(
  'RunUnrewarded',
  Obj({ user_id: Id, attempt_id: Id, quiz_id: Nullable(Id), day, reason: OneOf(UNREWARDED_REASONS) }),
)
/** The first finished quiz of a day. `length`: of the streak, with this day. */
export const StreakDay = event('StreakDay', Obj({ user_id: Id, day, length: Points }))
export const FreezeUsed = event('FreezeUsed', Obj({ user_id: Id, day, freezes_left: Count }))
/** `last_day`: the last one with a finished quiz. */
export const StreakEnded = event('StreakEnded', Obj({ user_id: Id, last_day: day, length: Points }))

const ofQuiz = { best_id: Id, user_id: Id, quiz_id: Id, attempt_id: Id }
/**
 * Stream `quizbest-{best_id}`: the best scores of one person at one quiz, and the points that were earned for them.
 * `gain`: by how much what the best is worth has changed.
 */
export const QuizScoreNoted = event(
  'QuizScoreNoted',
  Obj({
    ...ofQuiz,
    bp: BasisPoints,
    difficulty: DifficultyRef,
    before_bp: Nullable(BasisPoints),
    best_bp: BasisPoints,
    gain: Type.Integer(),
  }),
)
export const QuizPointsPaid = event('QuizPointsPaid', Obj({ ...ofQuiz, points: Points }))
export const QuizPointsTakenBack = event('QuizPointsTakenBack', Obj({ ...ofQuiz, points: Points }))

/** Stream `player-{user_id}`. Under what name somebody stands in rankings, null for the default, and whether. */
export const PlayerChosen = event(
  'PlayerChosen',
  Obj({
    user_id: Id,
    player_name: Personal(Nullable(Text(PLAYER_NAME_MAX, PLAYER_NAME_MIN)), 'user_id'),
    is_ranked: Type.Boolean(),
  }),
)

export const rewardEvents = {
  PointsEarned,
  GamePointsEarned,
  PointsReversed,
  PartBought,
  RunUnrewarded,
  StreakDay,
  FreezeUsed,
  StreakEnded,
}
export const quizBestEvents = { QuizScoreNoted, QuizPointsPaid, QuizPointsTakenBack }
export const playerEvents = { PlayerChosen }
export type RewardEvent = EventsOf<typeof rewardEvents>
export type QuizBestEvent = EventsOf<typeof quizBestEvents>
export type PlayerEvent = EventsOf<typeof playerEvents>
