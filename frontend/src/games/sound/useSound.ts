import { useCallback, useRef, useState } from 'react'
import { VISITOR } from '../../app/own-storage.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { createSounds, type Sound } from './sounds.ts'

const NAME = 'games.sound'

export interface SoundSwitch {
  readonly isOn: boolean
  readonly toggle: () => void
  /** Heard where it is switched on. */
  readonly play: (sound: Sound) => void
}

/** Off until somebody switches it on; this browser remembers it. */
export function useSound(): SoundSwitch {
  const { own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? VISITOR
  const [isOn, setOn] = useState(() => own.read(userId, NAME) === 'on')
  const sounds = useRef<((sound: Sound) => void) | null>(null)
  const play = useCallback(
    (sound: Sound) => {
      if (!isOn) return
      sounds.current ??= createSounds()
      sounds.current(sound)
    },
    [isOn],
  )
  return {
    isOn,
    toggle: () => {
      own.write(userId, NAME, isOn ? null : 'on')
      setOn(!isOn)
    },
    play,
  }
}
