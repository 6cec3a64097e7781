import { useCallback, useEffect, useRef } from 'react'
import { type SoundSwitch, useSoundSwitch } from '../../app/session/useSoundSwitch.ts'
import { lateChunk } from '../late-chunk.ts'
import type { Sound } from './sounds.ts'

const chunk = lateChunk(() => import('./sounds.ts'))

export interface Sounds extends SoundSwitch {
  /** Heard where it is switched on. */
  readonly play: (sound: Sound) => void
}

/** What a game lets hear, and its switch; tunes are loaded where they are switched on. */
export function useSound(): Sounds {
  const { isOn, toggle } = useSoundSwitch()
  const sounds = useRef<((sound: Sound) => void) | null>(null)
  useEffect(() => {
    if (isOn) chunk.prepare()
  }, [isOn])
  const play = useCallback(
    async (sound: Sound) => {
      if (!isOn) return
      const loaded = await chunk.load()
      // without a connection the game goes on unheard
      if (loaded === null) return chunk.forget()
      sounds.current ??= loaded.createSounds()
      sounds.current(sound)
    },
    [isOn],
  )
  return { isOn, toggle, play }
}
