import { BasisPoints } from '../attempts/judgement.ts'
import { Count, Id, Instant, Language, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { Formula, PictureId } from '../quizzes/question.ts'
import {
  CLOSING_REASONS,
  PLAYERS_MAX,
  PLAYERS_MIN,
  QUESTION_ENDS,
  ROOM_MODES,
  ROOM_STATES,
  SEAT_STATES,
  SECONDS_MAX,
  SECONDS_MIN,
  TOKEN_PATTERN,
} from './rules.ts'

export const RoomToken = Type.String({ pattern: TOKEN_PATTERN })
/** Seats are numbered in the order of joining, from 0. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: PLAYERS_MAX - 1 })
/** Questions are numbered in the order of the quiz, from 0. */
export const QuestionNumber = Count
const seatName = Nullable(Type.String())
const words = Type.Array(Type.String())
const places = Type.Array(Count)

/** What a host chooses. */
export const RoomSettings = Obj({
  mode: OneOf(ROOM_MODES),
  seconds: Type.Integer({ minimum: SECONDS_MIN, maximum: SECONDS_MAX }),
  max_players: Type.Integer({ minimum: PLAYERS_MIN, maximum: PLAYERS_MAX }),
  /** Whether the game still lets players in. */
  late_join: Type.Boolean(),
  /** Nobody types a name: the site invents them. */
  generated_names: Type.Boolean(),
})
export type RoomSettings = Static<typeof RoomSettings>

export const RoomStateName = OneOf(ROOM_STATES)

/** A room as whoever holds its link sees it before joining. */
export const RoomDoorView = Obj({
  id: Id,
  token: RoomToken,
  /** Null once its author is forgotten. */
  title: Nullable(Type.String()),
  language: Language,
  questions: Count,
  state: RoomStateName,
  settings: RoomSettings,
  players: Count,
  is_locked: Type.Boolean(),
  /** The caller opened it, or was made its host: their socket is the host’s. */
  is_host: Type.Boolean(),
  /** The caller’s seat, where they were logged in when they took or claimed it. */
  seat: Nullable(SeatNumber),
})
export type RoomDoorView = Static<typeof RoomDoorView>

/** A room among those that a person led or played in. */
export const RoomRowView = Obj({
  id: Id,
  token: RoomToken,
  title: Nullable(Type.String()),
  state: RoomStateName,
  players: Count,
  opened_at: Instant,
  is_host: Type.Boolean(),
  /** The caller’s own result; null where they had no seat, or the game has not ended. */
  points: Nullable(Count),
  place: Nullable(Count),
})
export type RoomRowView = Static<typeof RoomRowView>

/** What stays the same, or changes only as the host wants. */
export const RoomTermsView = Obj({
  token: RoomToken,
  title: Nullable(Type.String()),
  language: Language,
  questions: Count,
  ...RoomSettings.properties,
  is_locked: Type.Boolean(),
})
export type RoomTermsView = Static<typeof RoomTermsView>

export const RoomPhaseView = Obj({
  state: RoomStateName,
  /** Why it was closed. */
  why: Nullable(OneOf(CLOSING_REASONS)),
  /** False while it runs by itself: questions close by time, results stand 8 s. */
  has_host: Type.Boolean(),
})
export type RoomPhaseView = Static<typeof RoomPhaseView>

/** The question as it is read out: told when it is shown, before anything can be chosen. */
export const RoomQuestionView = Obj({
  n: QuestionNumber,
  id: Id,
  kind: OneOf(['single', 'several', 'gaps', 'text', 'number']),
  prompt: Type.String(),
  picture_id: PictureId,
  picture_alt: Type.String(),
  formulas: Type.Array(Formula),
  gaps: Count,
})
export type RoomQuestionView = Static<typeof RoomQuestionView>

/** What there is to choose from: leaves the server when it may be chosen, not before. */
export const RoomOptionsView = Obj({
  n: QuestionNumber,
  options: words,
  /** Words to fill gaps with; empty where they are typed. */
  bank: words,
  formulas: Type.Array(Formula),
})
export type RoomOptionsView = Static<typeof RoomOptionsView>

/** By the clock that all servers share. */
export const RoomClockView = Obj({
  reads_at: Instant,
  opens_at: Instant,
  /** Null where the host closes it: calm mode. */
  closes_at: Nullable(Instant),
  /** Since when it stands still; both times above move on with the pause. */
  paused_at: Nullable(Instant),
})
export type RoomClockView = Static<typeof RoomClockView>

export const RoomProgressView = Obj({
  /** Who answered the question that is open. */
  answered: Count,
  /** Seats that are taken. */
  players: Count,
})
export type RoomProgressView = Static<typeof RoomProgressView>

export const BoardRowView = Obj({
  seat: SeatNumber,
  name: seatName,
  points: Count,
  place: Type.Integer({ minimum: 1 }),
  /** Before this question; null where there was none before. */
  place_before: Nullable(Type.Integer({ minimum: 1 })),
})
export type BoardRowView = Static<typeof BoardRowView>

/** What was right, once the question is closed. */
export const RoomResultsView = Obj({
  n: QuestionNumber,
  by: OneOf(QUESTION_ENDS),
  is_void: Type.Boolean(),
  /** Places of options as they were shown. */
  right_choices: places,
  /** Accepted words by gap. */
  accepted: Type.Array(words),
  explanation: Type.String(),
  formulas: Type.Array(Formula),
  /** How many chose each option, in the order shown; empty where words are typed. */
  chosen: Type.Array(Count),
  right: Count,
  partly: Count,
  wrong: Count,
  missing: Count,
  board: Type.Array(BoardRowView),
  /** When the next question comes by itself; null where the host says so. */
  next_at: Nullable(Instant),
})
export type RoomResultsView = Static<typeof RoomResultsView>

export const RoomFinishView = Obj({
  /** The first three are the podium. */
  board: Type.Array(BoardRowView),
  /** Who has more than 85 % (section 5), beside the podium: at most 50. */
  great: Type.Array(Obj({ seat: SeatNumber, name: seatName })),
  players: Count,
})
export type RoomFinishView = Static<typeof RoomFinishView>

/** One of the players, as host and screen see them. */
export const SeatRowView = Obj({
  seat: SeatNumber,
  /** Null once it is forgotten. */
  name: seatName,
  state: OneOf(SEAT_STATES),
  points: Count,
  place: Nullable(Count),
  from_question: QuestionNumber,
  /** Answers that came faster than anybody reads. The host alone is told. */
  fast: Type.Optional(Count),
  /** Whether the room could be handed over to them. The host alone is told. */
  has_account: Type.Optional(Type.Boolean()),
  /** Whether they took the room over, and lead it rather than play. The host alone is told. */
  is_host: Type.Optional(Type.Boolean()),
  /** Whether a socket of theirs stands. The host alone is told, as it happens: a replay does not know. */
  is_connected: Type.Optional(Type.Boolean()),
})
export type SeatRowView = Static<typeof SeatRowView>

/** Secrets of the host: links for whoever helps, and for the screen. */
export const RoomHostView = Obj({
  host_key: Type.String(),
  screen_key: Type.String(),
  /** To whom the room is offered. */
  offered_to: Nullable(SeatNumber),
  /** So many joined in the last seconds that it may be a machine. */
  is_flooded: Type.Boolean(),
  /** Whose keys whoever opened the room may correct, as its author; null where it is somebody else’s. */
  own_quiz: Nullable(Obj({ id: Id, version: Type.Integer({ minimum: 1 }) })),
})
export type RoomHostView = Static<typeof RoomHostView>

/** What became of one’s own answer. */
export const VerdictView = Obj({
  n: QuestionNumber,
  is_answered: Type.Boolean(),
  bp: BasisPoints,
  points: Count,
  took_ms: Nullable(Count),
  place: Count,
  place_before: Nullable(Count),
  /** Points to whoever is one place ahead; null for the first. */
  gap: Nullable(Count),
})
export type VerdictView = Static<typeof VerdictView>

/** One’s own seat. */
export const OwnSeatView = Obj({
  seat: SeatNumber,
  name: seatName,
  state: OneOf(SEAT_STATES),
  has_account: Type.Boolean(),
  points: Count,
  /** Null before the first result. */
  place: Nullable(Count),
  /** Where one came late: the first question that one could answer. */
  from_question: QuestionNumber,
  /** Mean of one’s own questions; null before the first. */
  average_bp: Nullable(BasisPoints),
  /** Whether the open question is answered; what was chosen, by places as shown. */
  is_answered: Type.Boolean(),
  choices: places,
  verdict: Nullable(VerdictView),
  /** The room may be taken over: it was offered, or has no host. */
  may_host: Type.Boolean(),
})
export type OwnSeatView = Static<typeof OwnSeatView>

const sections = {
  room: RoomTermsView,
  phase: RoomPhaseView,
  question: Nullable(RoomQuestionView),
  options: Nullable(RoomOptionsView),
  clock: Nullable(RoomClockView),
  progress: RoomProgressView,
  results: Nullable(RoomResultsView),
  finish: Nullable(RoomFinishView),
}
/** For host and screen alone. */
const lists = { seats: Type.Array(SeatRowView), host: RoomHostView }

/** All that somebody sees of a room. */
export const RoomView = Obj({
  /** Counts the changes that this process sent to such sockets. */
  revision: Count,
  now: Instant,
  ...sections,
  seats: Type.Optional(lists.seats),
  host: Type.Optional(lists.host),
  you: Type.Optional(OwnSeatView),
})
export type RoomView = Static<typeof RoomView>

const optional = {
  room: Type.Optional(sections.room),
  phase: Type.Optional(sections.phase),
  question: Type.Optional(sections.question),
  options: Type.Optional(sections.options),
  clock: Type.Optional(sections.clock),
  progress: Type.Optional(sections.progress),
  results: Type.Optional(sections.results),
  finish: Type.Optional(sections.finish),
}

/** What has changed: each section that is there takes the place of the one before. */
export const RoomChangeView = Obj({
  revision: Count,
  /** What it changes; who stands elsewhere asks for the whole (`sync`). */
  base: Count,
  now: Instant,
  ...optional,
  /** Of these seats alone: new ones come in, others take the place of what was known of them. */
  seats: Type.Optional(lists.seats),
  host: Type.Optional(lists.host),
  /** Where one's own seat changed with it. */
  you: Type.Optional(OwnSeatView),
})
export type RoomChangeView = Static<typeof RoomChangeView>
