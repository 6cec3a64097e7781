import fc from 'fast-check'
import type { EntryTimes } from '../availability/rules.ts'
import { HOUR, MINUTE } from '../kernel/durations.ts'
import { addDays, dateAt, instantOf, localOf } from '../kernel/zones.ts'
import {
  type Busy,
  type FreeTimeRule,
  freeMinutes,
  freeSlotsBetween,
  freeSlotsOn,
  hoursOf,
  nearSlots,
  nextFreeSlots,
  slotFault,
} from './free-slots.ts'

const zone = 'Europe/Warsaw'
/** A Friday, ten in the morning. */
const now = instantOf('2026-11-20', 600, zone)
const monday: EntryTimes = { type: 'week_day', day: 1, start_time: '16:00', end_time: '18:00' }
const off = (date: string): EntryTimes => ({ type: 'special', date, start_time: null, end_time: null })

function ruleOf(rule: Partial<FreeTimeRule> = {}): FreeTimeRule {
  const rules = { lead_time_hours: 12, not_today: false, buffer_minutes: 0, horizon_days: 90, daily_cap: null }
  return { entries: [monday], timezone: zone, busy: [], ...rules, now, ...rule }
}
function busy(date: string, from: number, to: number, kind: Busy['kind'] = 'lesson'): Busy {
  const counts = kind === 'lesson' || kind === 'hold' || kind === 'move'
  return {
    starts_at: instantOf(date, from, zone),
    ends_at: instantOf(date, to, zone),
    kind,
    date: counts ? date : null,
  }
}
const clock = (at: number, timezone = zone) => {
  const { minutes } = localOf(at, timezone)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
const startsOf = (rule: FreeTimeRule, date: string, duration = 60) =>
  freeSlotsOn(rule, date, duration).map(({ starts_at }) => clock(starts_at, rule.timezone))

test('AVL-02 lessons begin on the quarter, as long as they fit into the hours', () => {
  expect(startsOf(ruleOf(), '2026-11-23')).toEqual(['16:00', '16:15', '16:30', '16:45', '17:00'])
  expect(startsOf(ruleOf(), '2026-11-24')).toEqual([])
  expect(startsOf(ruleOf(), '2026-11-23', 90)).toEqual(['16:00', '16:15', '16:30'])
})

test('AVL-01 entries of a week day, of a day of each month, and of one date, which replaces the others', () => {
  const entries: readonly EntryTimes[] = [
    monday,
    { type: 'month_day', day: 23, start_time: '08:00', end_time: '09:00' },
    { type: 'month_day', day: 31, start_time: '08:00', end_time: '09:00' },
    { type: 'special', date: '2026-11-30', start_time: '20:00', end_time: '21:00' },
    off('2026-12-07'),
  ]
  const rule = ruleOf({ entries })
  expect(startsOf(rule, '2026-11-23')).toEqual(['08:00', '16:00', '16:15', '16:30', '16:45', '17:00'])
  expect(startsOf(rule, '2026-11-30')).toEqual(['20:00'])
  expect(startsOf(rule, '2026-12-07')).toEqual([])
  expect(startsOf(rule, '2026-12-31')).toEqual(['08:00'])
  expect(hoursOf(entries, '2026-11-29', zone)).toEqual([])
})

test('AVL-01 hours that touch are one; 24:00 ends the day', () => {
  const entries: readonly EntryTimes[] = [
    { ...monday, start_time: '23:00', end_time: '24:00' },
    { ...monday, start_time: '21:00', end_time: '23:00' },
  ]
  expect(startsOf(ruleOf({ entries }), '2026-11-23', 90)).toEqual([
    '21:00',
    '21:15',
    '21:30',
    '21:45',
    '22:00',
    '22:15',
    '22:30',
  ])
})

test('AVL-02 what is taken is not free, with the pause that the teacher wants; a time right after it is offered', () => {
  const taken = [busy('2026-11-23', 970, 1015)]
  expect(startsOf(ruleOf({ busy: taken }), '2026-11-23', 30)).toEqual(['16:55', '17:00', '17:15', '17:30'])
  const paused = ruleOf({ busy: taken, buffer_minutes: 10 })
  expect(startsOf(paused, '2026-11-23', 30)).toEqual(['17:05', '17:15', '17:30'])
  const own = ruleOf({ busy: [busy('2026-11-23', 970, 1015, 'custom')], buffer_minutes: 10 })
  expect(startsOf(own, '2026-11-23', 30)).toEqual(['16:55', '17:00', '17:15', '17:30'])
})

test('AVL-02 notice, not today, horizon', () => {
  const entries: readonly EntryTimes[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...monday, day, start_time: '08:00' }))
  const rule = ruleOf({ entries, lead_time_hours: 3 })
  expect(startsOf(rule, '2026-11-20')[0]).toBe('13:00')
  expect(startsOf({ ...rule, not_today: true }, '2026-11-20')).toEqual([])
  expect(startsOf(rule, '2026-11-19')).toEqual([])
  expect(startsOf(rule, addDays('2026-11-20', 90))).not.toEqual([])
  expect(startsOf(rule, addDays('2026-11-20', 91))).toEqual([])
  const at = (date: string, minutes: number) => slotFault(rule, instantOf(date, minutes, zone), 60)
  expect(at('2026-11-20', 779)).toBe('SLOT_OUTSIDE_HOURS')
  expect(at('2026-11-20', 775)).toBe('SLOT_TOO_SOON')
  expect(at('2026-11-20', 785)).toBeNull()
  expect(at('2026-11-20', 1025)).toBe('SLOT_OUTSIDE_HOURS')
  expect(at(addDays('2026-11-20', 91), 785)).toBe('SLOT_TOO_FAR')
})

