import type { Game } from '@kredka/contracts/games/rules'
import type { RunView } from '@kredka/contracts/games/views'
import { useEffect, useState } from 'react'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { MemoryBoard } from '../memory/MemoryBoard.tsx'
import { MemoryPlay } from '../memory/MemoryPlay.tsx'
import { run } from '../resources.ts'
import { useLiveRun } from '../useLiveRun.ts'
import classes from './games.module.css'
import { RunEnd } from './RunEnd.tsx'

/** Whoever watches sees the next moves so soon. */
const WATCH_MS = 3_000

/** A run: played by whose it is, watched by whoever has its link (GAM-06). */
export function RunPage({ id, game }: { readonly id: string; readonly game: Game }) {
  const found = useResource(run, { id })
  const isAnothers = found.data !== null && found.data.setup.game !== game
  if (isAnothers || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(view) => <Run view={view} refresh={found.refresh} />}</ResourceView>
}

interface Props {
  readonly view: RunView
  readonly refresh: () => void
}

function Run({ view, refresh }: Props) {
  // what turned out to be out of date waits for the next answer
  const [lost, setLost] = useState<RunView | null>(null)
  if (view.state === 'ended') return <RunEnd run={view} />
  if (!view.is_own) return <Watched view={view} refresh={refresh} />
  if (view === lost) return <SkeletonLines />
  const onLost = () => {
    setLost(view)
    refresh()
  }
  return <Played view={view} refresh={refresh} onLost={onLost} />
}

function Played({ view, refresh, onLost }: Props & { readonly onLost: () => void }) {
  const playing = useLiveRun(view, { refresh, onLost })
  return <MemoryPlay size={view.setup.size} set={view.setup.set} playing={playing} />
}

function Watched({ view, refresh }: Props) {
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
      <MemoryBoard run={view} shown={view.inputs.length} />
    </div>
  )
}
