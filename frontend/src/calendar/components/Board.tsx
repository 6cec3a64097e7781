import Calendar, { type EventApi, useCalendarController } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { LOCALES } from '@kredka/contracts/kernel/locales'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { boardEvents, firstHour } from '../board-events.ts'
import { isOpen, kindOf, LOOKS } from '../kinds.ts'
import { daysShown, type Mode } from '../modes.ts'
import { useEventWords } from '../useEventWords.ts'
import type { Stretch } from '../useOwnEvents.tsx'
import { useScrollableByKeys } from '../useScrollableByKeys.ts'
import { instantAt, wallOf } from '../wall.ts'
import './board.css'
import { EventLine } from './EventLine.tsx'

interface Props {
  readonly mode: Mode
  readonly date: string
  readonly zone: string
  readonly events: readonly CalendarEventView[]
  readonly onOpen: (event: CalendarEventView) => void
  /** Free time was drawn over. */
  readonly onDraw: (span: Stretch) => void
  /** An own event was dragged; `back` puts it where it was. */
  readonly onMove: (event: CalendarEventView, span: Stretch, back: () => void) => void
  readonly onDay: (date: string) => void
}

const PLUGINS = [dayGrid, timeGrid, interaction, classic]
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', 'three-days': 'threeDays', day: 'timeGridDay' } as const
const CUSTOM_VIEWS = { threeDays: { type: 'timeGrid', duration: { days: 3 } } }
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The days as a grid (CAL-01). What it does with the pointer, the dialogs do with the keyboard. */
export function Board({ mode, date, zone, events, onOpen, onDraw, onMove, onDay }: Props) {
  const t = useText()
  const language = useLanguage()
  const words = useEventWords()
  const controller = useCalendarController()
  const inputs = useMemo(() => boardEvents(events, zone), [events, zone])
  useEffect(() => {
    controller.changeView(VIEWS[mode])
    controller.gotoDate(date)
  }, [controller, mode, date])
  const spanOf = ({ start, end }: { start: Date | null; end: Date | null }): Stretch | null =>
    start === null || end === null ? null : { start: instantAt(start, zone), end: instantAt(end, zone) }
  const move = (dropped: { event: EventApi; revert: () => void }) => {
    const view = viewOf(dropped.event)
    const span = spanOf(dropped.event)
    if (view === null || span === null) dropped.revert()
    else onMove(view, span, dropped.revert)
  }
  const board = useRef<HTMLDivElement>(null)
  useScrollableByKeys(board)
  return (
    <div ref={board} className="kredka-board" data-mode={mode}>
      <Calendar
        controller={controller}
        plugins={PLUGINS}
        views={CUSTOM_VIEWS}
        initialView={VIEWS[mode]}
        initialDate={date}
        locale={LOCALES[language]}
        timeZone="UTC"
        now={() => wallOf(Date.now(), zone)}
        firstDay={1}
        fixedWeekCount
        headerToolbar={false}
        height={mode === 'month' ? 'auto' : 'min(46rem, 78dvh)'}
        dayMaxEvents={mode === 'month' ? 3 : true}
        slotDuration="00:30"
        slotMinHeight={27}
        snapDuration="00:15"
        slotHeaderFormat={CLOCK}
        eventTimeFormat={CLOCK}
        scrollTime={firstHour(events, daysShown(mode, date), zone, wallOf(Date.now(), zone))}
        slotHeaderInnerClass="kredka-hour"
        allDayHeaderInnerClass="kredka-hour"
        eventDisplay="block"
        {...(mode === 'month' ? {} : { dayHeaderContent: ({ date: day }: { date: Date }) => <DayHead day={day} /> })}
        nowIndicator
        navLinks={mode !== 'day'}
        navLinkDayClick={(day: Date) => onDay(day.toISOString().slice(0, 10))}
        allDayText={t('calendar.whole_day_short')}
        timedText={t('calendar.hours')}
        moreLinkText={(count: number) => t('calendar.more', { count })}
        moreLinkHint={(count: number) => t('calendar.more_hint', { count })}
        closeHint={t('ui.close')}
        navLinkHint={(day: string) => t('calendar.go_to_day', { day })}
        events={inputs}
        eventInteractive
        eventClass={(info) => classOf(viewOf(info.event))}
        eventContent={(info) => {
          const view = viewOf(info.event)
          return view === null ? null : <EventLine event={view} words={words} line={lineOf(mode, view)} />
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const view = viewOf(event)
          if (view !== null) onOpen(view)
        }}
        eventDrop={move}
        eventResize={move}
        selectable
        selectMirror
        selectLongPressDelay={400}
        select={(drawn) => {
          const span = spanOf(drawn)
          if (span !== null) onDraw(span)
        }}
      />
    </div>
  )
}

/** `pon. 23`; on a phone a letter above the number. */
function DayHead({ day }: { readonly day: Date }) {
  const format = useFormat()
  return (
    <span className="kredka-head">
      <span className="kredka-short-name">{format.weekday(day, 'short')}</span>
      <span className="kredka-letter">{format.weekday(day, 'narrow')}</span>
      <strong>{day.getUTCDate()}</strong>
    </span>
  )
}

function viewOf(event: EventApi): CalendarEventView | null {
  // What was put in by `boardEvents`; a stretch that is being drawn has none.
  const { view } = event.extendedProps as { view?: CalendarEventView }
  return view ?? null
}

/** Half an hour is as high as one line. */
function lineOf(mode: Mode, { start, end }: CalendarEventView): 'month' | 'short' | 'tall' {
  if (mode === 'month') return 'month'
  return Date.parse(end) - Date.parse(start) <= 30 * MINUTE ? 'short' : 'tall'
}

function classOf(view: CalendarEventView | null): string {
  if (view === null) return 'kredka-event kredka-drawn'
  const kind = kindOf(view)
  return `kredka-event kredka-${LOOKS[kind].colour}${isOpen(view) ? ' kredka-open' : ''}${kind === 'time_off' ? ' kredka-off' : ''}`
}
