import { availabilityEvents } from '@kredka/contracts/availability/events'
import type { EntryTimes } from '@kredka/contracts/availability/rules'
import { calendarEvents as e } from '@kredka/contracts/calendar/events'
import { nextFreeSlots } from '@kredka/contracts/calendar/free-slots'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { DAY } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { settingsEvents } from '@kredka/contracts/settings/events'
import { availabilityProjection } from '../availability/projection.ts'
import { createRows } from '../kernel/rows.ts'
import { type Dump, dumpTables } from '../kernel/testing/dump.ts'
import type { TestEvent, TestReadModels } from '../kernel/testing/test-read-models.ts'
import { startTestReadModels } from '../kernel/testing/test-read-models.ts'
import { offersProjection } from '../offers/projection.ts'
import { idOf, offerEventsOf, person, teacher } from '../offers/testing/market.ts'
import { tablesOf } from '../postgres/catalog.ts'
import { inTransaction } from '../postgres/postgres.ts'
import { profilesProjection } from '../profiles/projection.ts'
import { settingsProjection } from '../settings/projection.ts'
import { nextFreeOf, renewSome } from './next-free.ts'
import { calendarProjection } from './projection.ts'
import { ruleOf, TIME, type TimeRow, timeColumns } from './rules.ts'

let models: TestReadModels
beforeEach(async () => {
  models = await startTestReadModels(
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
    expect(Date.parse(next ?? '') - Date.parse(`${date}T09:00:00.000Z`)).toBeLessThanOrEqual(15 * DAY)
  }
})

test('AVL-02 OFR-05 hours that change make anew the times of their own group alone', async () => {
  await models.tell([person(1), group(1, week(1, 3)), rules(1, 12)])
  await models.pool.query("update calendar.free set begins = '{}' where group_id = $1", [idOf('g', 1)])
  const other = { group_id: idOf('g', 2), teacher_id: idOf('t', 1), name: 'Inne', entries: [...week(5)] }
  await models.tell([make(availabilityEvents.AvailabilityGroupCreated, other)])
  const { rows } = await models.pool.query('select group_id, cardinality(begins) as runs from calendar.free order by 1')
  expect(rows).toEqual([
    { group_id: idOf('g', 1), runs: 0 },
    { group_id: idOf('g', 2), runs: expect.any(Number) },
  ])
  expect(rows[1]?.runs).toBeGreaterThan(0)
})

test('OFR-05 it is the first of the free times that the order form offers, in any zone and by any rules', async () => {
  const random = seeded(5)
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(random() * all.length)] ?? all[0]
  const TEACHERS = 40
  const events: TestEvent[] = []
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
      ...offerEventsOf(n, { teacher_id: idOf('t', n), availability_group_id: idOf('g', n) }),
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

test('EVT-05 AVL-02 free times made step by step are those made at once of the whole log, on whichever days', async () => {
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed)
    const log = randomHistory(random)
    await inSteps(
      log,
      () => log.length,
      async (whole) => {
        for (const length of [() => 1, () => 1 + Math.floor(random() * 40)]) {
          await inSteps(log, length, async (steps) => expect([seed, steps]).toEqual([seed, whole]))
        }
      },
    )
  }
})

test('AVL-02 EVT-05 a day that begins makes no free times itself: they are renewed in slices, a quarter of the groups a day', async () => {
  const { later: _, ...withoutSlices } = calendarProjection
  const others = await startTestReadModels([withoutSlices], [])
  const free = async () => (await others.pool.query('select * from calendar.free order by group_id')).rows
  const slice = () =>
    inTransaction(others.pool, async (client) => {
      const rows = createRows(client, 'calendar', await tablesOf(client, 'calendar'))
      return renewSome(rows)
    })
  const groups = Array.from({ length: 500 }, (_, n) => group(n + 1, week(1 + (n % 7))))
  await others.tell(groups.map((event) => ({ ...event, at: '2026-10-01T12:00:00.000Z' })))
  const before = await free()
  await others.tell([day('2026-10-02')])
  expect(await free()).toEqual(before)
  let slices = 1
  while (await slice()) slices += 1
  const renewed = (await free()).filter((row, n) => row.renew_on !== before[n].renew_on).length
  expect(slices).toBe(Math.floor(renewed / 100) + 1)
  expect(renewed).toBeGreaterThan(60)
  expect(renewed).toBeLessThan(190)
  await others.close()
})

/** Tells a log in portions of these lengths. */
async function inSteps(
  log: readonly TestEvent[],
  length: () => number,
  look: (rows: Dump) => Promise<void>,
): Promise<void> {
  const others = await startTestReadModels([calendarProjection], [])
  try {
    for (let at = 0; at < log.length; ) {
      const to = at + length()
      await others.tell(log.slice(at, to))
      at = to
    }
    await look(await dumpTables(others.pool, calendarProjection))
  } finally {
    await others.close()
  }
}

/** Twenty days of three teachers, who change their hours, rules and zones while others take and leave their time. */
function randomHistory(random: () => number): readonly TestEvent[] {
  const log: TestEvent[] = []
  const upTo = (most: number) => Math.floor(random() * most)
  const begin = Date.UTC(2026, 9, 14)
  for (let n = 0; n < 20; n++) {
    const midnight = begin + n * DAY
    // the first days were before the site kept any, and one was slept through
    if (n > 3 && n !== 9) log.push(day(new Date(midnight).toISOString().slice(0, 10)))
    for (let act = upTo(8); act > 0; act--) {
      const at = new Date(midnight + upTo(86_400) * 1_000).toISOString()
      log.push({ ...randomAct(upTo, midnight), at })
    }
  }
  return log
}

const ZONES = ['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Auckland']

function randomAct(upTo: (most: number) => number, midnight: number): TestEvent {
  const n = 1 + upTo(3)
  const teacher_id = idOf('t', n)
  const group_id = idOf('g', n * 10 + upTo(3))
  const entries = [...week(1 + upTo(7), 1 + upTo(7))]
  const id = n * 100 + upTo(6)
  const starts = midnight + upTo(12 * 96) * 900_000
  switch (upTo(9)) {
    case 0:
    case 1:
      return make(availabilityEvents.AvailabilityGroupCreated, { group_id, teacher_id, name: 'Godziny', entries })
    case 2:
      return make(availabilityEvents.AvailabilityGroupChanged, { group_id, teacher_id, name: 'Godziny', entries })
    case 3:
      return make(availabilityEvents.AvailabilityGroupRemoved, { group_id, teacher_id })
    case 4:
      return rules(n, 12 * upTo(15), upTo(2) === 1, 10 * upTo(3))
    case 5: {
      const timezone = ZONES[upTo(ZONES.length)] ?? 'Europe/Warsaw'
      return make(settingsEvents.RegionChosen, { user_id: teacher_id, currency: 'PLN', country: 'PL', timezone })
    }
    case 6:
      return make(e.TimeUnblocked, { teacher_id, block_id: idOf('p', id), decided_at })
    default:
      return busy(n, id, new Date(starts).toISOString(), new Date(starts + 900_000 * (1 + upTo(40))).toISOString())
  }
}

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
