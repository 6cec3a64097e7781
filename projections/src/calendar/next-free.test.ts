import { availabilityEvents } from '@kredka/contracts/availability/events'
import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { calendarEvents as e } from '@kredka/contracts/calendar/events'
import { nextFreeSlots } from '@kredka/contracts/calendar/free-slots'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { make } from '@kredka/contracts/kernel/events'
import { settingsEvents } from '@kredka/contracts/settings/events'
import { availabilityProjection } from '../availability/projection.ts'
import { dumpTables } from '../kernel/testing/dump.ts'
import type { Told, ToldReadModels } from '../kernel/testing/told.ts'
import { toldReadModels } from '../kernel/testing/told.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offered, person, teacher } from '../offers/testing/market.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { nextFreeOf } from './next-free.ts'
import { calendarProjection } from './projection.ts'
import { ruleOf, TIME, type TimeRow, timeColumns } from './rules.ts'

let models: ToldReadModels
beforeEach(async () => {
  models = await toldReadModels(
    [calendarProjection, offersProjection, profilesProjection, settingsProjection, availabilityProjection],
    [],
  )
})
afterEach(() => models.close())

const decided_at = '2026-10-01T08:00:00.000Z'
const group = (n: number, entries: readonly EntryTimes[]) =>
  make(availabilityEvents.AvailabilityGroupCreated, {
    group_id: idOf('g', n),
    teacher_id: idOf('t', n),
    name: 'Godziny',
    entries: [...entries],
  })
const busy = (n: number, id: number, starts_at: string, ends_at: string) =>
  make(e.TimeBlocked, {
    teacher_id: idOf('t', n),
    block_id: idOf('p', id),
    kind: 'custom',
    starts_at,
    ends_at,
    title: null,
    public_reason: null,
    decided_at,
  })
const rules = (n: number, lead_time_hours: number, not_today = false, buffer_minutes = 0) =>
  make(settingsEvents.BookingRulesChanged, {
    user_id: idOf('t', n),
    lead_time_hours,
    not_today,
    buffer_minutes,
    cancellation_hours: 12,
  })
const day = (date: string) => ({ ...make(jobEvents.DayBegan, { date }), at: `${date}T00:00:05.000Z` })
const week = (...days: readonly number[]): readonly EntryTimes[] =>
  days.map((one) => ({ type: 'week_day', day: one, start_time: '16:00', end_time: '18:00' }))

async function nextOf(n: number, now: string): Promise<string | null> {
  const { rows } = await models.pool.query(`select ${nextFreeOf('$1::text', '$2::timestamptz')} as next`, [
    idOf('g', n),
    now,
  ])
  return rows[0].next
}

test('OFR-05 the next free time keeps to the lead time and to what is taken, and moves on as time passes', async () => {
  await models.tell([person(1), group(1, week(1, 3)), rules(1, 12)])
  // Thursday; Monday is the first day with hours
  expect(await nextOf(1, '2026-10-01T08:00:00.000Z')).toBe('2026-10-05T14:00:00.000Z')
  expect(await nextOf(1, '2026-10-05T02:07:00.000Z')).toBe('2026-10-05T14:15:00.000Z')
  expect(await nextOf(1, '2026-10-05T03:00:00.001Z')).toBe('2026-10-07T14:00:00.000Z')
  await models.tell([busy(1, 1, '2026-10-05T13:00:00.000Z', '2026-10-05T14:40:00.000Z')])
  expect(await nextOf(1, '2026-10-01T08:00:00.000Z')).toBe('2026-10-05T14:40:00.000Z')
  await models.tell([make(e.TimeUnblocked, { teacher_id: idOf('t', 1), block_id: idOf('p', 1), decided_at })])
  expect(await nextOf(1, '2026-10-01T08:00:00.000Z')).toBe('2026-10-05T14:00:00.000Z')
  await models.tell([rules(1, 0, true)])
  expect(await nextOf(1, '2026-10-05T05:00:00.000Z')).toBe('2026-10-07T14:00:00.000Z')
  await models.tell([
    make(availabilityEvents.AvailabilityGroupRemoved, { group_id: idOf('g', 1), teacher_id: idOf('t', 1) }),
  ])
  expect(await nextOf(1, '2026-10-01T08:00:00.000Z')).toBeNull()
})

