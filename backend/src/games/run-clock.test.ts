import { BEHIND_MAX_MS, LEAD_IN_MS, PAUSE_MAX_MS, TICKS_A_SECOND } from '@kredka/contracts/games/rules'
import { checkPace, playedUntil, type RunClock, runsSince } from './run-clock.ts'

const begun = Date.parse('2026-11-24T12:00:00Z')
const clock: RunClock = {
  isTimed: true,
  isPaused: false,
  since: new Date(begun).toISOString(),
  played_ms: 0,
  ticks: 0,
}
const SECONDS = 1_000
const ticksIn = (seconds: number) => seconds * TICKS_A_SECOND

/** How far somebody comes who plays a second in so many milliseconds and sends every two seconds of play. */
function playAtPace(ms: number, late_ms = 0): readonly (string | null)[] {
  return Array.from({ length: 60 }, (_, n) => {
    const seconds = 2 * (n + 1)
    const now = begun + LEAD_IN_MS + seconds * ms + late_ms
    return checkPace({ ...clock, ticks: ticksIn(seconds - 2) }, ticksIn(seconds), now)?.rejected ?? null
  })
}

test('GAM-06 whoever plays with the clock is heard, with a slow connection too', () => {
  for (const late of [0, 400, BEHIND_MAX_MS - 10]) expect(new Set(playAtPace(SECONDS, late))).toEqual(new Set([null]))
  // the page's clock may be a little fast
  expect(new Set(playAtPace(SECONDS, -250))).toEqual(new Set([null]))
})

test('GAM-06 slow motion and fast play are refused after a moment', () => {
  const slow = playAtPace(2 * SECONDS)
  expect(slow.indexOf('RUN_TOO_LATE')).toBe(1)
  expect(slow.at(-1)).toBe('RUN_TOO_LATE')
  const fast = playAtPace(SECONDS / 1.2)
  expect(fast[0]).toBe('RUN_TOO_EARLY')
  expect(fast.at(-1)).toBe('RUN_TOO_EARLY')
})

test('GAM-06 inputs of the future and of long ago are refused; the moment before the beginning is no play', () => {
  expect(checkPace(clock, ticksIn(1), begun + LEAD_IN_MS)).toMatchObject({ rejected: 'RUN_TOO_EARLY' })
  expect(checkPace(clock, 0, begun + LEAD_IN_MS + BEHIND_MAX_MS)).toBeNull()
  expect(checkPace(clock, 0, begun + LEAD_IN_MS + BEHIND_MAX_MS + 1)).toMatchObject({ rejected: 'RUN_TOO_LATE' })
  expect(runsSince(clock)).toBe('2026-11-24T12:00:03.000Z')
  expect(runsSince({ ...clock, isTimed: false })).toBe(clock.since)
})

test('GAM-06 a timed game goes on after a pause from what was played, however long nothing came', () => {
  const cutOff = { ...clock, ticks: ticksIn(40) }
  const played_ms = playedUntil(cutOff, begun + 90 * SECONDS)
  expect(played_ms).toBe(40 * SECONDS)
  const since = begun + 120 * SECONDS
  const resumed = { ...cutOff, played_ms, since: new Date(since).toISOString() }
  expect(checkPace(resumed, ticksIn(42), since + LEAD_IN_MS + 2 * SECONDS)).toBeNull()
  expect(checkPace(resumed, ticksIn(44), since + LEAD_IN_MS + 2 * SECONDS)).toMatchObject({
    rejected: 'RUN_TOO_EARLY',
  })
})

test('GAM-06 a game without a clock takes any pace, and a pause counts from its longest on', () => {
  const free = { ...clock, isTimed: false }
  expect(checkPace(free, 0, begun + 90 * SECONDS)).toBeNull()
  expect(playedUntil(free, begun + 90 * SECONDS)).toBe(90 * SECONDS)
  expect(playedUntil({ ...free, isPaused: true, played_ms: 5 }, begun + PAUSE_MAX_MS + 7)).toBe(12)
})
