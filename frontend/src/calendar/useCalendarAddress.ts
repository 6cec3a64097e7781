import { isDay } from '../ui/fields/day/days.ts'
import { useAddress } from '../ui/useAddress.ts'
import { useViewport } from '../ui/useMedia.ts'
import { MODES, type Mode } from './modes.ts'

/** What is shown, kept in the address: mode, day, grid or list. What stands there anyway is left out. */
export function useCalendarAddress(today: string) {
  const { params, change: changeAddress } = useAddress()
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
    const changes = {
      mode: mode === usual ? null : mode,
      date: date === today ? null : date,
      view: list ? 'list' : null,
    }
    changeAddress(changes, { replace: true })
  }
  return { ...at, go }
}
