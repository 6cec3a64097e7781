import { useSortable } from '@dnd-kit/sortable'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../icons/Icon.tsx'
import type { Sortable } from './sortable.ts'
import classes from './sortable-list.module.css'

interface Props {
  readonly item: Sortable
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly children: ReactNode
}

export function SortableItem({ item: { id, name }, isFirst, isLast, onStep, children }: Props) {
  const t = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('sortable.role') },
  })
  const pressed = useRef<HTMLButtonElement>(null)
  // an element that changes its place in the page loses the focus
  useEffect(() => {
    if (pressed.current === null || document.activeElement === pressed.current) return
    pressed.current.focus()
    pressed.current = null
  })
  const stepButton = (by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      className={classes.step}
      aria-label={t(by === 1 ? 'sortable.down' : 'sortable.up', { name })}
      aria-disabled={isEnd || undefined}
      onClick={(event) => {
        pressed.current = event.currentTarget
        if (!isEnd) onStep(by)
      }}
    >
      <Icon name={by === 1 ? 'chevron-down' : 'chevron-up'} size={20} />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`,
        transition,
      }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('sortable.move', { name })}
      >
        <Icon name="grip" size={22} />
      </button>
      <div className={classes.content}>{children}</div>
      <div className={classes.steps}>
        {stepButton(-1, isFirst)}
        {stepButton(1, isLast)}
      </div>
    </li>
  )
}
