import { warsawDay } from '@kredka/contracts/kernel/days'
import { DEFAULT_PAGE_SIZE } from '@kredka/contracts/kernel/schema'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { addDays } from '@kredka/contracts/kernel/zones'
import { getAttemptRewards, getPlayer, getRewards, listLedger } from '@kredka/contracts/rewards/endpoints'
import { defaultPlayerName, NO_STREAK, STREAK_DAYS_SHOWN, type Streak, streakOn } from '@kredka/contracts/rewards/rules'
import type { AttemptRewardsView, LedgerRowView, PlayerView, RewardsView } from '@kredka/contracts/rewards/views'
import { pageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, type Sql, userIdOf } from '../kernel/query.ts'
import { rankingQueryHandlers } from './ranking-queries.ts'

type DayState = RewardsView['streak']['days'][number]['state']
interface PersonRow extends Streak {
  readonly balance: number
}
type LedgerRow = Omit<LedgerRowView, 'quiz'> & { readonly quiz: { readonly id: string; readonly title: string } | null }

export const rewardQueryHandlers: readonly QueryHandler[] = [
  answer(getRewards, ['rewards'], async ({ sql, viewer, now }) => {
    const user_id = userIdOf(viewer)
    const today = warsawDay(now)
    const first = addDays(today, 1 - STREAK_DAYS_SHOWN)
    const [person, [sum], known] = await Promise.all([
      personOf(sql, user_id),
      sql<{ readonly points: number }>(
        `select sum(points)::int as points from rewards.sums where user_id = $1 and span = $2 and subject_id = ''`,
        [user_id, `day ${today}`],
      ),
      sql<{ readonly day: string; readonly state: DayState }>(
        'select day, state from rewards.streak_days where user_id = $1 and day >= $2',
        [user_id, first],
      ),
    ])
    const streak = streakOn(person, today)
    const states = new Map<string, DayState>(known.map(({ day, state }) => [day, state]))
    for (const day of streak.frozen) states.set(day, 'frozen')
    const days = Array.from({ length: STREAK_DAYS_SHOWN }, (_, n) => addDays(first, n))
    return {
      balance: person.balance,
      earned_today: sum?.points ?? 0,
      streak: {
        ...standing(streak),
        is_safe: person.last_day === today,
        days: days.map((day) => ({ day, state: states.get(day) ?? 'none' })),
      },
    }
  }),

  answerPage(listLedger, ['rewards', 'attempts', 'quizzes'], async ({ sql, input, viewer }) => {
    const page = pageOf(input, DEFAULT_PAGE_SIZE)
    const rows = await sql<LedgerRow>(
      `select e.n as id, e.kind, e.type, e.cause, e.points, e.written_off, e.at,
              e.attempt_id, e.game, e.run_id, e.part, e.bp, e.best_bp,
              case when v.title is null then null else jsonb_build_object('id', v.quiz_id, 'title', v.title) end as quiz
         from rewards.entries e
         left join attempts.attempts a on a.attempt_id = e.attempt_id
         left join quizzes.versions v on v.quiz_id = a.quiz_id and v.version = a.version
        where e.user_id = $1 and e.kind <> 'unrewarded'
        order by e.n desc limit ${page.limit} offset ${page.offset}`,
      [userIdOf(viewer)],
    )
    return page.of(rows.map((row) => ({ ...row, quiz: withSlug(row.quiz) })))
  }),

  answer(getAttemptRewards, ['rewards'], async ({ sql, input, viewer, now }) => {
    const user_id = userIdOf(viewer)
    const [person, rows] = await Promise.all([
      personOf(sql, user_id),
      sql<AttemptRewardsView['earned'][number] & { readonly reason: AttemptRewardsView['unrewarded'] }>(
        `select type, cause, points, best_bp, reason from rewards.entries where attempt_id = $1 and user_id = $2 order by n`,
        [input.id, user_id],
      ),
    ])
    return {
      earned: rows.filter(({ reason }) => reason === null).map(({ reason, ...earned }) => earned),
      unrewarded: rows.find(({ reason }) => reason !== null)?.reason ?? null,
      balance: person.balance,
      streak: standing(streakOn(person, warsawDay(now))).length,
    }
  }),

  answer(getPlayer, ['rewards', 'profiles'], async ({ sql, viewer }) => {
    const [row] = await sql<Omit<PlayerView, 'default_name'> & { readonly name: string | null }>(
      `select p.name, l.player_name, coalesce(l.is_ranked, true) as is_ranked
         from profiles.people p left join rewards.players l using (user_id) where p.user_id = $1`,
      [userIdOf(viewer)],
    )
    return {
      player_name: row?.player_name ?? null,
      default_name: defaultPlayerName(row?.name ?? ''),
      is_ranked: row?.is_ranked ?? true,
    }
  }),

  ...rankingQueryHandlers,
]

async function personOf(sql: Sql, user_id: string | null): Promise<PersonRow> {
  const text = 'select balance, last_day, length, freezes_left from rewards.people where user_id = $1'
  const [found] = await sql<PersonRow>(text, [user_id])
  return found ?? { balance: 0, ...NO_STREAK }
}

/** A streak that is over counts no days any more. */
function standing({ is_over, length, freezes_left }: ReturnType<typeof streakOn>) {
  return is_over ? { length: 0, freezes_left: NO_STREAK.freezes_left } : { length, freezes_left }
}

function withSlug(quiz: LedgerRow['quiz']): LedgerRowView['quiz'] {
  return quiz === null ? null : { ...quiz, slug: slugOf(quiz.title) }
}
