import { type KeyboardEvent, useId, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import styles from './date-picker.module.css'
import { addMonths, isSameMonth } from './days.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthHead } from './MonthHead.tsx'

interface Props {
  readonly label: string
  readonly value: string | null
  readonly min: string
  readonly onPick: (day: string) => void
  readonly onClose: () => void
}

/** A month to choose a day in (WAI-ARIA date picker dialog). */
export function DayCalendar({ label, value, min, onPick, onClose }: Props) {
  const t = useText()
  const id = useId()
  const [at, setAt] = useState(() => latest(value ?? min, min))
  const go = (day: string) => setAt(latest(day, min))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      role="dialog"
      aria-label={`${label}: ${t('ui.calendar')}`}
      className={styles.calendar}
      onKeyDown={onKeyDown}
      data-mantine-stop-propagation
    >
      <MonthHead id={id} at={at} first={isSameMonth(at, min)} onTurn={(months) => go(addMonths(at, months))} />
      <MonthGrid
        labelledBy={id}
        at={at}
        value={value}
        canPick={(day) => day >= min}
        focused
        onGo={go}
        onPick={onPick}
      />
    </div>
  )
}

function latest(one: string, other: string): string {
  return one > other ? one : other
}
