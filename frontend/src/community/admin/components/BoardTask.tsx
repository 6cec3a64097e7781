import { TASK_STATUSES } from '@kredka/contracts/community/rules'
import type { TaskView } from '@kredka/contracts/community/views'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Menu, type MenuItem } from '../../../ui/overlay/Menu.tsx'
import { useOwnLanguage } from '../../useOwnLanguage.ts'
import type { Direction, Move } from '../board-order.ts'
import classes from './task-board.module.css'

interface Props {
  readonly task: TaskView
  /** A dragged task would come before this one. */
  readonly marked: boolean
  readonly dragged: boolean
  readonly onDragStart: () => void
  readonly onDragEnd: () => void
  /** Where a step leads, null where it leads nowhere. */
  readonly wayOf: (direction: Direction) => Move | null
  readonly onMove: (to: Move, keepFocus: boolean) => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A task on the back office's board: handle, words, menu. */
export function BoardTask(props: Props) {
  const { task, marked, dragged, wayOf, onMove } = props
  const t = useText()
  const words = useOwnLanguage()
  const title = words(task.title)
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const to = wayOf(direction)
    if (to !== null) onMove(to, true)
  }
  return (
    <li
      className={classes.task}
      data-task={task.id}
      data-marked={marked || undefined}
      data-dragged={dragged || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        props.onDragStart()
      }}
      onDragEnd={props.onDragEnd}
    >
      <button
        type="button"
        className={classes.handle}
        data-handle={task.id}
        aria-label={t('community.move_task', { title })}
        aria-description={t('community.move_keys')}
        title={t('community.move_keys')}
        onKeyDown={onKeyDown}
      >
        <Icon name="grip" size={20} />
      </button>
      <div className={classes.words}>
        <h3>{title}</h3>
        {words(task.description) !== '' && <p>{words(task.description)}</p>}
      </div>
      <Menu label={t('community.task_menu', { title })} groups={[useSteps(props), useDeeds(props)]}>
        <Icon name="more" size={18} />
      </Menu>
    </li>
  )
}

/** For those who neither drag nor have arrow keys. */
function useSteps({ task, wayOf, onMove }: Props): readonly MenuItem[] {
  const t = useText()
  const steps = (['up', 'down'] as const).flatMap((direction): MenuItem[] => {
    const to = wayOf(direction)
    const icon = direction === 'up' ? 'chevron-up' : 'chevron-down'
    return to === null ? [] : [{ label: t(`community.move_${direction}`), icon, onClick: () => onMove(to, true) }]
  })
  const columns = TASK_STATUSES.filter((status) => status !== task.status).map(
    (status): MenuItem => ({
      label: t('community.move_to', { column: t(`community.task_${status}`) }),
      icon: 'arrow-right',
      onClick: () => onMove({ id: task.id, status, before: null }, true),
    }),
  )
  return [...steps, ...columns]
}

function useDeeds({ onEdit, onDelete }: Props): readonly MenuItem[] {
  const t = useText()
  return [
    { label: t('community.edit'), icon: 'edit', onClick: onEdit },
    { label: t('community.delete'), icon: 'trash', onClick: onDelete },
  ]
}
