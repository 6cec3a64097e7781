import { TASK_STATUSES, type TaskStatus } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'

export interface Move {
  readonly id: string
  readonly status: TaskStatus
  /** The task it comes before, null at the column's end. */
  readonly before: string | null
}

export type Direction = 'up' | 'down' | 'left' | 'right'

export function columnOf(tasks: readonly TaskView[], status: TaskStatus): readonly TaskView[] {
  return tasks.filter((task) => task.status === status).toSorted((a, b) => a.place - b.place)
}

/** The board after a move, as the server will have it. */
export function afterMove(tasks: readonly TaskView[], { id, status, before }: Move): TaskView[] {
  const task = tasks.find((one) => one.id === id)
  if (task === undefined || before === id) return [...tasks]
  const rest = tasks.filter((one) => one.id !== id)
  return TASK_STATUSES.flatMap((column) => {
    const others = columnOf(rest, column)
    if (column !== status) return numberTasks(others)
    const found = others.findIndex((one) => one.id === before)
    return numberTasks(others.toSpliced(found < 0 ? others.length : found, 0, { ...task, status }))
  })
}

/** Where an arrow key leads; null where the board ends. */
export function moveTo(tasks: readonly TaskView[], task: TaskView, direction: Direction): Move | null {
  const { id, status } = task
  const column = columnOf(tasks, status)
  const at = column.findIndex((one) => one.id === id)
  if (direction === 'up') return at <= 0 ? null : { id, status, before: column[at - 1]?.id ?? null }
  if (direction === 'down') return at >= column.length - 1 ? null : { id, status, before: column[at + 2]?.id ?? null }
  const next = TASK_STATUSES[TASK_STATUSES.indexOf(status) + (direction === 'left' ? -1 : 1)]
  return next === undefined ? null : { id, status: next, before: columnOf(tasks, next)[at]?.id ?? null }
}

function numberTasks(column: readonly TaskView[]): readonly TaskView[] {
  return column.map((task, place) => (task.place === place ? task : { ...task, place }))
}
