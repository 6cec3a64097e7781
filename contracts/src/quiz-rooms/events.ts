import { BasisPoints } from '../attempts/judgement.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Count, Id, Instant, Language, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { SubjectRef } from '../offers/views.ts'
import { DifficultyRef, QuestionRef, Weight } from '../quizzes/question.ts'
import { GAPS_MAX, OPTIONS_MAX, QUESTIONS_MAX, WORDS_MAX } from '../quizzes/rules.ts'
import { NAME_MAX } from './names.ts'
import { CLOSING_REASONS, PLAYERS_MAX, QUESTION_ENDS } from './rules.ts'
import { QuestionNumber, RoomSettings, RoomToken, SeatNumber } from './views.ts'

const room = { room_id: Id }
const seat = { ...room, seat: SeatNumber }
const question = { ...room, n: QuestionNumber }
const version = Type.Integer({ minimum: 1 })
/** A keyed hash, which tells nothing without our key. */
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const perSeat = <S extends Type.TSchema>(schema: S) => Type.Array(schema, { maxItems: PLAYERS_MAX })

/**
 * Stream `quizroom-{room_id}`, pinned to a frozen version. Times are by the clock that all processes share. `seed`: by
 * what options are shuffled, for all seats alike.
 */
export const RoomOpened = event(
  'RoomOpened',
  Obj({
    ...room,
    token: RoomToken,
    host_id: Id,
    quiz_id: Id,
    version,
    author_id: Id,
    subject_id: SubjectRef,
    difficulty: DifficultyRef,
    language: Language,
    settings: RoomSettings,
    questions: Type.Array(Obj({ ...QuestionRef.properties, weight: Weight }), { minItems: 1, maxItems: QUESTIONS_MAX }),
    seed: Id,
    opened_at: Instant,
  }),
)
/**
 * `key_hash`: of the key that the browser made. `name_hash`: of the name as it looks; the first is lost with the
 * browser, the second says nothing without our key. `subject_id`: whose name it is, the account’s, or
 * the room’s for all its guests.
 */
export const SeatTaken = event(
  'SeatTaken',
  Obj({
    ...seat,
    seat_id: Id,
    user_id: Nullable(Id),
    subject_id: Id,
    key_hash: Hash,
    name_hash: Hash,
    name: Personal(Type.String({ maxLength: 2 * NAME_MAX }), 'subject_id'),
    /** The first question that it can answer. */
    from_question: QuestionNumber,
  }),
)
export const SeatLeft = event('SeatLeft', Obj(seat))
/** Whoever left came back with the same key. */
export const SeatReturned = event('SeatReturned', Obj(seat))
export const SeatKicked = event('SeatKicked', Obj(seat))
/** A guest’s seat became an account’s, and the name with it. */
export const SeatClaimed = event(
  'SeatClaimed',
  Obj({ ...seat, seat_id: Id, user_id: Id, name: Personal(Type.String({ maxLength: 2 * NAME_MAX }), 'user_id') }),
)
export const RoomLocked = event('RoomLocked', Obj(room))
export const RoomUnlocked = event('RoomUnlocked', Obj(room))
export const LateJoinSet = event('LateJoinSet', Obj({ ...room, is_allowed: Type.Boolean() }))
export const GameBegun = event('GameBegun', Obj(room))
/** `closes_at`: null where the host ends it. `lasts_ms`: what speed is measured against. */
export const QuestionOpened = event(
  'QuestionOpened',
  Obj({
    ...question,
    question_id: Id,
    reads_at: Instant,
    opens_at: Instant,
    closes_at: Nullable(Instant),
    lasts_ms: Type.Integer({ minimum: 1 }),
  }),
)
/**
 * `choices`: indices into the options as they were written. `words_hash` tells a repeat from another answer. `bp` by the
 * key of `key_revision`: it leaves the server with the closing of the question. `took_ms`: after what the line took.
 */
