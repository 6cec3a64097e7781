import type { TaskStatus } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import { afterMove, columnOf, moveTo } from './board-order.ts'

const both = { pl: '', en: '' }
const at = '2026-11-01T10:00:00.000Z'
const task = (id: string, status: TaskStatus, place: number): TaskView => ({
  id,
  status,
  place,
  title: both,
  description: both,
  added_at: at,
  moved_at: at,
})
const board = [task('a', 'to-do', 0), task('b', 'to-do', 1), task('c', 'to-do', 2), task('d', 'done', 0)]
const shape = (tasks: readonly TaskView[]) =>
  (['to-do', 'in-progress', 'done'] as const).map((status) =>
    columnOf(tasks, status)
      .map(({ id, place }) => `${id}${place}`)
      .join(' '),
  )

test('BRD-01 a task is drawn where the server will have it', () => {
  expect(shape(afterMove(board, { id: 'c', status: 'to-do', before: 'a' }))).toEqual(['c0 a1 b2', '', 'd0'])
  expect(shape(afterMove(board, { id: 'a', status: 'to-do', before: null }))).toEqual(['b0 c1 a2', '', 'd0'])
  expect(shape(afterMove(board, { id: 'b', status: 'done', before: 'd' }))).toEqual(['a0 c1', '', 'b0 d1'])
  expect(shape(afterMove(board, { id: 'b', status: 'in-progress', before: 'd' }))).toEqual(['a0 c1', 'b0', 'd0'])
  expect(afterMove(board, { id: 'x', status: 'done', before: null })).toEqual(board)
})

test('BRD-01 arrow keys lead one place up or down or one column aside, and stop at the edge', () => {
  const [a, b, c, d] = board as [TaskView, TaskView, TaskView, TaskView]
  expect(moveTo(board, a, 'up')).toBeNull()
  expect(moveTo(board, b, 'up')).toEqual({ id: 'b', status: 'to-do', before: 'a' })
  expect(moveTo(board, a, 'down')).toEqual({ id: 'a', status: 'to-do', before: 'c' })
  expect(moveTo(board, b, 'down')).toEqual({ id: 'b', status: 'to-do', before: null })
  expect(moveTo(board, c, 'down')).toBeNull()
  expect(moveTo(board, a, 'left')).toBeNull()
  expect(moveTo(board, a, 'right')).toEqual({ id: 'a', status: 'in-progress', before: null })
  expect(moveTo(board, d, 'left')).toEqual({ id: 'd', status: 'in-progress', before: null })
  expect(moveTo(board, d, 'right')).toBeNull()
})
