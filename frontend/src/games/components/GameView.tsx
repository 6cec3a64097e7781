import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GameParts } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { livePlay } from '../live-chunk.ts'
import { lobby } from '../lobby-chunk.ts'
import { LatePart } from './LatePart.tsx'

const runPage = lateChunk(() => import('./RunPage.tsx'))
const localGame = lateChunk(() => import('./LocalGame.tsx'))

/** A game: what can be chosen before it, the run that the address names, or one that is played alone (GAM-01). */
export function GameView<Setup>({ parts }: { readonly parts: GameParts<Setup> }) {
  const [params] = useSearchParams()
  const [setup, setSetup] = useState(parts.first)
  const [isAlone, setAlone] = useState(false)
  const run_id = params.get('run')
  usePrepared(parts, run_id === null && !isAlone ? setup : null)
  if (run_id !== null) {
    return <LatePart chunk={runPage}>{({ RunPage }) => <RunPage key={run_id} id={run_id} parts={parts} />}</LatePart>
  }
  if (isAlone) {
    const leave = () => setAlone(false)
    return (
      <LatePart chunk={localGame}>
        {({ LocalGame }) => <LocalGame parts={parts} setup={setup} onChange={setSetup} onLeave={leave} />}
      </LatePart>
    )
  }
  return (
    <LatePart chunk={lobby}>
      {({ Lobby }) => <Lobby parts={parts} setup={setup} onChange={setSetup} onAlone={() => setAlone(true)} />}
    </LatePart>
  )
}

/** What is played next comes while somebody looks around: later there may be no connection. @param setup null elsewhere */
function usePrepared<Setup>({ preparePlay }: GameParts<Setup>, setup: Setup | null): void {
  useEffect(() => {
    if (setup === null) return
    for (const { prepare } of [runPage, livePlay, localGame]) prepare()
    preparePlay(setup)
  }, [preparePlay, setup])
}
