import { changeCalendarEvent, changeTimeOff, removeCalendarEvent } from '@kredka/contracts/calendar/endpoints'
import type { CalendarEventView, StandingInWay } from '@kredka/contracts/calendar/views'
import { dateAt } from '@kredka/contracts/calendar/zones'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
import { selectIsTeacher } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { CalendarTools } from '../components/CalendarTools.tsx'
import classes from '../components/calendar-page.module.css'
import { EventDetails } from '../components/EventDetails.tsx'
import { EventDialog, type EventDraft } from '../components/EventDialog.tsx'
import { FeedDialog } from '../components/FeedDialog.tsx'
import { InTheWay } from '../components/InTheWay.tsx'
import { Legend } from '../components/Legend.tsx'
import { Shown } from '../components/Shown.tsx'
import { draftAt, draftOf } from '../event-drafts.ts'
import { type Kind, kindOf, STUDENT_KINDS, TEACHER_KINDS } from '../kinds.ts'
import { daysShown, spanOf, turned } from '../modes.ts'
import { ownCalendar } from '../resources.ts'
import { useCalendarAddress } from '../useCalendarAddress.ts'
import { useEventWords } from '../useEventWords.ts'
import { useRangeName } from '../useRangeName.ts'
import { useZone } from '../useZone.ts'

const NONE: readonly StandingInWay[] = []

/** The person's own time: lessons, orders, own events, time off (CAL-01). */
export function CalendarPage() {
  const t = useText()
  const language = useLanguage()
  const zone = useZone()
  const words = useEventWords()
  const rangeName = useRangeName()
  const teacher = useAppSelector(selectIsTeacher)
  const today = dateAt(Date.now(), zone)
  const { mode, date, list, go } = useCalendarAddress(today)
  const days = daysShown(mode, date)
  const events = ownCalendar.use(spanOf(days, zone))
  const [hidden, setHidden] = useState<readonly Kind[]>([])
  const [seen, setSeen] = useState<CalendarEventView | null>(null)
  const [draft, setDraft] = useState<EventDraft | null>(null)
  const [removing, setRemoving] = useState<CalendarEventView | null>(null)
  const [feed, setFeed] = useState(false)
  const [inTheWay, setInTheWay] = useState(NONE)

  const settled = (standing: readonly StandingInWay[] = NONE) => {
    setDraft(null)
    setRemoving(null)
    setInTheWay(standing)
    events.refresh()
  }
  const remove = useCommand(removeCalendarEvent, { success: 'calendar.removed', done: () => settled() })
  const [back, setBack] = useState<(() => void) | null>(null)
  const dragged = { success: 'calendar.moved', failed: () => back?.() } as const
  const move = useCommand(changeCalendarEvent, { ...dragged, done: () => settled() })
  const moveOff = useCommand(changeTimeOff, { ...dragged, done: ({ in_the_way }) => settled(in_the_way) })

  return (
    <>
      <PageHeader
        title={pageTitle('calendar', language).title}
        actions={
          <>
            {teacher && (
              <Button icon="sun" onClick={() => setDraft(draftAt(true, days, today, zone))}>
                {t('calendar.take_time_off')}
              </Button>
            )}
            <Button look="primary" icon="plus" onClick={() => setDraft(draftAt(false, days, today, zone))}>
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
          onTurn={(by) => go({ date: turned(mode, date, by) })}
          onToday={() => go({ date: today })}
        />
        <Legend
          kinds={teacher ? TEACHER_KINDS : STUDENT_KINDS}
          hidden={hidden}
          onToggle={(kind) =>
            setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
          }
        />
        <ResourceView of={events} skeleton={<Skeleton height="min(46rem, 78dvh)" />}>
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
              onDraw={(span) => setDraft(draftOf(null, span, zone))}
              onMove={(event, { start, end }, revert) => {
                setBack(() => revert)
                const span = { id: event.id, starts_at: start, ends_at: end }
                if (event.time_off) moveOff.send({ ...span, public_reason: event.public_reason })
                else move.send({ ...span, title: event.title ?? words.kind('custom') })
              }}
            />
          )}
        </ResourceView>
        <div className={classes.subscribe}>
          <p>{t('calendar.subscribe_about')}</p>
          <Button size="small" icon="external" onClick={() => setFeed(true)}>
            {t('calendar.subscribe')}
          </Button>
        </div>
      </Stack>
      <EventDetails
        event={seen}
        onClose={() => setSeen(null)}
        onChange={(event) => {
          setSeen(null)
          setDraft(draftOf(event, event, zone))
        }}
        onRemove={(event) => {
          setSeen(null)
          setRemoving(event)
        }}
      />
      <EventDialog draft={draft} onClose={() => setDraft(null)} onSaved={settled} />
      <InTheWay lessons={inTheWay} onClose={() => setInTheWay(NONE)} />
      <FeedDialog opened={feed} onClose={() => setFeed(false)} />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing !== null) remove.send({ id: removing.id })
        }}
        title={t('calendar.remove_title', { title: removing === null ? '' : words.title(removing) })}
        confirm={t('ui.remove')}
        busy={remove.status === 'sending'}
        danger
      >
        <p>{t('calendar.remove_about')}</p>
      </ConfirmDialog>
    </>
  )
}

export { CalendarPage as Page }
