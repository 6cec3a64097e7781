import { changeCalendarEvent, changeTimeOff, removeCalendarEvent } from '@kredka/contracts/calendar/endpoints'
import type { CalendarEventView, ConflictingLesson } from '@kredka/contracts/calendar/views'
import { type ReactNode, useRef, useState } from 'react'
import { useCommand } from '../app/store/command.ts'
import { useText } from '../i18n/useText.ts'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { EventDialog, type EventDraft } from './components/EventDialog.tsx'
import { InTheWay } from './components/InTheWay.tsx'
import { useEventWords } from './useEventWords.ts'

/** Instants. */
export interface Stretch {
  readonly start: string
  readonly end: string
}

interface OwnEvents {
  /** Opens the dialog in which an own event or a time off is made or changed. */
  readonly edit: (draft: EventDraft) => void
  /** Asks, then removes. */
  readonly remove: (event: CalendarEventView) => void
  /** Puts one elsewhere at once; `back` undoes what the page showed meanwhile. */
  readonly move: (event: CalendarEventView, to: Stretch, back: () => void) => void
  /** To be drawn somewhere on the page. */
  readonly dialogs: ReactNode
}

const NONE: readonly ConflictingLesson[] = []

/** What a person does with own events and times off, wherever they show. */
export function useOwnEvents(onChanged: () => void): OwnEvents {
  const t = useText()
  const words = useEventWords()
  const [draft, setDraft] = useState<EventDraft | null>(null)
  const [removing, setRemoving] = useState<CalendarEventView | null>(null)
  const [inTheWay, setInTheWay] = useState(NONE)
  const back = useRef<() => void>(() => undefined)
  const settled = (conflicts: readonly ConflictingLesson[] = NONE) => {
    setDraft(null)
    setRemoving(null)
    setInTheWay(conflicts)
    onChanged()
  }
  const removal = useCommand(removeCalendarEvent, { success: 'calendar.removed', done: () => settled() })
  const moved = { success: 'calendar.moved', failed: () => back.current() } as const
  const change = useCommand(changeCalendarEvent, { ...moved, done: () => settled() })
  const changeOff = useCommand(changeTimeOff, { ...moved, done: ({ in_the_way }) => settled(in_the_way) })
  return {
    edit: setDraft,
    remove: setRemoving,
    move(event, { start, end }, undo) {
      back.current = undo
      const span = { id: event.id, starts_at: start, ends_at: end }
      if (event.time_off) changeOff.send({ ...span, title: event.title, public_reason: event.public_reason })
      else change.send({ ...span, title: event.title ?? words.kind('custom') })
    },
    dialogs: (
      <>
        <EventDialog draft={draft} onClose={() => setDraft(null)} onSaved={settled} />
        <InTheWay lessons={inTheWay} onClose={() => setInTheWay(NONE)} />
        <ConfirmDialog
          opened={removing !== null}
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            if (removing !== null) removal.send({ id: removing.id })
          }}
          title={t('calendar.remove_title', { title: removing === null ? '' : words.title(removing) })}
          confirm={t('ui.remove')}
          busy={removal.status === 'sending'}
          danger
        >
          <p>{t('calendar.remove_about')}</p>
        </ConfirmDialog>
      </>
    ),
  }
}
