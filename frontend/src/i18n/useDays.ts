import { addDays, dateAt } from '@kredka/contracts/kernel/zones'
import { useMemo } from 'react'
import { useOfNow } from './useNow.ts'
import { useZone } from './useZone.ts'

/**
 * Calendar days, `yyyy-mm-dd`, in the person's zone; they turn at midnight there, while the page is looked at (I18-02).
 */
export interface Days {
  readonly today: string
  readonly yesterday: string
  readonly tomorrow: string
  /** The day of an instant. */
  readonly of: (instant: string | number) => string
}

export function useDays(): Days {
  const zone = useZone()
  const today = useOfNow((now) => dateAt(now, zone))
  return useMemo(
    () => ({
      today,
      yesterday: addDays(today, -1),
      tomorrow: addDays(today, 1),
      of: (instant) => dateAt(typeof instant === 'number' ? instant : Date.parse(instant), zone),
    }),
    [today, zone],
  )
}