export const AnswerTaken = event(
  'AnswerTaken',
  Obj({
    ...seat,
    n: QuestionNumber,
    subject_id: Id,
    choices: Nullable(Type.Array(Count, { maxItems: OPTIONS_MAX })),
    words: Personal(Type.Array(Type.String({ maxLength: WORDS_MAX }), { maxItems: GAPS_MAX }), 'subject_id'),
    words_hash: Nullable(Hash),
    bp: BasisPoints,
    key_revision: Count,
    received_at: Instant,
    took_ms: Count,
  }),
)
/** `restart`: nothing ran while it was open, and its whole time moves on. */
export const QuestionExtended = event(
  'QuestionExtended',
  Obj({ ...question, by: OneOf(['host', 'restart']), opens_at: Instant, closes_at: Nullable(Instant), at: Instant }),
)
export const QuestionPaused = event('QuestionPaused', Obj({ ...question, at: Instant }))
/** The times moved on by the pause. */
export const QuestionResumed = event(
  'QuestionResumed',
  Obj({ ...question, opens_at: Instant, closes_at: Nullable(Instant), at: Instant }),
)
/** Of each seat that answered, in columns of one length. */
const results = Obj({
  seats: perSeat(SeatNumber),
  bp: perSeat(BasisPoints),
  points: perSeat(Count),
  took_ms: perSeat(Count),
})
/** `chosen`: how many chose each option as it was written. `next_at`: null where the host goes on. */
export const QuestionClosed = event(
  'QuestionClosed',
  Obj({
    ...question,
    question_id: Id,
    by: OneOf(QUESTION_ENDS),
    key_revision: Count,
    results,
    chosen: Type.Array(Count, { maxItems: OPTIONS_MAX }),
    missing: Count,
    at: Instant,
    next_at: Nullable(Instant),
  }),
)
/** It counts for nobody. */
export const QuestionSkipped = event('QuestionSkipped', Obj({ ...question, question_id: Id }))
/**
 * No host was there for a while: the room runs by itself. `next_at`, `closes_at`: of what it waits for now. `closes_at`
 * also where a question had no end.
 */
export const HostLost = event(
  'HostLost',
  Obj({
    ...room,
    at: Instant,
    closes_at: Nullable(Instant),
    next_at: Nullable(Instant),
    lobby_ends_at: Nullable(Instant),
  }),
)
export const HostBack = event('HostBack', Obj({ ...room, at: Instant, lobby_ends_at: Nullable(Instant) }))
export const HostOffered = event('HostOffered', Obj({ ...room, seat: Nullable(SeatNumber) }))
/** Who took the room over; whoever opened it may lead it again at any time. */
export const HostPassed = event('HostPassed', Obj({ ...seat, user_id: Id }))
export const RoomEmptied = event('RoomEmptied', Obj({ ...room, at: Instant }))
export const RoomOccupied = event('RoomOccupied', Obj({ ...room, at: Instant }))
/** By points, then by total time, then by joining; who was kicked is left out. */
const standing = Obj({
  seats: perSeat(SeatNumber),
  points: perSeat(Count),
  took_ms: perSeat(Count),
  bp: perSeat(BasisPoints),
})
export const GameFinished = event('GameFinished', Obj({ ...room, quiz_id: Id, version, standing, at: Instant }))
/** A question that was closed, by a corrected key (QUI-11). `standing`: null before the end of the game. */
export const RoomRescored = event(
  'RoomRescored',
  Obj({
    ...question,
    question_id: Id,
    key_revision: version,
    is_void: Type.Boolean(),
    results,
    standing: Nullable(standing),
  }),
)
/** `reason`: of the staff, where they closed it. */
export const RoomClosed = event(
  'RoomClosed',
  Obj({ ...room, why: OneOf(CLOSING_REASONS), reason: Nullable(Text(REASON_MAX)), at: Instant }),
  [
    {
      schema: Obj({ ...room, why: OneOf(['host', 'lobby_over', 'empty', 'too_old']), at: Instant }),
      upcast: (data) => ({ ...data, reason: null }),
    },
  ],
)

/** Stream `roomtoken-{token}`: whose link it is. */
export const RoomTokenClaimed = event('RoomTokenClaimed', Obj({ token: RoomToken, room_id: Id }))

/**
 * Stream `roomrescore-{quiz_id}_{key_revision}`: the rooms of a version follow its corrected key, page by page. `after`:
 * the last room of the page. `n`: looked at.
 */
export const RoomBatchRescored = event(
  'RoomBatchRescored',
  Obj({
    /** Quiz and revision of the key. */
    rescore_id: Text(40),
    quiz_id: Id,
    version,
    question_id: Id,
    key_revision: version,
    after: Id,
    n: Type.Integer({ minimum: 1 }),
  }),
)

export const roomEvents = {
  RoomOpened,
  SeatTaken,
  SeatLeft,
  SeatReturned,
  SeatKicked,
  SeatClaimed,
  RoomLocked,
  RoomUnlocked,
  LateJoinSet,
  GameBegun,
  QuestionOpened,
  AnswerTaken,
  QuestionExtended,
  QuestionPaused,
  QuestionResumed,
  QuestionClosed,
  QuestionSkipped,
  HostLost,
  HostBack,
  HostOffered,
  HostPassed,
  RoomEmptied,
  RoomOccupied,
  GameFinished,
  RoomRescored,
  RoomClosed,
}
export type RoomEvent = EventsOf<typeof roomEvents>
