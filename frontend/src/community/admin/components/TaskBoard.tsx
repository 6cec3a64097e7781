import { TASK_STATUSES, type TaskStatus } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import { type DragEvent, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useOwnLanguage } from '../../useOwnLanguage.ts'
import { columnOf, type Move, moveTo } from '../board-order.ts'
import { BoardTask } from './BoardTask.tsx'
import classes from './task-board.module.css'
import { useTaskMoves } from './useTaskMoves.ts'

interface Props {
  readonly tasks: readonly TaskView[]
  readonly onEdit: (task: TaskView) => void
  readonly onDelete: (task: TaskView) => void
  readonly refresh: () => void
}

/** The board with its tasks to be moved: by dragging, by arrow keys on the handle, or by the task's menu. */
export function TaskBoard({ tasks, onEdit, onDelete, refresh }: Props) {
  const t = useText()
  const words = useOwnLanguage()
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<Omit<Move, 'id'> | null>(null)
  const { move, last } = useTaskMoves(tasks, refresh)
  const over = (event: DragEvent<HTMLElement>, status: TaskStatus) => {
    if (dragged === null) return
    event.preventDefault()
    const before = taskBelow(event, dragged)
    if (target?.status !== status || target.before !== before) setTarget({ status, before })
  }
  const stop = () => {
    setDragged(null)
    setTarget(null)
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {last !== null &&
          t('community.moved', {
            title: words(last.task.title),
            column: t(`community.task_${last.task.status}`),
            place: last.place,
            of: last.of,
          })}
      </p>
      <div className={classes.board}>
        {TASK_STATUSES.map((status) => {
          const column = columnOf(tasks, status)
          return (
            <section
              key={status}
              className={classes.column}
              aria-labelledby={`column-${status}`}
              data-over={target?.status === status || undefined}
              onDragOver={(event) => over(event, status)}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null && target !== null) move({ id: dragged, ...target }, false)
                stop()
              }}
            >
              <h2 id={`column-${status}`} className={classes.heading}>
                {t(`community.task_${status}`)}
                <span>{column.length}</span>
              </h2>
              <ul className={classes.tasks}>
                {column.map((task) => (
                  <BoardTask
                    key={task.id}
                    task={task}
                    marked={target?.before === task.id}
                    dragged={dragged === task.id}
                    onDragStart={() => setDragged(task.id)}
                    onDragEnd={stop}
                    wayOf={(direction) => moveTo(tasks, task, direction)}
                    onMove={(to, keepFocus) => move(to, keepFocus)}
                    onEdit={() => onEdit(task)}
                    onDelete={() => onDelete(task)}
                  />
                ))}
                {column.length === 0 && <li className={classes.none}>{t('community.no_tasks')}</li>}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

/** The task whose upper half the pointer is above, null below them all. */
function taskBelow(event: DragEvent<HTMLElement>, dragged: string): string | null {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task]')]
  const below = cards.find((card) => {
    const { top, height } = card.getBoundingClientRect()
    return card.dataset['task'] !== dragged && event.clientY < top + height / 2
  })
  return below?.dataset['task'] ?? null
}
