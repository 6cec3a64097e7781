import fc from 'fast-check'
import { HOUR, MINUTE } from './durations.ts'
import { addDays, dateAt, datesOfMonth, instantOf, isZone, localOf, weekDayOf } from './zones.ts'

const WARSAW = 'Europe/Warsaw'
const iso = (at: number) => new Date(at).toISOString()

test('AVL-01 local times become instants on both sides of the changes of clocks', () => {
  expect(iso(instantOf('2026-03-28', 18 * 60, WARSAW))).toBe('2026-03-28T17:00:00.000Z')
  expect(iso(instantOf('2026-03-29', 18 * 60, WARSAW))).toBe('2026-03-29T16:00:00.000Z')
  expect(iso(instantOf('2026-10-24', 18 * 60, WARSAW))).toBe('2026-10-24T16:00:00.000Z')
  expect(iso(instantOf('2026-10-25', 18 * 60, WARSAW))).toBe('2026-10-25T17:00:00.000Z')
})

test('AVL-01 a time that the clocks skip moves forward, one that they show twice is the earlier', () => {
  expect(iso(instantOf('2026-03-29', 150, WARSAW))).toBe('2026-03-29T01:30:00.000Z')
  expect(localOf(instantOf('2026-03-29', 150, WARSAW), WARSAW)).toEqual({ date: '2026-03-29', minutes: 210 })
  expect(iso(instantOf('2026-10-25', 150, WARSAW))).toBe('2026-10-25T00:30:00.000Z')
  expect(iso(instantOf('2026-10-04', 135, 'Australia/Lord_Howe'))).toBe('2026-10-03T15:45:00.000Z')
})

test('AVL-01 24:00 is the next midnight', () => {
  expect(instantOf('2026-10-25', 1440, WARSAW)).toBe(instantOf('2026-10-26', 0, WARSAW))
  expect(instantOf('2026-10-25', 1440, WARSAW) - instantOf('2026-10-25', 0, WARSAW)).toBe(25 * HOUR)
})

test('AVL-01 days of the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect([weekDayOf('2026-11-23'), weekDayOf('2026-11-22')]).toEqual([1, 7])
  expect([datesOfMonth('2028-02').length, datesOfMonth('2026-12').at(-1)]).toEqual([29, '2026-12-31'])
  expect([isZone(WARSAW), isZone('Europe/Kredka')]).toEqual([true, false])
})

const zones = fc.constantFrom(
  WARSAW,
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/Santiago',
  'UTC',
)
const minutes = fc.integer({ min: Date.UTC(2024, 0) / MINUTE, max: Date.UTC(2030, 0) / MINUTE })

test('AVL-01 what the clocks read leads back to the instant, or to the first of the two that read so', () => {
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const at = minute * MINUTE
      const local = localOf(at, zone)
      const back = instantOf(local.date, local.minutes, zone)
      expect(localOf(back, zone)).toEqual(local)
      expect(back).toBeLessThanOrEqual(at)
      expect(at - back).toBeLessThanOrEqual(3 * HOUR)
    }),
    { numRuns: 400 },
  )
})

test('AVL-01 later local times are never earlier instants, whatever the clocks do', () => {
  const days = fc.integer({ min: 0, max: 2_000 }).map((n) => addDays('2024-06-01', n))
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 287 }), zones, (date, step, zone) => {
      const [earlier, later] = [instantOf(date, step * 5, zone), instantOf(date, 1440, zone)]
      expect(earlier).toBeLessThan(later)
      expect(dateAt(instantOf(date, 12 * 60, zone), zone)).toBe(date)
    }),
    { numRuns: 400 },
  )
})
