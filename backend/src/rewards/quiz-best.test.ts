import { make } from '@kredka/contracts/kernel/events'
import { quizBestEvents as e } from '@kredka/contracts/rewards/events'
import { story } from '../kernel/testing/story.ts'
import { type QuizBestCommand, quizBestDecider } from './quiz-best.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const of = { best_id: idOf(1), user_id: idOf(2), quiz_id: idOf(3) }
const tale = story(quizBestDecider, e)
const note = (attempt: number, bp: number, isCorrected = false): QuizBestCommand => ({
  do: 'note',
  ...of,
  attempt_id: idOf(attempt),
  bp,
  difficulty: 2,
  isCorrected,
})
const noted = (attempt: number, bp: number, before_bp: number | null, best_bp: number, gain: number) =>
  make(e.QuizScoreNoted, { ...of, attempt_id: idOf(attempt), bp, difficulty: 2, before_bp, best_bp, gain })
const paid = (attempt: number, points: number) => make(e.QuizPointsPaid, { ...of, attempt_id: idOf(attempt), points })

test('QUI-07 the first score gains all that it is worth, a better one the difference, a worse one nothing', () => {
  tale
    .given()
    .when(note(10, 5_000))
    .gives(noted(10, 5_000, null, 5_000, 20))
  tale
    .given(noted(10, 5_000, null, 5_000, 20))
    .when(note(11, 8_000))
    .gives(noted(11, 8_000, 5_000, 8_000, 6))
  tale
    .given(noted(10, 5_000, null, 5_000, 20))
    .when(note(11, 100))
    .gives(noted(11, 100, 5_000, 5_000, 0))
})

test('QUI-07 the best hundred are remembered, however often a quiz is repeated', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => noted(10 + n, 9_000, 9_000, 9_000, 0))
  tale
    .given(...hundred)
    .when(note(200, 9_000))
    .gives()
  tale
    .given(...hundred)
    .when(note(200, 9_500))
    .gives(noted(200, 9_500, 9_000, 9_500, 1))
})

test('QUI-11 a corrected score makes way for the next best; what was paid beyond it is taken back once', () => {
  const before = [noted(10, 10_000, null, 10_000, 30), paid(10, 30), noted(11, 8_000, 10_000, 10_000, 0)]
  const lowered = noted(10, 5_000, 10_000, 8_000, -4)
  tale
    .given(...before)
    .when(note(10, 5_000, true))
    .gives(lowered)
  const takeBack: QuizBestCommand = { do: 'take_back', ...of, attempt_id: idOf(10) }
  const taken = make(e.QuizPointsTakenBack, { ...of, attempt_id: idOf(10), points: 4 })
  tale
    .given(...before, lowered)
    .when(takeBack)
    .gives(taken)
  tale
    .given(...before, lowered, taken)
    .when(takeBack)
    .gives()
})

test('QUI-11 a low score of long ago is the best once corrected keys lower many that were higher', () => {
  const first = noted(10, 5_000, null, 5_000, 20)
  const higher = Array.from({ length: 20 }, (_, n) => noted(11 + n, 9_000, n === 0 ? 5_000 : 9_000, 9_000, 0))
  const lowered = higher.slice(1).map((one) => noted(Number(one.data.attempt_id.slice(4)), 0, 9_000, 9_000, 0))
  tale
    .given(first, ...higher, ...lowered)
    .when(note(11, 0, true))
    .gives(noted(11, 0, 9_000, 5_000, -8))
})

test('QUI-11 a finish that is heard of after its correction changes nothing', () => {
  tale
    .given(noted(10, 4_000, null, 4_000, 18))
    .when(note(10, 10_000))
    .gives()
})

test('QUI-11 nothing is taken back that was never paid', () => {
  tale
    .given(noted(10, 10_000, null, 10_000, 30), noted(10, 0, 10_000, 0, -20))
    .when({ do: 'take_back', ...of, attempt_id: idOf(10) })
    .gives()
})
