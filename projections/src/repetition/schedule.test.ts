import { warsawDay } from '@kredka/contracts/kernel/days'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { type Review, scheduleOf } from './schedule.ts'

const wrong = (at: string): Review => ({ bp: 0, at, is_slow: false })
const right = (at: string, is_slow = false): Review => ({ bp: 10_000, at, is_slow })

test('QUI-08 a question that was never missed does not come back', () => {
  expect(scheduleOf([])).toBeNull()
  expect(scheduleOf([right('2026-11-01T10:00:00.000Z'), right('2026-11-02T10:00:00.000Z')])).toBeNull()
})

test('QUI-08 a missed question comes back the next day of Warsaw, also across midnight and a change of the clocks', () => {
  expect(scheduleOf([wrong('2026-11-01T10:00:00.000Z')])).toEqual({
    due_on: '2026-11-02',
    is_new: true,
    introduced_on: null,
    lapses: 0,
  })
  // half past midnight in Warsaw, the day before by UTC
  expect(scheduleOf([wrong('2026-07-01T22:30:00.000Z')])?.due_on).toBe('2026-07-03')
  expect(scheduleOf([wrong('2026-10-24T21:59:59.999Z')])?.due_on).toBe('2026-10-25')
  expect(scheduleOf([wrong('2026-10-24T22:00:00.000Z')])?.due_on).toBe('2026-10-26')
})

test('QUI-08 each right answer takes it further away, a wrong one brings it back', () => {
  let at = Date.parse('2026-11-01T10:00:00Z')
  const reviews = [wrong(new Date(at).toISOString())]
  const days = Array.from({ length: 4 }, () => {
    const due = Date.parse(`${scheduleOf(reviews)?.due_on}T11:00:00Z`)
    const waited = Math.round((due - at) / DAY)
    at = due
    reviews.push(right(new Date(at).toISOString()))
    return waited
  })
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(new Set(days).size).toBe(days.length)
  const after = scheduleOf([...reviews, wrong(new Date(at + HOUR).toISOString())])
  expect(after).toMatchObject({ lapses: 1, is_new: false, introduced_on: warsawDay('2026-11-02T11:00:00Z') })
})

test('QUI-08 what is right only in part comes back as what is wrong does', () => {
  expect(scheduleOf([{ bp: 9_999, at: '2026-11-01T10:00:00.000Z', is_slow: false }])?.is_new).toBe(true)
})

test('QUI-08 a slow right answer takes it less far away than a quick one, and is no lapse; a slow wrong one is wrong', () => {
  const missed = wrong('2026-11-01T10:00:00.000Z')
  const dueAfter = (is_slow: boolean) => scheduleOf([missed, right('2026-11-02T10:00:00.000Z', is_slow)])
  expect(String(dueAfter(true)?.due_on) < String(dueAfter(false)?.due_on)).toBe(true)
  expect(dueAfter(true)?.lapses).toBe(0)
  const again = '2026-11-08T10:00:00.000Z'
  expect(scheduleOf([missed, { ...wrong(again), is_slow: true }])).toEqual(scheduleOf([missed, wrong(again)]))
})
