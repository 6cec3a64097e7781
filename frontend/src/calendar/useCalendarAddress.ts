import { useSearchParams } from 'react-router'
import { isDay } from '../ui/fields/day/days.ts'
import { useViewport } from '../ui/useMedia.ts'
import { MODES, type Mode } from './modes.ts'

/** What is shown, kept in the address: mode, day, grid or list. What stands there anyway is left out. */
export function useCalendarAddress(today: string) {
  const [params, setParams] = useSearchParams()
  const phone = useViewport('mobile')
  const usual: Mode = phone ? 'three-days' : 'week'
  const asked = params.get('date') ?? ''
  const at = {
    mode: MODES.find((mode) => mode === params.get('mode')) ?? usual,
    date: isDay(asked) ? asked : today,
    list: params.get('view') === 'list',
  }
  const go = (change: Partial<typeof at>) => {
    const { mode, date, list } = { ...at, ...change }
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        put(after, 'mode', mode === usual ? null : mode)
        put(after, 'date', date === today ? null : date)
        put(after, 'view', list ? 'list' : null)
        return after
      },
      { replace: true },
    )
  }
  return { ...at, go }
}

function put(params: URLSearchParams, key: string, value: string | null): void {
  if (value === null) params.delete(key)
  else params.set(key, value)
}
