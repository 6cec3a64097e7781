import { moveTask } from '@kredka/contracts/community/endpoints'
import type { TaskView } from '@kredka/contracts/community/views'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../../app/store/command.ts'
import { useAppDispatch } from '../../../app/store/hooks.ts'
import { afterMove, columnOf, type Move } from '../board-order.ts'
import { adminBoard } from '../resources.ts'

/** Where a task came to stand, to be said to those who do not see it. */
export interface Moved {
  readonly task: TaskView
  /** From 1. */
  readonly place: number
  readonly of: number
}

/**
 * Moves tasks: the board shows it at once and is read again when the server has answered. The focus stays with the
 * moved task's handle, also in another column.
 * @param refresh reads the board
 */
export function useTaskMoves(tasks: readonly TaskView[], refresh: () => void) {
  const dispatch = useAppDispatch()
  const [last, setLast] = useState<Moved | null>(null)
  const held = useRef<string | null>(null)
  const command = useCommand(moveTask, { done: refresh, failed: refresh })
  useEffect(() => {
    if (held.current === null) return
    document.querySelector<HTMLElement>(`[data-handle="${held.current}"]`)?.focus()
    held.current = null
  })
  const move = (to: Move, keepFocus: boolean) => {
    if (command.status === 'sending') return
    const board = afterMove(tasks, to)
    const task = board.find(({ id }) => id === to.id)
    if (task === undefined) return
    if (keepFocus) held.current = to.id
    dispatch(adminBoard.replace({}, board))
    setLast({ task, place: task.place + 1, of: columnOf(board, task.status).length })
    command.send(to)
  }
  return { move, last }
}
