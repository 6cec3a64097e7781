import type { Parts } from '@kredka/backend/composition/container'
import { EVENT_STORE, POOL, READ_POOL } from '@kredka/backend/composition/identifiers'
import { getAttempt, getReplay, listAttempts } from '@kredka/contracts/attempts/endpoints'
import { getFigures } from '@kredka/contracts/figures/endpoints'
import { PERIODS } from '@kredka/contracts/figures/rules'
import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import { HOUR } from '@kredka/contracts/kernel/durations'
import {
  countQuizRequests,
  getOwnQuiz,
  getQuiz,
  getQuizKeys,
  getQuizRequest,
  listAllQuestions,
  listOwnQuizzes,
  listQuizRequests,
  listQuizzes,
} from '@kredka/contracts/quizzes/endpoints'
import { countDue, getRepetition } from '@kredka/contracts/repetition/endpoints'
import {
  getAttemptRewards,
  getQuizRanking,
  getRanking,
  getRewards,
  listLedger,
} from '@kredka/contracts/rewards/endpoints'
import type { Viewer } from '@kredka/projections/kernel/query'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import type { Asked } from '../proof/testing/ask-all.ts'
import { seedQuizzes } from '../seed/bulk/seed-quizzes.ts'
import { progress } from '../terminal/progress.ts'
import { ADMIN, type AskedInput, askingIn, userViewer, VISITOR } from './asking.ts'

const GIVE_UP_MS = HOUR
const SOME = 40

/** So many listed quizzes of ten questions each, in the log and in the read models. */
export async function fillWithQuizzes(parts: Parts, quizzes: number): Promise<void> {
  const runner = await startProductRunner(parts)
  try {
    const bar = progress('Making quizzes', 'quizzes', quizzes)
    const { signal } = new AbortController()
    await seedQuizzes(parts, quizzes, { signal, progress: (done) => bar.set(done) })
    bar.end()
    await whenComplete(parts, await (await parts.get(EVENT_STORE)).head(), GIVE_UP_MS)
  } finally {
    await runner.stop()
  }
  await (await parts.get(POOL)).query('vacuum analyze')
}

/** What people who browse ask: words, filters, orders, and what a few clicks make of them. */
const BROWSED: readonly AskedInput[] = [
  {},
  { page: 2 },
  { page: 50 },
  { q: 'ulamki' },
  { q: 'ulamki', page: 20 },
  { q: 'równania' },
  { q: 'angielski czas' },
  { q: 'komórka', sort: 'newest' },
  { q: 'quiz' },
  { q: 'nic takiego tu nie ma' },
  { subject_id: 'maths' },
  { subject_id: 'maths', page: 50 },
  { subject_id: 'english', level: 'basic' },
  { subject_id: 'biology', difficulty: 4 },
  { level: 'advanced' },
  { difficulty: 1, sort: 'popular' },
  { language: 'en' },
  { language: 'pl', length: 'medium' },
  { length: 'long' },
  { sort: 'easiest' },
  { sort: 'hardest', subject_id: 'history' },
  { sort: 'popular' },
  { sort: 'popular', page: 50 },
  { q: 'historia', subject_id: 'history', level: 'intermediate', difficulty: 3, language: 'pl' },
]
const ALL_QUESTIONS: readonly AskedInput[] = [
  {},
  { page: 50 },
  { q: 'wisla' },
  { q: 'ile to' },
  { q: 'Nowak' },
  { subject_id: 'physics' },
  { type: 'fill-gaps' },
  { level: 'basic', subject_id: 'maths' },
]
const REQUESTS: readonly AskedInput[] = [
  {},
  { page: 50 },
  { state: 'waiting' },
  { state: 'listed' },
  { state: 'rejected' },
  { q: 'równania' },
  { q: 'Nowak' },
  { q: 'nic takiego tu nie ma' },
]
const RANKINGS: readonly AskedInput[] = [
  { period: 'day' },
  { period: 'week', subject_id: 'maths' },
  { period: 'all' },
  { period: 'all', subject_id: 'english' },
]

/** Each list and detail of quizzes, and of what was played of them, as visitors, players, authors and staff ask it. */
export async function quizQuestions(parts: Parts): Promise<ReadonlyMap<string, readonly Asked[]>> {
  const ask = await askingIn(parts)
  const sql = sqlOf(await parts.get(READ_POOL))
  // by lot, the same every time
  const quizzes = await sql<{ readonly quiz_id: string; readonly author_id: string }>(
    'select quiz_id, author_id from quizzes.listed order by md5(quiz_id) limit $1',
    [SOME],
  )
  // of those who played most
  const attempts = await sql<{ readonly attempt_id: string; readonly player_id: string; readonly quiz_id: string }>(
    `select distinct on (plays, player_id) attempt_id, player_id, quiz_id
       from attempts.attempts join (select player_id, count(*) as plays from attempts.attempts group by 1) p
      using (player_id) where state = 'finished' order by plays desc, player_id, md5(attempt_id) limit $1`,
    [SOME],
  )
  const by = (viewer: Viewer, inputs: readonly AskedInput[]) => inputs.map((input) => [viewer, input] as const)
  const byAuthors = (inputOf: (quiz_id: string, n: number) => AskedInput) =>
    quizzes.map(({ quiz_id, author_id }, n) => [userViewer(author_id), inputOf(quiz_id, n)] as const)
  const byPlayers = (inputOf: (attempt: (typeof attempts)[number], n: number) => AskedInput) =>
    attempts.map((attempt, n) => [userViewer(attempt.player_id), inputOf(attempt, n)] as const)
  return new Map([
    ask(listQuizzes, by(VISITOR, BROWSED)),
    ask(
      getQuiz,
      quizzes.map(({ quiz_id, author_id }, n) => [n % 2 === 0 ? VISITOR : userViewer(author_id), { id: quiz_id }]),
    ),
    ask(
      listOwnQuizzes,
      byAuthors((_, n) => (n % 3 === 0 ? { q: 'ra' } : { page: 1 + (n % 5) })),
    ),
    ...[getOwnQuiz, getQuizKeys, getQuizPanel].map((query) =>
      ask(
        query,
        byAuthors((id) => ({ id })),
      ),
    ),
    ...[listAttempts, getRewards, getRepetition, countDue].map((query) =>
      ask(
        query,
        byPlayers(() => ({})),
      ),
    ),
    ...[getAttempt, getReplay, getAttemptRewards].map((query) =>
      ask(
        query,
        byPlayers(({ attempt_id }) => ({ id: attempt_id })),
      ),
    ),
    ask(
      listLedger,
      byPlayers((_, n) => ({ page: 1 + (n % 4) })),
    ),
    ask(
      getRanking,
      byPlayers((_, n) => RANKINGS[n % RANKINGS.length] ?? {}),
    ),
    ask(
      getQuizRanking,
      byPlayers(({ quiz_id }) => ({ id: quiz_id })),
    ),
    ask(listQuizRequests, by(ADMIN, REQUESTS)),
    ask(
      getQuizRequest,
      quizzes.map(({ quiz_id }) => [ADMIN, { id: quiz_id }]),
    ),
    ask(countQuizRequests, by(ADMIN, [{}])),
    ask(listAllQuestions, by(ADMIN, ALL_QUESTIONS)),
    ask(
      getFigures,
      by(
        ADMIN,
        PERIODS.map((period) => ({ period })),
      ),
    ),
  ])
}
