import { accountEvents } from '@kredka/contracts/accounts/events'
import { make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { LOBBY_MS, READING_MS } from '@kredka/contracts/quiz-rooms/rules'
import { story } from '../../kernel/testing/story.ts'
import { instant } from '../instant.ts'
import { type RoomCommand, roomDecider } from '../room.ts'
import type { AnswerCommand } from '../room-answers.ts'
import type { RoomStreamEvent } from '../room-evolve.ts'
import type { NewSeat } from '../room-seats.ts'
import type { Opened } from '../room-state.ts'

export const ROOM = '01j9z3v5e8c7w2q4k6m8n0p2r1'
export const HOST = '01j9z3v5e8c7w2q4k6m8n0p2r2'
export const MAJA = '01j9z3v5e8c7w2q4k6m8n0p2r3'
export const QUIZ = '01j9z3v5e8c7w2q4k6m8n0p2r4'
export const QUESTIONS = ['s1', 's2'].map((end) => `01j9z3v5e8c7w2q4k6m8n0p2${end}`)
export const T0 = Date.parse('2027-03-01T09:00:00.000Z')
export const events = { ...e, PersonForgotten: accountEvents.PersonForgotten }

export const opened = (change: Partial<Opened['settings']> = {}): Opened => ({
  room_id: ROOM,
  token: '7k2m9xqa',
  host_id: HOST,
  quiz_id: QUIZ,
  version: 1,
  author_id: HOST,
  subject_id: 'maths',
  difficulty: 2,
  language: 'pl',
  settings: { mode: 'speed', seconds: 20, max_players: 3, late_join: true, generated_names: false, ...change },
  questions: QUESTIONS.map((question_id) => ({ question_id, revision: 1, weight: 1 })),
  seed: ROOM,
  opened_at: instant(T0),
})
export const hash = (n: number) => String(n).repeat(64)
export const seat = (n: number, user_id: string | null = null) =>
  make(e.SeatTaken, {
    room_id: ROOM,
    seat: n,
    seat_id: `01j9z3v5e8c7w2q4k6m8n0p2t${n}`,
    user_id,
    subject_id: user_id ?? ROOM,
    key_hash: hash(n),
    name_hash: hash(n + 4),
    name: `Gracz ${n}`,
    from_question: 0,
  })
export const joins = (n: number, change: Partial<NewSeat> = {}): RoomCommand => ({
  do: 'join',
  seat_id: `01j9z3v5e8c7w2q4k6m8n0p2t${n}`,
  user_id: null,
  key_hash: hash(n),
  name: `Gracz ${n}`,
  name_hash: hash(n + 4),
  ...change,
})
export const answers = (
  n: number,
  place: number,
  received_at: number,
  change: Partial<AnswerCommand> = {},
): AnswerCommand => ({
  do: 'answer',
  seat: n,
  n: 0,
  given: { choices: [place] },
  words_hash: null,
  bp: place === 1 ? 10_000 : 0,
  key_revision: 0,
  received_at,
  round_trip_ms: null,
  ...change,
})

export const told = story(roomDecider, events)
export const room = told.given(make(e.RoomOpened, opened()), seat(0), seat(1, MAJA))
export const back = make(e.HostBack, { room_id: ROOM, at: instant(T0), lobby_ends_at: instant(T0 + LOBBY_MS) })
export const OPENS = T0 + READING_MS
export const CLOSES = OPENS + 20_000
export const question = (n = 0, at = T0) =>
  make(e.QuestionOpened, {
    room_id: ROOM,
    n,
    question_id: QUESTIONS[n] ?? '',
    reads_at: instant(at),
    opens_at: instant(at + READING_MS),
    closes_at: instant(at + READING_MS + 20_000),
    lasts_ms: 20_000,
  })
export const playing = room.given(back, make(e.GameBegun, { room_id: ROOM }), question())
export const after = (commands: readonly RoomCommand[], from = playing) =>
  commands.reduce((so_far, command) => {
    return so_far.given(...must(roomDecider.decide(so_far.state(), command)))
  }, from)

/** What a command gives after these events. */
export function decide(past: readonly RoomStreamEvent[], command: RoomCommand): readonly RoomStreamEvent[] {
  return must(roomDecider.decide(told.given(...past).state(), command))
}
