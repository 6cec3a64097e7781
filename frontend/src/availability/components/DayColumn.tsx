import { timeOf } from '@kredka/contracts/availability/rules'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { HOUR_PX, moveSpan, resizeSpan, type Span } from '../grid.ts'
import type { WeekDay } from '../useWeekDays.ts'
import { useGridDrag } from './useGridDrag.ts'
import classes from './week-grid.module.css'

type Spot = Span & { readonly key: string }

interface Props {
  readonly day: WeekDay
  readonly spots: readonly Spot[]
  readonly onDraw: (span: Span) => void
  readonly onChange: (key: string, span: Span) => void
  readonly onOpen: (key: string) => void
  readonly onRemove: (key: string) => void
}

/** One day of the weekly picker: free time to draw in, entries to move, resize and open. */
export function DayColumn({ day, spots, onDraw, onChange, onOpen, onRemove }: Props) {
  const t = useText()
  const track = useRef<HTMLFieldSetElement>(null)
  const drag = useGridDrag({ track, spots, onDraw, onChange })
  const { held } = drag
  const { onPointerMove, onPointerUp, onPointerCancel } = drag
  const pointers = { onPointerMove, onPointerUp, onPointerCancel }

  const onKeyDown = (event: KeyboardEvent, spot: Spot) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove(spot.key)
    const by = { ArrowUp: -5, ArrowDown: 5 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const others = spots.filter(({ key }) => key !== spot.key)
    onChange(spot.key, event.shiftKey ? resizeSpan(others, spot, 'end', spot.end + by) : moveSpan(others, spot, by))
  }

  return (
    <fieldset
      ref={track}
      className={classes.track}
      aria-label={day.long}
      onPointerDown={(event) => drag.grab(event, null, 'body')}
      {...pointers}
    >
      {held?.key === null && <Block span={held.at} />}
      {spots.map((spot) => {
        const at = held?.key === spot.key ? held.at : spot
        return (
          <div
            key={spot.key}
            className={classes.entry}
            style={placeOf(at)}
            data-held={held?.key === spot.key || undefined}
          >
            <button
              type="button"
              className={classes.body}
              aria-label={t('availability.entry', { day: day.long, start: timeOf(at.start), end: timeOf(at.end) })}
              onPointerDown={(event) => drag.grab(event, spot, 'body')}
              onClick={({ detail }) => {
                // a click from the keyboard has no count
                if (detail === 0 || !drag.dragged()) onOpen(spot.key)
              }}
              onKeyDown={(event) => onKeyDown(event, spot)}
            >
              <Times span={at} />
            </button>
            {(['start', 'end'] as const).map((edge) => (
              <span
                key={edge}
                className={classes.handle}
                data-edge={edge}
                onPointerDown={(event) => drag.grab(event, spot, edge)}
              />
            ))}
          </div>
        )
      })}
    </fieldset>
  )
}

function Block({ span }: { readonly span: Span }) {
  return (
    <div className={classes.entry} style={placeOf(span)} data-held>
      <span className={classes.body}>
        <Times span={span} />
      </span>
    </div>
  )
}

function Times({ span }: { readonly span: Span }) {
  return (
    <span className={classes.times}>
      {timeOf(span.start)}–{timeOf(span.end)}
    </span>
  )
}

function placeOf({ start, end }: Span) {
  return { top: `${(start / 60) * HOUR_PX}px`, height: `${((end - start) / 60) * HOUR_PX}px` }
}
