import { warsawDay } from '@kredka/contracts/kernel/days'
import { NEW_A_DAY, REVIEW_LENGTH } from '@kredka/contracts/repetition/rules'
import { type Queryable, sqlOf } from '../postgres/postgres.ts'

/**
 * Cards of the user in `$1`, as of the day in `$2` and the moment in `$3`. What an author took away stays; what was
 * voided, or forgotten with its author, is not asked, nor what an assignment hides (QUI-10). `is_open`: due, and within
 * what of the new may begin on that day.
 * @param only which of them; as all that are due are needed to tell what is open, no fewer than those
 */
const cards = (only: 'true' | 'c.due_on <= $2') => `
  select c.*, c.due_on <= $2 and (not c.is_new or row_number() over (
           partition by c.is_new, c.due_on <= $2 order by c.due_on, c.question_id)
           <= ${NEW_A_DAY} - (select count(*) from repetition.cards where player_id = $1 and introduced_on = $2))
             as is_open
    from repetition.cards c
    join quizzes.questions k on k.question_id = c.question_id and k.revision = c.revision
   where c.player_id = $1 and k.content is not null and ${only}
     and not exists (select from quizzes.keys v where v.quiz_id = c.quiz_id and v.version = c.version
                        and v.question_id = c.question_id and v.is_newest and v.is_void)
     and not exists (select from attempts.concealed h
                      where h.player_id = c.player_id and h.quiz_id = c.quiz_id and h.until > $3)`
export const CARDS = cards('true')
/** The same of those that are due: whoever has many more waits for none of them. */
export const DUE_CARDS = cards('c.due_on <= $2')

/** The parameters of both. */
export function cardsOf(user_id: string | null, now: number): readonly unknown[] {
  return [user_id, warsawDay(now), new Date(now).toISOString()]
}

export interface DueQuestion {
  readonly quiz_id: string
  readonly version: number
  readonly question_id: string
  readonly revision: number
  readonly weight: number
}

/** What of a user's questions is asked next, the longest due first and those that were never repeated last. */
export function dueQuestions(queryable: Queryable) {
  const sql = sqlOf(queryable)
  return (user_id: string, now: number): Promise<readonly DueQuestion[]> =>
    sql<DueQuestion>(
      `select quiz_id, version, question_id, revision, weight from (${DUE_CARDS}) c where is_open
        order by is_new, due_on, question_id limit ${REVIEW_LENGTH}`,
      cardsOf(user_id, now),
    )
}
