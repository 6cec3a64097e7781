import type { getFreeSlots } from '@kredka/contracts/calendar/endpoints'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { dateAt } from '@kredka/contracts/kernel/zones'
import { useEffect, useId, useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { byDayPart, mainStarts, withoutOverlap } from '../day-parts.ts'
import { isAboutTime } from '../near-slots.ts'
import { freeSlots } from '../resources.ts'
import { useComingBack } from '../useComingBack.ts'
import classes from './free-time-picker.module.css'
import { TimeChoice } from './TimeChoice.tsx'
import { ZoneNote } from './ZoneNote.tsx'

interface Props {
  /** Null while no day is known. */
  readonly asked: InputOf<typeof getFreeSlots> | null
  /** A day is about to be known. */
  readonly awaited: boolean
  readonly value: string | null
  readonly several: readonly string[] | undefined
  readonly refused: ApiError | null
  readonly onChange: (start: string) => void
  readonly onDay: (date: string) => void
}

/** The free times of a day, by its parts. */
export function FreeTimes({ asked, awaited, value, several, refused, onChange, onDay }: Props) {
  const t = useText()
  const format = useFormat()
  const zone = useZone()
  const id = useId()
  const [all, setAll] = useState(false)
  const found = useResource(freeSlots, asked)
  const { refresh } = found
  useComingBack(refresh)
  useEffect(() => {
    if (isAboutTime(refused)) refresh()
  }, [refused, refresh])
  if (asked === null) return awaited ? <Coming /> : null
  if (found.status === 'failed' && found.data === null)
    return <ErrorState error={found.error} onRetry={found.refresh} />
  // an answer about another day stands in while this one's is awaited
  const mine = found.data?.slots.filter((slot) => dateAt(Date.parse(slot.starts_at), zone) === asked.date) ?? []
  if (found.data === null || (found.status === 'loading' && mine.length === 0)) return <Coming />
  const starts = mine.map((slot) => slot.starts_at)
  const isChosen = (start: string) =>
    [value, ...(several ?? [])].some((one) => one !== null && Date.parse(one) === Date.parse(start))
  const main = mainStarts(starts, zone)
  const shown = all ? starts : starts.filter((start) => main.includes(start) || isChosen(start))
  const group = { role: several === undefined ? 'radiogroup' : 'group', 'aria-labelledby': id }
  const open = withoutOverlap(starts, several ?? [], asked.duration)
  const { timezone, next_date } = found.data
  const lost =
    value !== null &&
    found.status === 'ready' &&
    dateAt(Date.parse(value), zone) === asked.date &&
    !mine.some((slot) => Date.parse(slot.starts_at) === Date.parse(value))
  return (
    <div className={classes.times}>
      <h3 id={id} className={classes.day}>
        {format.date(asked.date, 'long')}
      </h3>
      {lost && (
        <p className={classes.lost} role="alert">
          {t('calendar.free_lost')}
        </p>
      )}
      {starts.length === 0 ? (
        <div className={classes.none} role="status">
          <p>{t('calendar.free_none_on_day')}</p>
          {next_date !== null && (
            <Button size="small" icon="arrow-right" onClick={() => onDay(next_date)}>
              {t('calendar.free_next', { date: format.date(next_date, 'long') })}
            </Button>
          )}
        </div>
      ) : (
        <div {...group} className={classes.groups}>
          {byDayPart(shown, zone).map(({ part, starts: inPart }) => (
            <fieldset key={part} className={classes.part}>
              <legend>{t(`calendar.part_${part}`)}</legend>
              <div className={classes.starts}>
                {inPart.map((start) => (
                  <TimeChoice
                    key={start}
                    start={start}
                    duration={asked.duration}
                    name={id}
                    zones={{ own: zone, teacher: timezone }}
                    twice={starts.filter((other) => format.time(other, zone) === format.time(start, zone)).length > 1}
                    several={several !== undefined}
                    chosen={isChosen(start)}
                    disabled={!isChosen(start) && !open.includes(start)}
                    onChoose={onChange}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          {shown.length < starts.length && (
            <div>
              <Button look="quiet" size="small" icon="clock" onClick={() => setAll(true)}>
                {t('calendar.free_all_times', { count: starts.length - shown.length })}
              </Button>
            </div>
          )}
        </div>
      )}
      <ZoneNote at={starts[0] ?? `${asked.date}T12:00:00Z`} own={zone} teacher={timezone} />
    </div>
  )
}

function Coming() {
  const t = useText()
  return (
    <div className={classes.times} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      <Skeleton width="60%" height="1.4rem" />
      <div className={classes.starts}>
        {Array.from({ length: 8 }, (_, n) => `coming ${n}`).map((key) => (
          <Skeleton key={key} height="2.75rem" />
        ))}
      </div>
    </div>
  )
}
