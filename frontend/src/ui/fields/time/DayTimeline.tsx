import { useEffect, useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import styles from './available-time-picker.module.css'
import { clock, hoursShown, pxOf, type Span, startByKey } from './available-times.ts'
import { useTimelineDrag } from './useTimelineDrag.ts'

interface Props {
  /** Free time without what is taken. */
  readonly open: readonly Span[]
  readonly taken: readonly Span[]
  readonly starts: readonly number[]
  readonly duration: number
  readonly value: number | null
  readonly onChange: (start: number | null) => void
}

/** The day from top to bottom: what is free, what is taken, and the chosen time, which can be dragged. */
export function DayTimeline({ open, taken, starts, duration, value, onChange }: Props) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const day = useRef<HTMLDivElement>(null)
  const { from, to } = hoursShown([...open, ...taken])
  const hours = Array.from({ length: to - from }, (_, n) => from + n)
  const top = from * 60
  const first = value ?? starts[0] ?? top
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current || frame.current === null) return
    seen.current = true
    frame.current.scrollTop = Math.max(0, pxOf(first - top) - 24)
  }, [first, top])

  useTimelineDrag(day, { top, open, starts, value, onChange })
  return (
    <div ref={frame} className={styles.frame}>
      <div ref={day} className={styles.day} style={{ height: pxOf((to - from) * 60) }}>
        {hours.map((hour) => (
          <span key={hour} className={styles.hour} style={{ top: pxOf((hour - from) * 60) }} aria-hidden="true">
            {clock(hour * 60)}
          </span>
        ))}
        {open.map((span) => (
          <Block key={span.start} span={span} top={top} kind="free" text={t('ui.time_free')} />
        ))}
        {taken.map((span) => (
          <Block key={span.start} span={span} top={top} kind="taken" text={t('ui.time_taken')} />
        ))}
        {value !== null && (
          <div
            role="slider"
            tabIndex={0}
            aria-label={t('ui.time_chosen')}
            aria-orientation="vertical"
            aria-valuemin={starts[0]}
            aria-valuemax={starts.at(-1)}
            aria-valuenow={value}
            aria-valuetext={t('ui.time_range', { from: clock(value), to: clock(value + duration) })}
            className={styles.chosen}
            style={{ top: pxOf(value - top), height: pxOf(duration) }}
            onKeyDown={(event) => {
              const start = startByKey(event.key, starts, value)
              if (start === null) return
              event.preventDefault()
              onChange(start)
            }}
          >
            <strong>
              {clock(value)}–{clock(value + duration)}
            </strong>
          </div>
        )}
      </div>
    </div>
  )
}

interface BlockProps {
  readonly span: Span
  readonly top: number
  readonly kind: 'free' | 'taken'
  readonly text: string
}

function Block({ span, top, kind, text }: BlockProps) {
  return (
    <div
      className={styles.span}
      data-kind={kind}
      style={{ top: pxOf(span.start - top), height: pxOf(span.end - span.start) }}
    >
      {text} <span>{`${clock(span.start)}–${clock(span.end)}`}</span>
    </div>
  )
}
