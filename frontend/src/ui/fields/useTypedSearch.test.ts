/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useTypedSearch } from './useTypedSearch.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function search(value = '') {
  const asked: string[] = []
  const hook = renderHook((now: string) => useTypedSearch(now, (text) => asked.push(text)), { initialProps: value })
  const field = () => hook.result.current
  return { asked, field, address: hook.rerender, type: (text: string) => act(() => field().onChange(text)) }
}

test('OFR-04 a search is asked for when the typing pauses', () => {
  const { asked, type } = search()
  type('mat')
  type('mate')
  expect(asked).toEqual([])
  act(() => void jest.advanceTimersByTime(1_000))
  expect(asked).toEqual(['mate'])
})

test('OFR-04 who leaves the field is not brought back by a search that comes late', () => {
  const { asked, type, field } = search()
  type('mate')
  act(() => field().onBlur())
  expect(asked).toEqual(['mate'])
  act(() => void jest.advanceTimersByTime(1_000))
  expect(asked).toEqual(['mate'])
})

test('OFR-04 the way back fills the field, an answer to what was typed before does not', () => {
  const { type, field, address } = search('mat')
  type('matem')
  address('mat')
  expect(field().value).toBe('matem')
  address('fiz')
  expect(field().value).toBe('fiz')
})