test('OFR-05 the days that begin keep it known, however long nobody changes anything', async () => {
  await models.tell([person(1), group(1, week(2)), rules(1, 168)])
  for (let n = 2; n < 60; n++) {
    const date = new Date(Date.UTC(2026, 9, n)).toISOString().slice(0, 10)
    await models.tell([day(date)])
    const next = await nextOf(1, `${date}T09:00:00.000Z`)
    expect(Date.parse(next ?? '') - Date.parse(`${date}T09:00:00.000Z`)).toBeLessThanOrEqual(15 * 86_400_000)
  }
})

test('OFR-05 it is the first of the free times that the order form offers, in any zone and by any rules', async () => {
  const random = seeded(5)
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(random() * all.length)] ?? all[0]
  const TEACHERS = 40
  const events: Told[] = []
  for (let n = 1; n <= TEACHERS; n++) {
    const entries = Array.from({ length: 1 + Math.floor(random() * 4) }, (): EntryTimes => {
      const from = 5 * Math.floor(random() * 200)
      const times = { start_time: clock(from), end_time: clock(from + 60 + 5 * Math.floor(random() * 60)) }
      return random() < 0.8
        ? { type: 'week_day', day: 1 + Math.floor(random() * 7), ...times }
        : { type: 'month_day', day: 1 + Math.floor(random() * 31), ...times }
    })
    events.push(
      ...teacher(n),
      group(n, entries),
      ...offered(n, { teacher_id: idOf('t', n), availability_group_id: idOf('g', n) }),
    )
    events.push(rules(n, pick([0, 3, 12, 50, 168]), random() < 0.3, pick([0, 10, 30])))
    const timezone = pick(['Europe/Warsaw', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland'])
    events.push(make(settingsEvents.RegionChosen, { user_id: idOf('t', n), currency: 'PLN', country: 'PL', timezone }))
    for (let block = 0; block < 12; block++) {
      const starts = Date.parse(decided_at) + Math.floor(random() * 20 * 288) * 300_000
      const ends = starts + 300_000 * (6 + Math.floor(random() * 60))
      events.push(busy(n, n * 100 + block, new Date(starts).toISOString(), new Date(ends).toISOString()))
    }
  }
  await models.tell(events)
  for (const now of ['2026-10-01T09:03:00.000Z', '2026-10-03T22:41:00.000Z', '2026-10-24T23:59:00.000Z']) {
    await models.tell([day(now.slice(0, 10))])
    for (let n = 1; n <= TEACHERS; n++) {
      const [first] = nextFreeSlots(await ruleFor(n, now), Date.parse(now), 60, 1)
      expect([n, await nextOf(n, now)]).toEqual([
        n,
        first === undefined ? null : new Date(first.starts_at).toISOString(),
      ])
    }
  }
})

test('EVT-05 the same rows come of the log whole and of its events one by one', async () => {
  const log: Told[] = [person(1), group(1, week(1, 3)), rules(1, 12), person(2), group(2, week(5)), rules(2, 24)]
  for (let n = 2; n < 40; n += 2) {
    const date = `2026-${n < 32 ? 10 : 11}-${String(n < 32 ? n : n - 31).padStart(2, '0')}`
    log.push(day(date), {
      ...busy(1, n, `${date}T08:00:00.000Z`, `${date}T15:00:00.000Z`),
      at: `${date}T09:00:00.000Z`,
    })
  }
  await models.tell(log)
  const others = await toldReadModels([calendarProjection], [])
  for (const event of log) await others.tell([event])
  expect(await dumpTables(others.pool, calendarProjection)).toEqual(await dumpTables(models.pool, calendarProjection))
  await others.close()
})

async function ruleFor(n: number, now: string) {
  const { rows } = await models.pool.query<TimeRow & { entries: readonly EntryTimes[] }>(
    `select g.entries, ${timeColumns('$2')} from profiles.people p
       join availability.groups g on g.teacher_id = p.user_id ${TIME} where p.user_id = $1`,
    [idOf('t', n), new Date(now)],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`nobody is ${n}`)
  return ruleOf(row, row.entries, Date.parse(now))
}

function clock(minutes: number): string {
  const within = Math.min(minutes, 1440)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
