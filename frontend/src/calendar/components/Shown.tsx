import type { CalendarEventView } from '@kredka/contracts/calendar/views'
import { type ComponentProps, lazy, Suspense } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { selectIsTeacher } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { Agenda } from './Agenda.tsx'
import type { Board } from './Board.tsx'
import classes from './calendar-page.module.css'

/** The grid's library is large: the page stands before it has come, and the list does without it. */
const LazyBoard = lazy(async () => ({ default: (await loadChunk(() => import('./Board.tsx'))).Board }))

interface Props extends Omit<ComponentProps<typeof Board>, 'zone'> {
  readonly list: boolean
  readonly days: readonly string[]
  readonly today: string
  readonly events: readonly CalendarEventView[]
  /** Some kinds are hidden. */
  readonly filtered: boolean
  readonly onShowAll: () => void
}

/** The days as a grid or as a list; what to do where there is nothing in them. */
export function Shown({ list, days, today, filtered, onShowAll, ...board }: Props) {
  const t = useText()
  const zone = useZone()
  const empty = board.events.length === 0
  if (list && empty)
    return (
      <EmptyState
        title={t(filtered ? 'calendar.all_hidden' : 'calendar.none')}
        action={<WayOn {...{ filtered, onShowAll }} />}
      >
        <p>{t('calendar.about')}</p>
      </EmptyState>
    )
  if (list) return <Agenda days={days} zone={zone} today={today} events={board.events} onOpen={board.onOpen} />
  return (
    <>
      {empty && (
        <p className={classes.empty}>
          {t(filtered ? 'calendar.all_hidden' : 'calendar.none')} <WayOn {...{ filtered, onShowAll }} />
        </p>
      )}
      <Suspense fallback={<Skeleton height="min(46rem, 78dvh)" />}>
        <LazyBoard {...board} zone={zone} />
      </Suspense>
    </>
  )
}

function WayOn({ filtered, onShowAll }: { readonly filtered: boolean; readonly onShowAll: () => void }) {
  const t = useText()
  const path = usePath()
  const teacher = useAppSelector(selectIsTeacher)
  if (filtered)
    return (
      <Button size="small" icon="eye" onClick={onShowAll}>
        {t('calendar.show_all')}
      </Button>
    )
  return teacher ? (
    <Button size="small" icon="clock" to={path('availability.groups')}>
      {t('menu.availability')}
    </Button>
  ) : (
    <Button size="small" icon="search" to={path('offers.search')}>
      {t('shell.find_teacher')}
    </Button>
  )
}
