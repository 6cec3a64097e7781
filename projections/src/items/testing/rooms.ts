import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { roomEvents as e } from '@kredka/contracts/quiz-rooms/events'
import { AUTHOR_ID, QUESTIONS, QUIZ_ID } from './played.ts'

type Closed = EventOf<typeof e.QuestionClosed>['data']
type Rescored = EventOf<typeof e.RoomRescored>['data']

const AT = '2026-09-25T10:00:00.000Z'
const roomId = (n: number) => `01jd0000000000000000000r${String(n).padStart(2, '0')}`

export function openedRoom(n: number) {
  return make(e.RoomOpened, {
    room_id: roomId(n),
    token: `7k2m9xq${n}`,
    host_id: AUTHOR_ID,
    quiz_id: QUIZ_ID,
    version: 1,
    author_id: AUTHOR_ID,
    subject_id: 'geography',
    difficulty: 2,
    language: 'pl',
    settings: { mode: 'speed', seconds: 20, max_players: 500, late_join: true, generated_names: false },
    questions: QUESTIONS.map(({ question_id, revision }) => ({ question_id, revision, weight: 1 })),
    seed: roomId(n),
    opened_at: AT,
  })
}

/** The end of a question with one right answer, the first, in the room of a number. */
export function closedIn(room: number, n: number, players: number, random: () => number): Closed {
  const choices = Array.from({ length: players }, () => Math.floor(random() * 3))
  const bp = choices.map((choice) => (choice === 0 ? 10_000 : 0))
  return {
    room_id: roomId(room),
    n,
    question_id: QUESTIONS[n]?.question_id ?? '',
    by: 'all',
    key_revision: 0,
    results: {
      seats: choices.map((_, seat) => seat),
      bp,
      points: bp.map((one) => (600 * one) / 10_000),
      took_ms: choices.map(() => Math.floor(random() * 20_000)),
    },
    chosen: [0, 1, 2].map((option) => choices.filter((choice) => choice === option).length),
    missing: players % 7,
    at: AT,
    next_at: null,
  }
}

/** As if everything but the first had been right. */
export function rescoredIn({ room_id, n, question_id, results }: Closed, key_revision: number): Rescored {
  const bp = results.bp.map((one) => 10_000 - one)
  const points = bp.map((one) => (600 * one) / 10_000)
  const question = { room_id, n, question_id, key_revision, is_void: false, standing: null }
  return { ...question, results: { ...results, bp, points } }
}
