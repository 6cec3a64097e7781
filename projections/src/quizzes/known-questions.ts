import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import type { FindKnownQuestions, KnownIn } from '@kredka/contracts/quizzes/known-questions'
import type { Queryable } from '../postgres/postgres.ts'
import { sqlOf } from '../postgres/postgres.ts'
import { hashOf } from './fingerprint-hash.ts'

/** Questions of listed versions and of the site's drafts, by what a duplicate is known by (ADM-05). */
export function createKnownQuestions(pool: Queryable): FindKnownQuestions {
  const sql = sqlOf(pool)
  return async (fingerprints) => {
    if (fingerprints.length === 0) return new Map()
    const byHash = new Map(fingerprints.map((fingerprint) => [hashOf(fingerprint), fingerprint]))
    const rows = await sql<KnownIn & { readonly hash: string }>(
      `select distinct on (found.hash) found.hash, q.quiz_id as id, coalesce(q.title, '') as title,
              q.sent_at is not null as is_sent
         from (select k.fingerprint as hash, k.quiz_id
                 from quizzes.questions k
                 join quizzes.listed l on l.quiz_id = k.quiz_id
                 join quizzes.versions v on v.quiz_id = l.quiz_id and v.version = l.version
                where k.fingerprint = any($1) and v.questions @>
                      jsonb_build_array(jsonb_build_object('question_id', k.question_id, 'revision', k.revision))
               union all
               select d.fingerprint, d.quiz_id from quizzes.draft d
                where d.author_id = $2 and d.fingerprint = any($1)) found
         join quizzes.quizzes q on q.quiz_id = found.quiz_id
        order by found.hash, q.quiz_id`,
      [[...byHash.keys()], SITE_ACCOUNT_ID],
    )
    return new Map(rows.map(({ hash, ...quiz }) => [byHash.get(hash) ?? '', quiz]))
  }
}
