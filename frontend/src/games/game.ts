import type { RunChoice } from '@kredka/contracts/games/choices'
import type { GamePlay } from '@kredka/contracts/games/game'
import type { Game } from '@kredka/contracts/games/rules'
import type { AskedView, RunView } from '@kredka/contracts/games/views'
import type { ComponentType } from 'react'
import type { Playing } from './playing.ts'
import type { PlayedStep } from './usePlay.ts'

/** What a game brings beside its rules: all that is seen of it. What stands around it is the same for every game. */
export interface GameParts<Setup> {
  readonly game: Game
  readonly play: GamePlay<Setup>
  /** What is chosen until somebody chooses otherwise. */
  readonly first: Setup
  /** What begins such a run today; null for what can be chosen no more. */
  readonly choiceOf: (setup: Setup) => RunChoice | null
  /** What can be chosen before the game; absent where there is nothing to choose. */
  readonly Fields?: ComponentType<FieldsProps<Setup>>
  /** How it is played: in words, by an example that moves, and with which keys. */
  readonly Rules: ComponentType
  /** Loads ahead what `Play` is made of. */
  readonly preparePlay: (setup: Setup) => void
  /** The game under somebody’s hands. */
  readonly Play: ComponentType<PlayProps<Setup>>
  /** The board after some steps, to be looked at. */
  readonly Board: ComponentType<BoardProps<Setup>>
  /** A run cut finer than by its inputs, for whoever looks at it again: its parts, and how long each is looked at. */
  readonly frames?: {
    readonly of: (setup: Setup, steps: readonly PlayedStep[]) => readonly PlayedStep[]
    readonly ms: number
  }
  /** What there is to say of a run that is over, below it. */
  readonly After?: ComponentType<{ readonly setup: Setup; readonly view: RunView }>
  /** Nobody can play it alone: said before. */
  readonly needsServer?: true
  /** Where a run leads on to. */
  readonly More?: ComponentType<MoreProps<Setup>>
  /** Whether that is what comes next rather than the same again, as after a level that was cleared. */
  readonly leadsOn?: (setup: Setup, score: number) => boolean
  /** What the address of the lobby adds to come back to this setup. */
  readonly lobbyOf?: (setup: Setup) => string
  readonly useWords: (setup: Setup) => GameWords<Setup>
}

export interface MoreProps<Setup> {
  readonly setup: Setup
  readonly score: number
  /** It came to its end by the rules. */
  readonly isDone: boolean
  /** Begins another run at once, played as this one was. */
  readonly onPlay: (setup: Setup) => void
  readonly isBusy: boolean
}

export interface FieldsProps<Setup> {
  readonly setup: Setup
  readonly onChange: (setup: Setup) => void
}

export interface PlayProps<Setup> {
  readonly setup: Setup
  readonly playing: Playing
}

export interface BoardProps<Setup> {
  readonly setup: Setup
  readonly steps: readonly PlayedStep[]
  /** Questions that are due; none in games that ask nothing. */
  readonly asked: readonly AskedView[]
}

export interface GameWords<Setup> {
  /** `12 moves`. */
  readonly scoreText: (score: number) => string
  /** `Capitals · 4 × 4`; null where there was nothing to choose. */
  readonly note: (setup: Setup) => string | null
  /** Heading of a run that came to its end: `Board cleared`. */
  readonly done: string
  /** Heading of a run that came to a bad end; null where it was a good one. */
  readonly lost?: (setup: Setup, score: number) => string | null
}
