import { DayBegan } from '@kredka/contracts/jobs/events'
import { warsawDay } from '@kredka/contracts/kernel/days'
import { DAY } from '@kredka/contracts/kernel/durations'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import { uuidV5 } from '../kernel/ids.ts'
import type { CommandContext, WriteSide } from '../kernel/write-side.ts'
import type { Job } from './job.ts'

/** Stream `day-{yyyymmdd}`: a day begins once, whoever says so and how often. */
export const dayDecider: Decider<boolean, { readonly date: string }, EventOf<typeof DayBegan>> = {
  category: 'day',
  initial: false,
  evolve: () => true,
  decide: (began, { date }) => (began ? [] : [make(DayBegan, { date })]),
}

/** Days that are caught up on after the site was down; a site that slept longer begins anew with today. */
const LOOK_BACK = 31
const COMMANDS = 'e8a6b1f0-3d0c-5b7e-9a54-7c1d2f60b9aa'

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY).toISOString().slice(0, 10)
}

/** Begins today, and the days before it that have not begun since the last one that has. */
export async function beginDays(write: WriteSide, now: number): Promise<readonly string[]> {
  const today = warsawDay(now)
  const missing: string[] = []
  let date = today
  while (missing.length <= LOOK_BACK && !(await hasBegun(write, date))) {
    missing.unshift(date)
    date = dayBefore(date)
  }
  const due = missing.length > LOOK_BACK ? [today] : missing
  for (const day of due) await write.execute(dayDecider, dayStreamId(day), { date: day }, contextOf(day, now))
  return due
}

/** At midnight in Warsaw, and whenever a worker begins, for the midnights it missed. */
export function dayJob(write: WriteSide): Job {
  return {
    name: 'days.begin',
    cron: '0 0 * * *',
    at_start: true,
    retries: 5,
    run: async ({ now, progress }) => {
      const begun = await beginDays(write, now)
      progress(1, begun.join(', '))
    },
  }
}

/** The part after the category, of a day's stream. */
export function dayStreamId(date: string): string {
  return date.replaceAll('-', '')
}

async function hasBegun(write: WriteSide, date: string): Promise<boolean> {
  return (await write.fold(dayDecider, dayStreamId(date))).state
}

function contextOf(date: string, now: number): CommandContext {
  const id = uuidV5(`day ${date}`, COMMANDS)
  return {
    actor: { kind: 'system', id: 'days.begin' },
    command_id: id,
    command: 'jobs.begin_day',
    correlation_id: id,
    causation_id: id,
    now,
    origin: 'live',
  }
}
