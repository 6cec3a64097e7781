import { POOL } from '@kredka/backend/composition/identifiers'
import { type TestSite, testSite } from '@kredka/backend/processes/testing/test-site'
import { readCheckpoints } from '@kredka/projections/kernel/checkpoints'
import { whenComplete } from '../../load/read-models.ts'
import { QUIZZES_AN_AUTHOR } from './author-plan.ts'
import { seedQuizzes } from './seed-quizzes.ts'

const SEEDING = { signal: new AbortController().signal, progress: () => undefined }
const WITHIN_MS = 300_000

test(
  'OPS-01 quizzes in bulk verify, every read model takes them, they are found, opened and taken, and more go on behind them',
  async () => {
    const site = await testSite()
    try {
      const { parts, store } = site
      expect(await seedQuizzes(parts, QUIZZES_AN_AUTHOR, SEEDING)).toBe(QUIZZES_AN_AUTHOR)
      await expect(seedQuizzes(parts, QUIZZES_AN_AUTHOR, SEEDING)).rejects.toThrow('100 quizzes are there already')
      expect(await seedQuizzes(parts, QUIZZES_AN_AUTHOR + 5, SEEDING)).toBe(5)

      await whenComplete(parts, await store.head(), WITHIN_MS)
      const pool = await parts.get(POOL)
      expect((await readCheckpoints(pool)).filter(({ status }) => status !== 'live')).toEqual([])
      const { rows } = await pool.query('select count(*)::int as listed, sum(length)::int as asked from quizzes.listed')
      expect(rows).toEqual([{ listed: 105, asked: 1_050 }])
      // by the second author, of quizzes of the first
      const taken = await pool.query('select sum(plays)::int as plays from quizzes.listed')
      const earned = await pool.query('select count(*)::int as people from rewards.people where balance > 0')
      expect([...taken.rows, ...earned.rows]).toEqual([{ plays: 60 }, { people: 1 }])
      const [first] = (await read<readonly { id: string; title: string }[]>(site, '/quizzes?page_size=1')) ?? []
      expect(await read(site, `/quizzes/${first?.id}`)).toMatchObject({ title: first?.title, questions: 10 })
    } finally {
      // fails where verify finds a fault
      await site.stop()
    }
  },
  WITHIN_MS,
)

async function read<T>({ url, config }: TestSite, path: string): Promise<T | undefined> {
  const answer = await fetch(`${url}${config.api_base}${path}`)
  return ((await answer.json()) as { data: T }).data
}
