import { act, renderHook, waitFor } from '@testing-library/react'
import { localError } from '../kernel/errors.ts'
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

test('GAM-06 a game that lost its connection goes on by itself once it is there again, and sends nothing twice', async () => {
  const sent: (readonly number[])[] = []
  let isThere = false
  const make: MakeMove = async (from, inputs) => {
    sent.push([from, ...inputs])
    if (!isThere) return { ok: false, error: localError('OFFLINE') }
    return { ok: true, told: inputs.map(() => []) }
  }
  const { result } = renderHook(() => usePlay([], make, () => undefined))
  await act(async () => result.current.add(1))
  await waitFor(() => expect(result.current.error?.code).toBe('OFFLINE'))
  // what is pressed meanwhile waits
  await act(async () => result.current.add(2))
  expect(sent).toEqual([[0, 1]])
  isThere = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.steps.map(({ input }) => input)).toEqual([1, 2]))
  expect(result.current.error).toBeNull()
  expect(sent).toEqual([
    [0, 1],
    [0, 1],
    [1, 2],
  ])
})