test('AVL-02 AVL-03 what stands in time off is told apart from what is taken', () => {
  const off = busy('2026-11-23', 960, 1020, 'time_off')
  const at = (minutes: number, more = [off]) =>
    slotFault(ruleOf({ busy: more }), instantOf('2026-11-23', minutes, zone), 30)
  expect([at(990), at(1020)]).toEqual(['SLOT_TIME_OFF', null])
  expect(at(990, [off, busy('2026-11-23', 990, 1020)])).toBe('SLOT_TAKEN')
})

test('AVL-03 a full day has no free time; time off blocks by construction', () => {
  const full = ruleOf({ daily_cap: 1, busy: [busy('2026-11-23', 960, 980)] })
  expect(startsOf(full, '2026-11-23', 30)).toEqual([])
  expect(slotFault(full, instantOf('2026-11-23', 1020, zone), 60)).toBe('DAY_FULL')
  expect(startsOf(full, '2026-11-30', 60)).toHaveLength(5)
  const away = ruleOf({
    busy: [{ ...busy('2026-11-22', 0, 1440, 'time_off'), ends_at: instantOf('2026-11-29', 0, zone) }],
  })
  expect(startsOf(away, '2026-11-23')).toEqual([])
  expect(slotFault(away, instantOf('2026-11-23', 960, zone), 60)).toBe('SLOT_TIME_OFF')
})

test('AVL-02 the next free times, those nearest to one that is taken, and the days of a reader far away', () => {
  const rule = ruleOf({ busy: [busy('2026-11-23', 960, 1020)] })
  expect(nextFreeSlots(rule, now, 60, 2).map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
    '2026-11-23T16:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
  ])
  const near = nearSlots(rule, instantOf('2026-11-23', 960, zone), 60, 3)
  expect(near.map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
    '2026-11-23T16:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
    '2026-11-30T15:15:00.000Z',
  ])
  const beyond = nearSlots(rule, instantOf('2028-01-03', 960, zone), 60, 3)
  expect(beyond.map(({ starts_at }) => dateAt(starts_at, zone))).toEqual(['2027-02-15', '2027-02-15', '2027-02-15'])
  const evening = ruleOf({ entries: [{ ...monday, start_time: '20:00', end_time: '24:00' }] })
  const tokyo = 'Asia/Tokyo'
  const day = (date: string) =>
    freeSlotsBetween(evening, instantOf(date, 0, tokyo), instantOf(date, 1440, tokyo), 60).map(({ starts_at }) =>
      clock(starts_at, tokyo),
    )
  expect(day('2026-11-23')).toEqual([])
  expect([day('2026-11-24')[0], day('2026-11-24').at(-1)]).toEqual(['04:00', '07:00'])
  expect(freeMinutes(evening, now, instantOf('2026-11-27', 0, zone))).toBe(240)
})

