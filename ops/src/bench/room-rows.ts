import type { PlayerReport } from '../load/room-player.ts'
import { type RoomTotals, totalsOfRoom } from '../load/room-totals.ts'
import type { MadeRoom } from '../load/room-world.ts'
import type { BenchRow } from './bench.ts'
import { median, percentile, type Series } from './figures.ts'
import type { Use } from './process-use.ts'
import type { Bystanders } from './room-bystanders.ts'
import type { Pace } from './room-orders.ts'

/** A game as its players saw it, and as it stands in an export of the log. */
export interface Game {
  readonly rooms: readonly MadeRoom[]
  readonly reports: readonly (PlayerReport & { readonly token: string })[]
  readonly lines: readonly string[]
  readonly use: Use
}

const MAX_RATIO = 3
const ACK_MS = 250
const SHOWN_MS = 300
const OTHERS_RATIO = 4
const NONE = { p95: null, p99: null, floor: null, ratio: null } as const

/** Each pace next to the same bursts at a server that does one INSERT for each. */
export function ackRows(
  { reports }: Game,
  paces: readonly Pace[],
  floor: ReadonlyMap<Pace, Series>,
): readonly BenchRow[] {
  const rowOf = (label: string, pace: Pace, limit: number) => {
    const times = acksOf(answersAt(reports, paces, (one) => one === pace))
    return times.length === 0 ? [] : [besideFloor(label, times, floor.get(pace) ?? [], MAX_RATIO, limit)]
  }
  return [
    ...rowOf('answer → acknowledged, one at a time', 'one', Number.POSITIVE_INFINITY),
    ...rowOf('100 at once', 'hundred', Number.POSITIVE_INFINITY),
    ...rowOf('all within a second', 'second', ACK_MS),
    ...rowOf('all within 200 ms', 'burst', Number.POSITIVE_INFINITY),
  ]
}

/** Everybody of many rooms answers in one moment, next to as many at a server that does one INSERT for each. */
export function momentRows(
  name: string,
  { reports }: Game,
  paces: readonly Pace[],
  floor: Series,
): readonly BenchRow[] {
  const times = acksOf(answersAt(reports, paces, (pace) => pace === 'moment'))
  if (times.length === 0) return []
  return [besideFloor(`${name}: all in one moment`, times, floor, MAX_RATIO, Number.POSITIVE_INFINITY)]
}

/** What happens to all answers of a game, whatever their pace; those of one moment have a row of their own. */
export function gameRows(name: string, game: Game, paces: readonly Pace[]): readonly BenchRow[] {
  const { reports, use } = game
  const acks = acksOf(answersAt(reports, paces, (pace) => pace !== 'moment'))
  const totals = new Map(game.rooms.map(({ id, token }) => [token, totalsOfRoom(game.lines, id)]))
  const all = [...totals.values()]
  const shown = latestSights(reports)
  const label = (text: string) => `${name}: ${text}`
  const about = (text: string, unit: string, figure: number): BenchRow => {
    return { ...NONE, label: label(text), unit, median: figure, budget: null, ok: true }
  }
  return [
    within(label('answer → acknowledged'), acks, ACK_MS),
    within(label('question → all have it'), shown, SHOWN_MS),
    none(label('acknowledged, not once in the log'), countLost(game, totals)),
    none(label('in the log, not acknowledged'), countUnsaid(game, totals)),
    none(label('wrong points and places'), countWrong(game, totals)),
    about(
      'events',
      '',
      all.reduce((sum, { events }) => sum + events, 0),
    ),
    about('events in the fullest second', '/s', mostASecond(game.lines)),
    about('CPU of the site', '% of a core', use.cpu * 100),
    about('memory of the site', 'MB', use.mb),
  ]
}

/** @param alone the same people, while nobody plays */
export function bystanderRows(beside: Bystanders, alone: Bystanders): readonly BenchRow[] {
  const { times, lost } = beside.deliveries
  return [
    besideFloor('others, meanwhile: answer → hint', times, alone.deliveries.times, OTHERS_RATIO, ACK_MS),
    none('others, meanwhile: hints lost', lost),
    none('others, meanwhile: told to read all anew', beside.refreshed),
  ]
}

