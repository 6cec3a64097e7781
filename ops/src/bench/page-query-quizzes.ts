import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND, EVENT_STORE, POOL, READ_POOL } from '@kredka/backend/composition/identifiers'
import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Query } from '@kredka/contracts/kernel/endpoints'
import { getOwnQuiz, getQuiz, listAllQuestions, listOwnQuizzes, listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import type { Viewer } from '@kredka/projections/kernel/query'
import { sqlOf } from '@kredka/projections/postgres/postgres'
import { startProductRunner, whenComplete } from '../load/read-models.ts'
import type { Asked } from '../proof/testing/ask-all.ts'
import { seedQuizzes } from '../seed/bulk/seed-quizzes.ts'
import { progress } from '../terminal/progress.ts'

const GIVE_UP_MS = HOUR
const DETAILS = 40

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
const BROWSED: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { page: 2 },
  { q: 'ulamki' },
  { q: 'równania' },
  { q: 'angielski czas' },
  { q: 'komórka', sort: 'newest' },
  { q: 'quiz' },
  { q: 'nic takiego tu nie ma' },
  { subject_id: 'maths' },
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
  { q: 'historia', subject_id: 'history', level: 'intermediate', difficulty: 3, language: 'pl' },
]
const ALL_QUESTIONS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { q: 'wisla' },
  { q: 'ile to' },
  { subject_id: 'physics' },
  { type: 'fill-gaps' },
  { level: 'basic', subject_id: 'maths' },
]

/** Each list and detail of quizzes as visitors, authors and staff ask it. */
export async function quizQuestions(parts: Parts): Promise<ReadonlyMap<string, readonly Asked[]>> {
  const { wired } = await parts.get(BACKEND)
  const sql = sqlOf(await parts.get(READ_POOL))
  // by lot, the same every time
  const rows = await sql<{ readonly quiz_id: string; readonly author_id: string }>(
    'select quiz_id, author_id from quizzes.listed order by md5(quiz_id) limit $1',
    [DETAILS],
  )
  const visitor: Viewer = { kind: 'visitor' }
  const admin: Viewer = { kind: 'admin', id: '00000000000000000000000000' }
  const author = (id: string): Viewer => ({ kind: 'user', id, is_teacher: false })
  const ask = (query: Query, asked: readonly (readonly [Viewer, Readonly<Record<string, unknown>>])[]) => {
    const handler = wired.queryHandlers.find((one) => one.query === query)
    if (handler === undefined) throw new Error(`nothing answers ${query.name}`)
    return [query.name, asked.map(([viewer, input]) => ({ handler, viewer, input }))] as const
  }
  return new Map([
    ask(
      listQuizzes,
      BROWSED.map((input) => [visitor, input]),
    ),
    ask(
      getQuiz,
      rows.map(({ quiz_id, author_id }, n) => [n % 2 === 0 ? visitor : author(author_id), { id: quiz_id }]),
    ),
    ask(
      listOwnQuizzes,
      rows.map(({ author_id }, n) => [author(author_id), n % 3 === 0 ? { q: 'ra' } : { page: 1 + (n % 3) }]),
    ),
    ask(
      getOwnQuiz,
      rows.map(({ quiz_id, author_id }) => [author(author_id), { id: quiz_id }]),
    ),
    ask(
      listAllQuestions,
      ALL_QUESTIONS.map((input) => [admin, input]),
    ),
  ])
}
