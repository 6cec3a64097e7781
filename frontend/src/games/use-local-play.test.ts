import { act, renderHook } from '@testing-library/react'
import { useLocalPlay } from './useLocalPlay.ts'

test('GAM-06 alone, an input is shown once, with what it uncovers; one that cannot be comes to nothing', () => {
  const make = (input: number) => (input < 0 ? null : [10 * input])
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useLocalPlay(make)
  })
  const before = renders
  act(() => result.current.add(1))
  expect(renders).toBe(before + 1)
  expect(result.current).toMatchObject({ steps: [{ input: 1, told: [10] }], waiting: [] })
  act(() => result.current.add(-1))
  // inputs of one instant are all there, and known at once to what is drawn in between
  act(() => {
    result.current.add(2)
    expect(result.current.now.current.steps.map(({ input }) => input)).toEqual([1, 2])
    result.current.add(3)
  })
  expect(result.current.steps.map(({ input }) => input)).toEqual([1, 2, 3])
})
