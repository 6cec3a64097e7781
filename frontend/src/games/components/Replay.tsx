import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './run-end.module.css'

interface Props {
  /** Inputs of the whole run. */
  readonly length: number
  /** How long each is looked at. */
  readonly step_ms?: number | undefined
  /** The board after so many of them. */
  readonly children: (shown: number) => ReactNode
}

const STEP_MS = 800

/** A run that is over, step by step. */
export function Replay({ length, step_ms = STEP_MS, children }: Props) {
  const t = useText()
  const [shown, setShown] = useState(length)
  const [isPlaying, setPlaying] = useState(false)
  const runs = isPlaying && shown < length
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setShown((before) => Math.min(length, before + 1)), step_ms)
    return () => clearInterval(timer)
  }, [runs, length, step_ms])
  const go = (to: number) => {
    setPlaying(false)
    setShown(Math.max(0, Math.min(length, to)))
  }
  const start = () => {
    if (shown >= length) setShown(0)
    setPlaying(!runs)
  }
  return (
    <>
      {children(shown)}
      <div className={classes.replay}>
        <Button size="small" icon="arrow-left" label={t('games.step_back')} onClick={() => go(shown - 1)} />
        <Button size="small" icon={runs ? 'pause' : 'play'} onClick={start}>
          {t(runs ? 'games.replay_stop' : 'games.replay')}
        </Button>
        <Button size="small" icon="arrow-right" label={t('games.step_on')} onClick={() => go(shown + 1)} />
        <input
          className={classes.slider}
          type="range"
          min={0}
          max={length}
          value={shown}
          aria-label={t('games.step_of', { step: shown, all: length })}
          onChange={({ target }) => go(Number(target.value))}
        />
      </div>
    </>
  )
}
