import type { getFreeDays } from '@kredka/contracts/calendar/endpoints'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { useResource } from '../app/store/resource.ts'
import { isSameMonth } from '../ui/fields/day/days.ts'
import { freeDays } from './resources.ts'
import { useComingBack } from './useComingBack.ts'

/** The free days of weeks that lie in one month or in two. */
export function useFreeDays(asked: Omit<InputOf<typeof getFreeDays>, 'month'>, from: string, to: string) {
  const earlier = useResource(freeDays, { ...asked, month: from.slice(0, 7) })
  const later = useResource(freeDays, isSameMonth(from, to) ? null : { ...asked, month: to.slice(0, 7) })
  const parts = isSameMonth(from, to) ? [earlier] : [earlier, later]
  const refresh = () => {
    for (const part of parts) part.refresh()
  }
  useComingBack(refresh)
  const ready = parts.every(({ status }) => status === 'ready')
  const known = parts.flatMap(({ data }) => data?.days ?? [])
  return {
    days: known.filter(({ date }) => from <= date && date <= to),
    /** The first free day after them; null where there is none, or none is known yet. */
    next: ready ? (known.find(({ date }) => date > to)?.date ?? parts.at(-1)?.data?.next_date ?? null) : null,
    horizon: earlier.data?.horizon ?? null,
    ready,
    /** Nothing could be read. */
    error: parts.find(({ data, status }) => data === null && status === 'failed')?.error ?? null,
    refresh,
  }
}
