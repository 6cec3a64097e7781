import { useCallback, useRef } from 'react'
import { type SoundSwitch, useSoundSwitch } from '../../app/session/useSoundSwitch.ts'
import { createSounds, type Sound } from './sounds.ts'

export interface Sounds extends SoundSwitch {
  /** Heard where it is switched on. */
  readonly play: (sound: Sound) => void
}

/** What a game lets hear, and its switch. */
export function useSound(): Sounds {
  const { isOn, toggle } = useSoundSwitch()
  const sounds = useRef<((sound: Sound) => void) | null>(null)
  const play = useCallback(
    (sound: Sound) => {
      if (!isOn) return
      sounds.current ??= createSounds()
      sounds.current(sound)
    },
    [isOn],
  )
  return { isOn, toggle, play }
}
