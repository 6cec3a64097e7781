import type { Rows } from '../kernel/projection.ts'
import type { CountedRun, Tally } from './tally.ts'

const ADD_TALLIES = `
  insert into tallies as t (quiz_id, version, question_id, kind, part, word, n, points)
  select $1::text, $2::int, question_id, kind, part, word, sum(n), sum(points)
    from jsonb_to_recordset($3::jsonb) as a (question_id text, kind text, part int, word text, n int, points int)
   group by question_id, kind, part, word
  on conflict (quiz_id, version, question_id, kind, part, word)
  do update set n = t.n + excluded.n, points = t.points + excluded.points`
/** What nobody did any more is as if nobody ever had. */
const CLEAR_TALLIES = `
  delete from tallies t using jsonb_to_recordset($3::jsonb) as a (question_id text, kind text, part int, word text)
   where t.quiz_id = $1 and t.version = $2 and t.question_id = a.question_id and t.kind = a.kind and t.part = a.part
     and t.word = a.word and t.n = 0`

/** Adds to the sums of a version, in one statement whatever befell how many. */
export async function addUp(
  { quiz_id, version }: Pick<CountedRun, 'quiz_id' | 'version'>,
  tallies: readonly Tally[],
  rows: Rows,
): Promise<void> {
  if (tallies.length === 0) return
  await rows.sql(ADD_TALLIES, [quiz_id, version, JSON.stringify(tallies)])
  const less = tallies.filter(({ n }) => n < 0)
  if (less.length > 0) await rows.sql(CLEAR_TALLIES, [quiz_id, version, JSON.stringify(less)])
}
