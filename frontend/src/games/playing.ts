import type { GameRules } from '@kredka/contracts/games/game'
import type { AskedView } from '@kredka/contracts/games/views'
import type { Sounds } from './sound/useSound.ts'
import type { Play } from './usePlay.ts'

/** A game under somebody’s hands, with the server or alone in this browser. */
export interface Playing {
  readonly rules: GameRules
  /** The board that results stand on; null where each person plays it once. */
  readonly variant: string | null
  readonly play: Play
  readonly sound: Sounds
  /** Questions that are due; none in games that ask nothing. */
  readonly asked: readonly AskedView[]
  readonly clock: RunningClock
  /** Once a second. */
  readonly played_ms: number
  /** The board is covered. */
  readonly isPaused: boolean
  /** Absent where there is no pause left. */
  readonly pause?: (() => void) | undefined
  readonly resume: () => void
  readonly giveUp: () => void
  readonly isGivingUp: boolean
  readonly onOver: (score: number) => void
  /** Whether a score is better than all that somebody has on this board; no run that counts nowhere is. */
  readonly isBest: (score: number) => boolean
}

export interface RunningClock {
  /** Milliseconds of play until `since`. */
  readonly played_ms: number
  /** Milliseconds by this device’s clock, of a timed game maybe in a moment; null while the clock stands. */
  readonly since: number | null
}