test('AVL-01 on the days of the changes of clocks a lesson lasts as long as ever', () => {
  const night: EntryTimes = { type: 'week_day', day: 7, start_time: '00:00', end_time: '06:00' }
  const at = (date: string) =>
    freeSlotsOn(ruleOf({ entries: [night], now: instantOf('2026-10-01', 0, zone) }), date, 60)
  expect(at('2026-10-18')).toHaveLength(21)
  expect(at('2026-10-25')).toHaveLength(25)
  const spring = freeSlotsOn(ruleOf({ entries: [night], now: instantOf('2026-03-01', 0, zone) }), '2026-03-29', 60)
  expect(spring).toHaveLength(17)
})

const timesOfDay = fc
  .tuple(fc.integer({ min: 0, max: 276 }), fc.integer({ min: 12, max: 288 }))
  .filter(([from, to]) => to - from >= 12)
  .map(([from, to]) => ({ start_time: text(from * 5), end_time: text(to * 5) }))
const entries = fc.array(
  fc.oneof(
    timesOfDay.chain((times) =>
      fc.integer({ min: 1, max: 7 }).map((day): EntryTimes => ({ type: 'week_day', day, ...times })),
    ),
    timesOfDay.chain((times) =>
      fc.integer({ min: 1, max: 31 }).map((day): EntryTimes => ({ type: 'month_day', day, ...times })),
    ),
    fc.integer({ min: 0, max: 60 }).map((n) => off(addDays('2026-10-01', n))),
  ),
  { minLength: 1, maxLength: 8 },
)
const start = Date.UTC(2026, 9, 1)
const taken = fc.array(
  fc
    .tuple(
      fc.integer({ min: 0, max: 60 * 288 }),
      fc.integer({ min: 1, max: 18 }),
      fc.constantFrom('lesson' as const, 'hold' as const, 'custom' as const),
    )
    .map(([from, steps, kind]): Busy => {
      const starts_at = start + from * 300_000
      return { starts_at, ends_at: starts_at + steps * 300_000, kind, date: null }
    }),
  { maxLength: 40 },
)

test('AVL-02 whatever the hours and the changes of clocks: within the hours, clear of what is taken, of the right length', () => {
  const rules = fc.record({
    entries,
    busy: taken,
    timezone: fc.constantFrom(zone, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
    buffer_minutes: fc.constantFrom(0, 5, 15, 30),
    lead_time_hours: fc.integer({ min: 0, max: 48 }),
    not_today: fc.boolean(),
  })
  fc.assert(
    fc.property(
      rules,
      fc.constantFrom(15, 20, 30, 45, 60, 90),
      fc.integer({ min: 0, max: 59 }),
      (some, duration, day) => {
        const rule = ruleOf({ ...some, now: start, horizon_days: 45 })
        const date = addDays('2026-10-01', day)
        for (const slot of freeSlotsOn(rule, date, duration)) {
          expect(slot.ends_at - slot.starts_at).toBe(duration * MINUTE)
          expect(slotFault(rule, slot.starts_at, duration)).toBeNull()
          expect(slot.starts_at).toBeGreaterThanOrEqual(start + rule.lead_time_hours * HOUR)
          expect(date <= addDays('2026-10-01', 45)).toBe(true)
          expect(
            hoursOf(rule.entries, date, rule.timezone).some(
              (span) => span.starts_at <= slot.starts_at && slot.ends_at <= span.ends_at,
            ),
          ).toBe(true)
          for (const one of rule.busy) {
            const pause = one.kind === 'custom' ? 0 : rule.buffer_minutes * MINUTE
            expect(slot.starts_at >= one.ends_at + pause || slot.ends_at + pause <= one.starts_at).toBe(true)
          }
        }
      },
    ),
    { numRuns: 150 },
  )
})

function text(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
