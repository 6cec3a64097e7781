import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { SortableItem } from './SortableItem.tsx'
import type { Sortable } from './sortable.ts'
import classes from './sortable-list.module.css'
import { useSortableWords } from './useSortableWords.ts'

interface Props<T extends Sortable> {
  readonly label: string
  readonly items: readonly T[]
  /** Puts one behind another; `after` is null where it becomes the first. The caller's items follow. */
  readonly onMove: (id: string, after: string | null) => void
  readonly children: (item: T, place: number) => ReactNode
}

const downwards: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/**
 * A list in an order that is changed by mouse, finger or keys: by a handle to drag, which space lifts too, and by
 * buttons for one step. Brings a library of its own: import it where it is needed alone.
 */
export function SortableList<T extends Sortable>({ label, items, onMove, children }: Props<T>) {
  const t = useText()
  const [stepped, setStepped] = useState('')
  const accessibility = useSortableWords(items)
  const sensors = useSensors(
    // a press that does not move is a press
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || from === to || to < 0 || to >= items.length) return false
    onMove(item.id, items[to > from ? to : to - 1]?.id ?? null)
    return true
  }
  const step = (from: number, to: number) => {
    const name = items[from]?.name ?? ''
    if (move(from, to)) setStepped(t('sortable.over', { name, place: to + 1, places: items.length }))
  }
  const placeOf = (id: string | number | undefined) => items.findIndex((item) => item.id === id)
  const drop = ({ active, over }: DragEndEvent) => move(placeOf(active.id), placeOf(over?.id))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[downwards]}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={label}>
          {items.map((item, place) => (
            <SortableItem
              key={item.id}
              item={item}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              onStep={(by) => step(place, place + by)}
            >
              {children(item, place)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <span className="visually-hidden" role="status">
        {stepped}
      </span>
    </DndContext>
  )
}
