import { listAlarms, listDeadLetters, listJobs, showJob } from '@kredka/contracts/jobs/endpoints'
import type {
  ALARM_SORTS,
  AlarmView,
  DEAD_LETTER_SORTS,
  DeadLetterView,
  JobDetailView,
  JobView,
} from '@kredka/contracts/jobs/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, type Sql } from '../kernel/query.ts'
import { toSearchText } from '../kernel/typed.ts'
import { iso } from '../postgres/postgres.ts'

/**
 * Jobs with their states of section 3, from the operational tables of the jobs module (schema `jobs`, written by its
 * worker): runs are no events (EVT-01), so there is no read model to wait for.
 */
const JOBS = `select j.name, j.cron, j.next_run_at,
    case when active.state = 'running' then 'running'
         when ended.state is null then 'created'
         when ended.state = 'finished' then case when j.cron is null then 'finished' else 'idle' end
         else ended.state end as state,
    coalesce(active.started_at, ended.started_at, ended.ended_at) as last_run_at,
    case when ended.state = 'errored' then ended.error end as error,
    active.progress, active.progress_text
  from jobs.jobs j
  left join lateral (select state, started_at, progress, progress_text from jobs.runs r
    where r.job = j.name and r.state = 'running') active on true
  left join lateral (select state, error, started_at, ended_at from jobs.runs r
    where r.job = j.name and r.state in ('finished', 'errored', 'stopped')
    order by r.requested_at desc, r.run_id desc limit 1) ended on true`

const RUN = `jsonb_build_object('id', r.run_id, 'state', r.state, 'cause', r.cause, 'admin_id', r.admin_id,
  'requested_at', ${iso('r.requested_at')}, 'started_at', ${iso('r.started_at')}, 'ended_at', ${iso('r.ended_at')},
  'duration_ms', (extract(epoch from r.ended_at - r.started_at) * 1000)::bigint, 'error', r.error,
  'progress', r.progress, 'progress_text', r.progress_text)`

const FAILING = "(attempts > 0 and ($2::text is null or $2 = 'failing'))"
const OTHERS = `(attempts = 0 and $2::text is distinct from 'failing'
  and ($2::text is null or ($2 = 'due') = (due_at <= $1)))`

/** The worst first. */
const DEAD_LETTER_STATE = "array_position(array['dead', 'retrying', 'postponed', 'waiting'], state)"
const IN_TURN = 'policy, stream, revision'
const DEAD_LETTER_ORDER: Readonly<Record<(typeof DEAD_LETTER_SORTS)[number], string>> = {
  policy: IN_TURN,
  '-policy': 'policy desc, stream, revision',
  state: `${DEAD_LETTER_STATE}, ${IN_TURN}`,
  '-state': `${DEAD_LETTER_STATE} desc, ${IN_TURN}`,
  since: `since, ${IN_TURN}`,
  '-since': `since desc, ${IN_TURN}`,
}
/** Both halves of a page stand in an index, to be read forwards or backwards. */
const SOONEST = 'next_attempt_at, alarm, key'
const LATEST = 'next_attempt_at desc, alarm desc, key desc'
const ALARM_ORDER: Readonly<Record<(typeof ALARM_SORTS)[number], readonly [whole: string, half: string]>> = {
  state: [`state <> 'failing', ${SOONEST}`, SOONEST],
  '-state': [`state = 'failing', ${LATEST}`, LATEST],
  due: [SOONEST, SOONEST],
  '-due': [LATEST, LATEST],
}

export const jobQueryHandlers: readonly QueryHandler[] = [
  answer(listJobs, [], async ({ sql, input }) => [
    ...(await sql<JobView>(
      `select * from (${JOBS}) jobs
        where ($1::text is null or ($1 = 'cron') = (cron is not null)) and ($2::text is null or state = $2)
        order by name`,
      [input.kind ?? null, input.state ?? null],
    )),
  ]),

  answer(showJob, [], async ({ sql, input }) => {
    const [job] = await sql<JobDetailView>(
      `select jobs.*, coalesce(
                (select jsonb_agg(${RUN} order by r.requested_at desc, r.run_id desc) from jobs.runs r
                  where r.job = jobs.name),
                '[]') as runs
         from (${JOBS}) jobs where name = $1`,
      [input.name],
    )
    return job ?? reject('JOB_NOT_FOUND')
  }),

  answerPage(listDeadLetters, [], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const rows = await sql<DeadLetterView>(
      `select policy, stream, revision, event_id, event_type, state, attempts, error, next_attempt_at, since
         from reactions.dead_letters where state <> 'dropped' order by ${DEAD_LETTER_ORDER[input.sort ?? 'policy']}
        limit ${page.limit} offset ${page.offset}`,
    )
    return page.of(rows)
  }),

  answerPage(listAlarms, [], async ({ sql, input, now }) => {
    const page = staffPageOf(input)
    const typed = toSearchText(input.q)
    const params: unknown[] = [new Date(now), input.state ?? null]
    if (typed !== null) params.push(typed, await alarmsNamed(sql, typed))
    const alarmsThat = typed === null ? anyAlarms : foundAlarms
    const [by, halfBy] = ALARM_ORDER[input.sort ?? 'state']
    const half = (which: string) => alarmsThat(which, halfBy, page.offset + page.limit)
    const rows = await sql<AlarmView>(
      `select alarm, key, state, due_at, next_attempt_at, attempts, error, event_id, event_type, stream
         from (${half(FAILING)} union all ${half(OTHERS)}) a
        order by ${by}
        limit ${page.limit} offset ${page.offset}`,
      params,
    )
    return page.of(rows)
  }),
]

const ALARM = "*, case when attempts > 0 then 'failing' when due_at <= $1 then 'due' else 'set' end as state"

/**
 * As far as a page needs them, in the order of an index: there are as many alarms as there are lessons and orders to
 * come.
 */
function anyAlarms(which: string, by: string, count: number): string {
  return `(
    select ${ALARM} from reactions.alarms where ${which} order by ${by} limit ${count})`
}

/** Those of one key, `$3`, and those of each of the names `$4`, by an index each. */
function foundAlarms(which: string, by: string, count: number): string {
  return `(
    select ${ALARM} from reactions.alarms where lower(key) = $3 and ${which}
    union
    select a.* from unnest($4::text[]) as named (by) cross join lateral (
      select ${ALARM} from reactions.alarms where alarm = named.by and ${which}
       order by ${by} limit ${count}) a)`
}

/** Names of alarms with this text in them. Read from one to the next: there are few of them, and many of each. */
async function alarmsNamed(sql: Sql, typed: string): Promise<readonly string[]> {
  const rows = await sql<{ readonly alarm: string }>(
    `with recursive names as (
       (select alarm from reactions.alarms order by alarm limit 1)
       union all
       select (select a.alarm from reactions.alarms a where a.alarm > n.alarm order by a.alarm limit 1)
         from names n where n.alarm is not null)
     select alarm from names where strpos(lower(alarm), $1) > 0`,
    [typed],
  )
  return rows.map(({ alarm }) => alarm)
}
