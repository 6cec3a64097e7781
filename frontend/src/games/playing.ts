import type { SoundSwitch } from './sound/useSound.ts'
import type { Play } from './usePlay.ts'

/** A game under somebody’s hands, with the server or alone in this browser. */
export interface Playing {
  readonly play: Play
  readonly sound: SoundSwitch
  readonly played_ms: number
  /** The board is covered. */
  readonly isPaused: boolean
  /** Absent where there is no pause left. */
  readonly pause?: (() => void) | undefined
  readonly resume: () => void
  readonly giveUp: () => void
  readonly isGivingUp: boolean
  readonly onOver: (score: number) => void
}
