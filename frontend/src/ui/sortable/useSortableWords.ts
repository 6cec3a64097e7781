import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import { useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { Sortable } from './sortable.ts'

type Moment = 'lifted' | 'over' | 'dropped' | 'cancelled'

/** What those who listen hear of a drag, in the person's language. */
export function useSortableWords(items: readonly Sortable[]): NonNullable<DndContextProps['accessibility']> {
  const t = useText()
  // where it was last: what is lifted is over its own place at once, which is no news
  const last = useRef<UniqueIdentifier | undefined>(undefined)
  const say = (moment: Moment, id: UniqueIdentifier, at: UniqueIdentifier = id) => {
    const place = items.findIndex((item) => item.id === at)
    const name = items.find((item) => item.id === id)?.name
    if (name === undefined || place < 0) return undefined
    return t(`sortable.${moment}`, { name, place: place + 1, places: items.length })
  }
  return {
    screenReaderInstructions: { draggable: t('sortable.help') },
    announcements: {
      onDragStart({ active }) {
        last.current = active.id
        return say('lifted', active.id)
      },
      onDragOver({ active, over }) {
        if (over === null || over.id === last.current) return undefined
        last.current = over.id
        return say('over', active.id, over.id)
      },
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
      onDragCancel: ({ active }) => say('cancelled', active.id),
    },
  }
}
