import { faultsOf } from '@kredka/contracts/games/snake/faults'
import type { OwnLevelView } from '@kredka/contracts/levels/views'
import { Suspense, useMemo, useState } from 'react'
import { useUndoKeys } from '../../app/useUndoKeys.ts'
import { PlayTest } from '../../games/index.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { drawOn, type Refusal, type Tool } from '../drawing.ts'
import { useLevelDraft } from '../useLevelDraft.ts'

import { DrawingBoard } from './DrawingBoard.tsx'
import { EditorTools } from './EditorTools.tsx'
import classes from './editor.module.css'
import { LevelSettings } from './LevelSettings.tsx'
import { PublishPanel } from './PublishPanel.tsx'

interface Props {
  readonly view: OwnLevelView
  readonly refresh: () => void
}

/** A level while it is drawn, tried out, cleared and published (GAM-03). */
export function LevelEditor({ view, refresh }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const [draft, state] = useLevelDraft(view, refresh)
  const [tool, setTool] = useState<Tool>('wall')
  const [zoom, setZoom] = useState(1)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [isTesting, setTesting] = useState(false)
  const { level, saving, error, isJoined } = state
  const faults = useMemo(() => faultsOf(level), [level])
  const faulty = useMemo(() => new Set(faults.flatMap(({ cells }) => cells)), [faults])
  // what is played is another thing: nothing there is undone here
  useUndoKeys(
    () => !isTesting && draft.undo(),
    () => !isTesting && draft.redo(),
  )
  const draw = (with_: Tool, cells: readonly number[]) => {
    const drawn = drawOn(level, with_, cells)
    setRefused(drawn.ok ? null : drawn.why)
    if (drawn.ok) draft.change(drawn.level)
  }
  if (isTesting) {
    return (
      <Suspense fallback={<SkeletonLines />}>
        <PlayTest level={level} onLeave={() => setTesting(false)} />
      </Suspense>
    )
  }
  return (
    <div className={classes.editor}>
      <div className={classes.work}>
        <EditorTools
          tool={tool}
          zoom={zoom}
          canUndo={state.canUndo}
          canRedo={state.canRedo}
          onTool={setTool}
          onZoom={setZoom}
          onUndo={() => draft.undo()}
          onRedo={() => draft.redo()}
        />
        <DrawingBoard level={level} tool={tool} zoom={zoom} faulty={faulty} onTool={setTool} onDraw={draw} />
        <p className={classes.said} role="alert">
          {refused !== null && t(`levels.cannot_add_${refused}`)}
        </p>
        <p className={classes.save} role="status">
          {t(isJoined ? 'levels.joined' : `levels.${saving}`)}
          {error !== null && ` ${errorText(error)}`}
        </p>
        {saving === 'refused' && (
          <Button size="small" icon="refresh" onClick={() => draft.retry()}>
            {t('levels.save_again')}
          </Button>
        )}
      </div>
      <div className={classes.steps}>
        <section className={classes.faults} aria-labelledby="level-faults">
          <h2 id="level-faults">{t('levels.faults')}</h2>
          {faults.length === 0 ? (
            <p>{t('levels.no_faults')}</p>
          ) : (
            <ul>
              {faults.map(({ code, cells }) => (
                <li key={code}>{t(`levels.fault_${code}`, { count: cells.length })}</li>
              ))}
            </ul>
          )}
          <Button icon="play" wide disabled={faults.length > 0} onClick={() => setTesting(true)}>
            {t('levels.test')}
          </Button>
        </section>
        <LevelSettings level={level} onChange={(changed) => draft.change(changed)} />
        <PublishPanel view={view} draft={state} hasFaults={faults.length > 0} onChanged={refresh} />
      </div>
    </div>
  )
}