function besideFloor(label: string, times: Series, floor: Series, most: number, limit: number): BenchRow {
  const [p99, beside] = [percentile(times, 0.99), percentile(floor, 0.99)]
  const ratio = p99 / beside
  const budget = `p99 ≤ ${most} ×${Number.isFinite(limit) ? `, ≤ ${limit} ms` : ''}`
  const figures = { median: median(times), p95: percentile(times, 0.95), p99, floor: beside, ratio }
  return { label, unit: 'ms', ...figures, budget, ok: ratio <= most && p99 <= limit }
}

function within(label: string, times: Series, limit: number): BenchRow {
  const p99 = percentile(times, 0.99)
  const figures = { median: median(times), p95: percentile(times, 0.95), p99, floor: null, ratio: null }
  return { label, unit: 'ms', ...figures, budget: `p99 ≤ ${limit}`, counts: 'p99', ok: p99 <= limit }
}

function none(label: string, count: number): BenchRow {
  return { ...NONE, label, unit: '', median: count, budget: '0', ok: count === 0 }
}

function answersAt(
  reports: Game['reports'],
  paces: readonly Pace[],
  is: (pace: Pace | undefined) => boolean,
): PlayerReport['answers'] {
  return reports.flatMap(({ answers }) => answers.filter(({ n }) => is(paces[n % paces.length])))
}

function acksOf(answers: PlayerReport['answers']): Series {
  return answers.flatMap(({ ack_ms }) => ack_ms ?? [])
}

/** Of each question of each room, when the last player had it, in milliseconds after it opened. */
function latestSights(reports: Game['reports']): Series {
  const last = new Map<string, number>()
  for (const { token, questions } of reports) {
    for (const { n, opens_at, seen_at } of questions) {
      const key = `${token} ${n}`
      last.set(key, Math.max(last.get(key) ?? 0, seen_at - opens_at))
    }
  }
  return [...last.values()]
}

/** By the token of its room. */
type Totals = ReadonlyMap<string, RoomTotals>
type Reported = Pick<Game, 'reports'>

/** Answers that were acknowledged and are not in the log as they were said. */
export function countLost({ reports }: Reported, totals: Totals): number {
  let lost = 0
  for (const { token, you, answers } of reports) {
    const logged = totals.get(token)?.answers
    for (const { n, ack_ms, is_right } of answers) {
      if (ack_ms !== null && logged?.get(`${you?.seat}/${n}`) !== (is_right ? 10_000 : 0)) lost += 1
    }
  }
  return lost
}

function countUnsaid({ reports }: Reported, totals: Totals): number {
  const said = new Set(
    reports.flatMap(({ token, you, answers }) =>
      answers.flatMap(({ n, ack_ms }) => (ack_ms === null ? [] : `${token} ${you?.seat}/${n}`)),
    ),
  )
  return [...totals].reduce(
    (sum, [token, { answers }]) => sum + [...answers.keys()].filter((key) => !said.has(`${token} ${key}`)).length,
    0,
  )
}

/** Between the log and its answers, and between the log and what each player saw at the end. */
export function countWrong({ reports }: Reported, totals: Totals): number {
  const seen = reports.filter(({ token, you, is_finished }) => {
    const room = totals.get(token)
    const seat = you?.seat ?? -1
    const place = (room?.order.indexOf(seat) ?? -1) + 1
    return !is_finished || you?.points !== (room?.points.get(seat) ?? 0) || you.place !== place
  })
  const own = [...totals.values()].map(({ faults, is_finished }) => faults.length + (is_finished ? 0 : 1))
  return seen.length + own.reduce((sum, faults) => sum + faults, 0)
}

function mostASecond(lines: readonly string[]): number {
  const seconds = new Map<string, number>()
  for (const line of lines) {
    const second = (JSON.parse(line) as { metadata: { occurred_at: string } }).metadata.occurred_at.slice(0, 19)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  return Math.max(0, ...seconds.values())
}
