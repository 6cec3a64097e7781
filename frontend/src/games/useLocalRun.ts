import { useCallback, useState } from 'react'
import { localError } from '../kernel/errors.ts'
import { usePlayedTime } from './components/usePlayedTime.ts'
import type { Playing } from './playing.ts'
import { useSound } from './sound/useSound.ts'
import { type MakeMove, type PlayedStep, usePlay } from './usePlay.ts'

/** What an input uncovers after these steps, by luck of this browser’s own; null for none such. */
export type TellAlone = (steps: readonly PlayedStep[], input: number) => readonly number[] | null

interface Ways {
  readonly tell: TellAlone
  readonly onOver: (score: number, played_ms: number) => void
  readonly onGiveUp: () => void
}

interface Clock {
  readonly played_ms: number
  readonly since: number | null
}

const NONE: readonly PlayedStep[] = []

/** A game without the server: it counts nowhere (GAM-06). */
export function useLocalRun({ tell, onOver, onGiveUp }: Ways): Playing {
  const [clock, setClock] = useState<Clock>(() => ({ played_ms: 0, since: Date.now() }))
  const played_ms = usePlayedTime(clock)
  const [made] = useState<PlayedStep[]>(() => [])
  const make: MakeMove = useCallback(
    async (_, input) => {
      const told = tell(made, input)
      if (told === null) return { ok: false, error: localError('ABORTED') }
      made.push({ input, told })
      return { ok: true, told }
    },
    [tell, made],
  )
  const play = usePlay(NONE, make, () => undefined)
  return {
    play,
    sound: useSound(),
    played_ms,
    isPaused: clock.since === null,
    pause: () => setClock({ played_ms, since: null }),
    resume: () => setClock({ played_ms: clock.played_ms, since: Date.now() }),
    giveUp: onGiveUp,
    isGivingUp: false,
    onOver: (score) => onOver(score, played_ms),
  }
}
