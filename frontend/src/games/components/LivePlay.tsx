import type { RunView } from '@kredka/contracts/games/views'
import type { GameParts } from '../game.ts'
import { useLiveRun } from '../useLiveRun.ts'

interface Props<Setup> {
  readonly parts: GameParts<Setup>
  readonly setup: Setup
  readonly view: RunView
  readonly refresh: () => void
  readonly onLost: () => void
}

/** A run under the hands of whose it is. */
export function LivePlay<Setup>({ parts, setup, view, refresh, onLost }: Props<Setup>) {
  const playing = useLiveRun(view, parts.game, { refresh, onLost })
  return <parts.Play setup={setup} playing={playing} />
}
