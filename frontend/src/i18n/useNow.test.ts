import { jest } from '@jest/globals'
import { HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { act, renderHook } from '@testing-library/react'
import { useNow, useOfNow } from './useNow.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const at = (ms: number) => new Date(NOW + ms).toISOString()
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => {
  jest.useRealTimers()
})

test('ORD-02 a countdown moves on: by quarters of a minute while its end is far, each second near it', () => {
  const { result } = renderHook(() => useNow(at(5 * MINUTE)))
  pass(14_000)
  expect(result.current).toBe(NOW)
  pass(1_000)
  expect(result.current).toBe(NOW + 15_000)
  pass(4 * MINUTE)
  const near = result.current
  pass(1_000)
  expect(result.current).toBe(near + 1_000)
})

test('after a sleep the time is right as soon as the page is looked at', () => {
  const { result } = renderHook(() => useNow())
  jest.setSystemTime(NOW + 8 * HOUR)
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(result.current).toBe(NOW + 8 * HOUR)
})

test('what follows from the time alone is drawn anew only when it changes, and no timer is left behind', () => {
  let drawn = 0
  const { result, unmount } = renderHook(() => {
    drawn += 1
    return useOfNow((now) => now >= NOW + 60_000)
  })
  pass(45_000)
  expect([result.current, drawn]).toEqual([false, 1])
  pass(15_000)
  expect([result.current, drawn]).toEqual([true, 2])
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
