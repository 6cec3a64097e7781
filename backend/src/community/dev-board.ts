import { type DevBoardEvent, devBoardEvents as e } from '@kredka/contracts/community/events'
import { type Bilingual, TASK_STATUSES, TASKS_MAX, type TaskStatus } from '@kredka/contracts/community/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import { trimBoth } from './bilingual.ts'

/** Id of the one board there is: its stream is `devboard-house`. */
export const DEV_BOARD = 'house'

/** Ids of the tasks, by column and in their order. */
export type DevBoard = Readonly<Record<TaskStatus, readonly string[]>>

export interface TaskTexts {
  readonly title: Bilingual
  readonly description: Bilingual
}

export type DevBoardCommand =
  | { readonly do: 'add'; readonly task_id: string; readonly status: TaskStatus; readonly texts: TaskTexts }
  | { readonly do: 'change'; readonly task_id: string; readonly texts: TaskTexts }
  | {
      readonly do: 'move'
      readonly task_id: string
      readonly to: TaskStatus
      /** The task it comes before; null, or one that is not in that column: the end. */
      readonly before: string | null
    }
  | { readonly do: 'delete'; readonly task_id: string; readonly reason: string }

export const devBoardDecider: Decider<DevBoard, DevBoardCommand, DevBoardEvent> = {
  category: 'devboard',
  initial: { 'to-do': [], 'in-progress': [], done: [] },
  evolve(board, { type, data }) {
    switch (type) {
      case 'DevTaskAdded':
        return insertTask(board, data.status, data.place, data.task_id)
      case 'DevTaskChanged':
        return board
      case 'DevTaskMoved':
        return insertTask(removeTask(board, data.from, data.task_id), data.to, data.place, data.task_id)
      case 'DevTaskDeleted':
        return removeTask(board, data.status, data.task_id)
    }
  },
  decide(board, command) {
    const { task_id } = command
    if (command.do === 'add') return add(board, command)
    const from = columnOf(board, task_id)
    if (from === null) return reject('DEV_TASK_NOT_FOUND')
    switch (command.do) {
      case 'change':
        return [make(e.DevTaskChanged, { task_id, ...textsOf(command.texts) })]
      case 'delete':
        return [make(e.DevTaskDeleted, { task_id, status: from, reason: command.reason.trim() })]
      case 'move':
        return move(board, from, command)
    }
  },
}

/** What is new waits at the end of its column; what is done stands first among what is done. */
function add(board: DevBoard, command: Extract<DevBoardCommand, { do: 'add' }>): readonly DevBoardEvent[] | Rejection {
  const { task_id, status } = command
  if (columnOf(board, task_id) !== null) return reject('CONFLICT')
  if (TASK_STATUSES.reduce((sum, column) => sum + board[column].length, 0) >= TASKS_MAX) return reject('DEV_BOARD_FULL')
  const place = status === 'done' ? 0 : board[status].length
  return [make(e.DevTaskAdded, { task_id, ...textsOf(command.texts), status, place })]
}

function move(
  board: DevBoard,
  from: TaskStatus,
  { task_id, to, before }: Extract<DevBoardCommand, { do: 'move' }>,
): readonly DevBoardEvent[] {
  if (before === task_id) return []
  const others = board[to].filter((id) => id !== task_id)
  const found = before === null ? -1 : others.indexOf(before)
  const place = found < 0 ? others.length : found
  if (from === to && board[to].indexOf(task_id) === place) return []
  return [make(e.DevTaskMoved, { task_id, from, to, place })]
}

function columnOf(board: DevBoard, task_id: string): TaskStatus | null {
  return TASK_STATUSES.find((status) => board[status].includes(task_id)) ?? null
}

function removeTask(board: DevBoard, status: TaskStatus, task_id: string): DevBoard {
  return { ...board, [status]: board[status].filter((id) => id !== task_id) }
}

function insertTask(board: DevBoard, status: TaskStatus, place: number, task_id: string): DevBoard {
  return { ...board, [status]: board[status].toSpliced(place, 0, task_id) }
}

/** A description may be empty, a title may not: the schema sees to it. */
function textsOf({ title, description }: TaskTexts) {
  return { title: trimBoth(title), description: trimBoth(description) }
}
