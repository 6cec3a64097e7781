import type { RunView } from '@kredka/contracts/games/views'
import { useEffect, useMemo, useState } from 'react'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState, SkeletonLines } from '../../ui/states.tsx'
import type { GameParts } from '../game.ts'
import { livePlay } from '../live-chunk.ts'
import { run } from '../resources.ts'
import { stepsOf } from '../steps.ts'
import classes from './games.module.css'
import { LatePart } from './LatePart.tsx'
import { LateRunEnd } from './LateRunEnd.tsx'

/** Whoever watches sees the next moves so soon. */
const WATCH_MS = 3_000

/** A run: played by whose it is, watched by whoever has its link (GAM-06). */
export function RunPage<Setup>({ id, parts }: { readonly id: string; readonly parts: GameParts<Setup> }) {
  const found = useResource(run, { id })
  const isAnothers = found.data !== null && found.data.game !== parts.game
  if (isAnothers || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  if (found.status === 'failed' && found.error.code === 'RUN_OF_TODAY') return <OfToday />
  return <ResourceView of={found}>{(view) => <Run parts={parts} view={view} refresh={found.refresh} />}</ResourceView>
}

/** It cannot be watched before its day is over: to try again would change nothing, and the same board can be played. */
function OfToday() {
  const t = useText()
  const path = usePath()
  return (
    <EmptyState
      level={1}
      title={t('errors.RUN_OF_TODAY')}
      action={
        <Button look="primary" icon="play" to={path('games.daily')}>
          {t('games.daily')}
        </Button>
      }
    />
  )
}

interface ViewProps<Setup> {
  readonly parts: GameParts<Setup>
  readonly view: RunView
  readonly refresh: () => void
}
interface Props<Setup> extends ViewProps<Setup> {
  readonly setup: Setup
}

function Run<Setup>({ parts, view, refresh }: ViewProps<Setup>) {
  const { read } = parts.play
  // what the game is told stays the same thing until the run is another one
  const setup = useMemo(() => read(view.setup), [read, view.setup])
  // what turned out to be out of date waits for the next answer
  const [lost, setLost] = useState<RunView | null>(null)
  if (setup === null) return <NotFound />
  const of = { parts, setup, view, refresh }
  if (view.state === 'ended') return <LateRunEnd {...of} />
  if (!view.is_own) return <Watched {...of} />
  if (view === lost) return <SkeletonLines />
  const onLost = () => {
    setLost(view)
    refresh()
  }
  return <Played {...of} onLost={onLost} />
}

function Played<Setup>(of: Props<Setup> & { readonly onLost: () => void }) {
  const { parts, setup } = of
  const { preparePlay } = parts
  // what is played comes beside what plays it
  useEffect(() => preparePlay(setup), [preparePlay, setup])
  return <LatePart chunk={livePlay}>{({ LivePlay }) => <LivePlay {...of} />}</LatePart>
}

function Watched<Setup>({ parts, setup, view, refresh }: Props<Setup>) {
  const t = useText()
  useEffect(() => {
    const timer = setInterval(refresh, WATCH_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <div className={classes.table}>
      <PageHeader
        title={t('games.watching', { player: view.player ?? t('games.nameless') })}
        about={t(view.state === 'paused' ? 'games.watching_paused' : 'games.watching_about')}
      />
      <parts.Board setup={setup} steps={stepsOf(view)} asked={view.asked} />
    </div>
  )
}
