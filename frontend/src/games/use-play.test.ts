import { act, renderHook, waitFor } from '@testing-library/react'
import { type MakeMove, usePlay } from './usePlay.ts'

test('GAM-06 where one of several inputs cannot be, what was uncovered before it is shown and what came after it is dropped', async () => {
  const sent: (readonly number[])[] = []
  const lost: string[] = []
  const make: MakeMove = async (from, inputs) => {
    sent.push([from, ...inputs])
    return { ok: true, told: inputs.slice(0, 2).map((input) => [10 * input]) }
  }
  const { result } = renderHook(() => usePlay([], make, (code) => lost.push(code)))
  await act(async () => {
    for (const input of [1, 2, 3, 4, 5]) result.current.add(input)
  })
  const steps = [1, 2].map((input) => ({ input, told: [10 * input] }))
  await waitFor(() => expect(result.current.steps).toEqual(steps))
  expect(result.current.waiting).toEqual([])
  await act(async () => result.current.add(6))
  await waitFor(() => expect(result.current.steps).toEqual([...steps, { input: 6, told: [60] }]))
  expect(sent).toEqual([
    [0, 1, 2, 3, 4, 5],
    [2, 6],
  ])
  expect(lost).toEqual([])
})
