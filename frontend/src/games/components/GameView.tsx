import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GameParts } from '../game.ts'
import { Lobby } from './Lobby.tsx'
import { LocalGame } from './LocalGame.tsx'
import { RunPage } from './RunPage.tsx'

/** A game: what can be chosen before it, the run that the address names, or one that is played alone (GAM-01). */
export function GameView<Setup>({ parts }: { readonly parts: GameParts<Setup> }) {
  const [params] = useSearchParams()
  const [setup, setSetup] = useState(parts.first)
  const [isAlone, setAlone] = useState(false)
  const run_id = params.get('run')
  if (run_id !== null) return <RunPage key={run_id} id={run_id} parts={parts} />
  if (isAlone) return <LocalGame parts={parts} setup={setup} onLeave={() => setAlone(false)} />
  return <Lobby parts={parts} setup={setup} onChange={setSetup} onAlone={() => setAlone(true)} />
}
