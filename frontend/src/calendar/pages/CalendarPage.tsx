import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { useState } from 'react'
import { useLanguage } from '../../app/routing/usePath.ts'
import { selectIsTeacher } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { CalendarTools } from '../components/CalendarTools.tsx'
import { EventDetails } from '../components/EventDetails.tsx'
import { Legend } from '../components/Legend.tsx'
import { Shown } from '../components/Shown.tsx'
import { Subscribe } from '../components/Subscribe.tsx'
import { draftAt, draftOf } from '../event-drafts.ts'
import { type Kind, kindOf, STUDENT_KINDS, TEACHER_KINDS } from '../kinds.ts'
import { daysShown, spanOf, turnPage } from '../modes.ts'
import { ownCalendar } from '../resources.ts'
import { useCalendarAddress } from '../useCalendarAddress.ts'
import { useOwnEvents } from '../useOwnEvents.tsx'
import { useRangeName } from '../useRangeName.ts'

/** The person's own time: lessons, orders, own events, time off (CAL-01). */
export function CalendarPage() {
  const t = useText()
  const language = useLanguage()
  const zone = useZone()
  const rangeName = useRangeName()
  const teacher = useAppSelector(selectIsTeacher)
  const { today } = useDays()
  const { mode, date, list, go } = useCalendarAddress(today)
  const days = daysShown(mode, date)
  const events = useResource(ownCalendar, spanOf(days, zone))
  const own = useOwnEvents(events.refresh)
  const [hidden, setHidden] = useState<readonly Kind[]>([])
  const [seen, setSeen] = useState<CalendarEventView | null>(null)
  const toggle = (kind: Kind) =>
    setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
  /** From the details on to what is done about the event. */
  const onward = (then: (event: CalendarEventView) => void) => (event: CalendarEventView) => {
    setSeen(null)
    then(event)
  }
  return (
    <>
      <PageHeader
        title={pageTitle('calendar', language).title}
        actions={
          <>
            {teacher && (
              <Button icon="sun" onClick={() => own.edit(draftAt(true, days, today, zone))}>
                {t('calendar.take_time_off')}
              </Button>
            )}
            <Button look="primary" icon="plus" onClick={() => own.edit(draftAt(false, days, today, zone))}>
              {t('calendar.new_event')}
            </Button>
          </>
        }
      />
      <Stack>
        <CalendarTools
          mode={mode}
          list={list}
          title={rangeName(mode, days, date)}
          onMode={(next) => go({ mode: next })}
          onList={(next) => go({ list: next })}
          onTurn={(by) => go({ date: turnPage(mode, date, by) })}
          onToday={() => go({ date: today })}
        />
        <Legend kinds={teacher ? TEACHER_KINDS : STUDENT_KINDS} hidden={hidden} onToggle={toggle} />
        <ResourceView
          of={events}
          failure={t('calendar.load_failed')}
          skeleton={<Skeleton height="min(46rem, 78dvh)" />}
        >
          {(all) => (
            <Shown
              mode={mode}
              list={list}
              date={date}
              days={days}
              today={today}
              events={all.filter((event) => !hidden.includes(kindOf(event)))}
              filtered={all.some((event) => hidden.includes(kindOf(event)))}
              onShowAll={() => setHidden([])}
              onOpen={setSeen}
              onDay={(day) => go({ mode: 'day', date: day })}
              onDraw={(span) => own.edit(draftOf(null, span, zone))}
              onMove={own.move}
            />
          )}
        </ResourceView>
        <Subscribe />
      </Stack>
      <EventDetails
        event={seen}
        onClose={() => setSeen(null)}
        onChange={onward((event) => own.edit(draftOf(event, event, zone)))}
        onRemove={onward(own.remove)}
      />
      {own.dialogs}
    </>
  )
}

export { CalendarPage as Page }
