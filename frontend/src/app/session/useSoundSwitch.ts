import { useCallback, useSyncExternalStore } from 'react'
import { VISITOR } from '../own-storage.ts'
import { useAppSelector, useAppStore } from '../store/hooks.ts'
import { selectUser } from './session-slice.ts'

const NAME = 'games.sound'

/** Switches of this page that show the same: storage tells other tabs alone. */
const shown = new Set<() => void>()

export interface SoundSwitch {
  readonly isOn: boolean
  readonly toggle: () => void
}

/** Sound is off until somebody switches it on; this browser remembers it. */
export function useSoundSwitch(): SoundSwitch {
  const { own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? VISITOR
  const listen = useCallback(
    (changed: () => void) => {
      shown.add(changed)
      const unlisten = own.listen(userId, (name) => {
        if (name === NAME) changed()
      })
      return () => {
        shown.delete(changed)
        unlisten()
      }
    },
    [own, userId],
  )
  const isOn = useSyncExternalStore(
    listen,
    () => own.read(userId, NAME) === 'on',
    () => false,
  )
  const toggle = () => {
    own.write(userId, NAME, isOn ? null : 'on')
    for (const changed of shown) changed()
  }
  return { isOn, toggle }
}
