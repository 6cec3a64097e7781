import { COUNTED, type Counted, type Period, periodBefore, stepDays, stepsOf } from '@kredka/contracts/figures/rules'
import type { FigureStepView, FiguresView, Pair, SubjectFiguresView } from '@kredka/contracts/figures/views'
import { DAY } from '@kredka/contracts/kernel/durations'
import { addDays } from '@kredka/contracts/kernel/zones'
import type { Sql } from '../kernel/query.ts'
import { monthOf, OF_SUBJECT } from './lesson-counts.ts'

/** How often something went wrong inside the site, by day of Europe/Warsaw; days without a fault are left out. */
export type ReadFaults = (period: Period) => Promise<readonly { readonly day: string; readonly times: number }[]>

export const FIGURES_READS = ['figures'] as const

const FIGURES = [...COUNTED, 'active', 'faults'] as const
type Figure = (typeof FIGURES)[number]

/** `back`: points between this one and the newest of its period. */
interface StepRow extends Readonly<Record<Counted, number>> {
  readonly is_now: boolean
  readonly back: number
}
/** In the whole period. */
interface SubjectRow extends Readonly<Record<(typeof OF_SUBJECT)[number], number>> {
  readonly is_now: boolean
  readonly subject_id: string
}
interface ActiveRow {
  readonly is_now: boolean
  readonly back: number
  readonly of_step: number
  readonly of_period: number
}

/** The period and the one before, point by point, in statements that run beside each other. */
export async function readFigures(sql: Sql, period: Period, readFaults: ReadFaults): Promise<FiguresView> {
  const before = periodBefore(period)
  const size = stepDays(period)
  const bounds = [period.from, period.to, before.from, size]
  const [sums, active, subjects, faults] = await Promise.all([
    sql<StepRow>(STEPS, bounds),
    sql<ActiveRow>(ACTIVE, bounds),
    sql<SubjectRow>(SUBJECTS, [period.from, ...partsOf(period), ...partsOf(before)]),
    readFaults({ from: before.from, to: period.to }),
  ])
  const place = placer(period, before, size)

  const [steps, beforeSteps] = [stepsOf(period), stepsOf(before)]
  const tables = steps.map(() => emptyFigures())
  const totals = emptyFigures()
  const add = (isNow: boolean, back: number, figure: Figure, amount: number) => {
    const side = isNow ? 'now' : 'before'
    const step = tables[tables.length - 1 - back]
    if (step !== undefined) step[figure][side] += amount
    if (figure !== 'active') totals[figure][side] += amount
  }
  for (const row of sums) {
    for (const figure of COUNTED) add(row.is_now, row.back, figure, row[figure])
  }
  for (const { is_now, back, of_step, of_period } of active) {
    add(is_now, back, 'active', of_step)
    totals.active[is_now ? 'now' : 'before'] += of_period
  }
  for (const { day, times } of faults) {
    const { isNow, back } = place(day)
    add(isNow, back, 'faults', times)
  }
  return {
    ...period,
    before_from: before.from,
    before_to: before.to,
    step_days: size,
    currency: 'PLN',
    totals,
    steps: steps.flatMap((step, n): FigureStepView[] => {
      const [then, figures] = [beforeSteps[n], tables[n]]
      if (then === undefined || figures === undefined) return []
      return [{ ...step, before_from: then.from, before_to: then.to, ...figures }]
    }),
    subjects: subjectsOf(subjects),
  }
}

/**
 * Its first and last day, the first day of its whole months and the first one after them; without a whole month all its
 * days stand before.
 */
function partsOf({ from, to }: Period): readonly string[] {
  const first = from === monthOf(from) ? from : nextMonth(from)
  const after = monthOf(addDays(to, 1))
  return first < after ? [from, to, first, after] : [from, to, addDays(to, 1), addDays(to, 1)]
}

function nextMonth(day: string): string {
  return monthOf(addDays(monthOf(day), 31))
}

function placer(period: Period, before: Period, size: number) {
  return (day: string) => {
    const isNow = day >= period.from
    const days = Date.parse(isNow ? period.to : before.to) - Date.parse(day)
    return { isNow, back: Math.floor(days / DAY / size) }
  }
}

type Figures = { readonly [F in Figure]: { now: number; before: number } }

function emptyFigures(): Figures {
  return Object.fromEntries(FIGURES.map((figure) => [figure, { now: 0, before: 0 }])) as Figures
}

function subjectsOf(found: readonly SubjectRow[]): SubjectFiguresView[] {
  const rows = Map.groupBy(found, ({ subject_id }) => subject_id)
  const subjects = [...rows].map(([subject_id, both]): SubjectFiguresView => {
    const pair = (figure: (typeof OF_SUBJECT)[number]): Pair => ({
      now: both.find(({ is_now }) => is_now)?.[figure] ?? 0,
      before: both.find(({ is_now }) => !is_now)?.[figure] ?? 0,
    })
    return {
      subject_id,
      revenue: pair('revenue'),
      lessons: pair('lessons'),
      asked: pair('asked'),
      plays: pair('plays'),
    }
  })
  return subjects.sort(
    (a, b) => b.revenue.now - a.revenue.now || b.plays.now - a.plays.now || a.subject_id.localeCompare(b.subject_id),
  )
}

/** `$1` and `$2`: first and last day of the period; `$3`: first day of the one before; `$4`: days of a point. */
const SIDE = 'day >= $1::date'
const BACK = `(case when ${SIDE} then $2::date else $1::date - 1 end - day) / $4::int`
/** Days of a period outside its whole months. */
const besideMonths = (n: number) =>
  `(day >= $${n}::date and day < least($${n + 2}::date, $${n + 1}::date + 1)
    or day >= $${n + 3}::date and day <= $${n + 1}::date)`
/** Whole numbers this small are exact as they are, and quicker. */
const sumsOf = (names: readonly Counted[]) => names.map((name) => `sum(${name}::float8) as ${name}`).join(', ')
const STEPS = `
  select ${SIDE} as is_now, ${BACK} as back, ${sumsOf(COUNTED)}
    from figures.days where subject_id = '' and day between $3::date and $2::date
   group by 1, 2`
/** `$1`: first day of the period; then what `partsOf` says of it, and of the one before. */
const SUBJECTS = `
  select subject_id, is_now, ${sumsOf(OF_SUBJECT)}
    from (select subject_id, month >= $1::date as is_now, ${OF_SUBJECT.join(', ')}
            from figures.months
           where (month >= $4::date and month < $5::date) or (month >= $8::date and month < $9::date)
          union all
          select subject_id, ${SIDE}, ${OF_SUBJECT.join(', ')}
            from figures.days
           where subject_id <> '' and (${besideMonths(2)} or ${besideMonths(6)})) parts
   group by 1, 2`
/** Whoever was not active from the beginning of some days until this one is counted on this one. */
const ACTIVE = `
  select is_now, back,
         coalesce(sum(people[day - greatest(begins, ends - back * $4::int - $4::int + 1) + 1]), 0)::int as of_step,
         coalesce(sum(people[day - begins + 1]), 0)::int as of_period
    from (select *, ${SIDE} as is_now, ${BACK} as back,
                 case when ${SIDE} then $1::date else $3::date end as begins,
                 case when ${SIDE} then $2::date else $1::date - 1 end as ends
            from figures.returned where day between $3::date and $2::date) a
   group by is_now, back`
