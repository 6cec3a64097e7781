import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import type { Playing } from '../playing.ts'
import classes from './games.module.css'
import { RunBar } from './RunBar.tsx'

interface Props {
  readonly playing: Playing
  /** `12 moves`. */
  readonly score: string
  readonly isOver: boolean
  readonly children: ReactNode
}

/** A game with what stands around each: the clock, the pause that covers it, and the way out. */
export function Table({ playing, score, isOver, children }: Props) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { play, isPaused, sound } = playing
  const resume = () => {
    sound.play('go_on')
    playing.resume()
  }
  // handlers that stay, so that what stands around a game is not worked out again with each press
  const latest = useRef(playing)
  latest.current = playing
  const pause = useCallback(() => latest.current.pause?.(), [])
  const giveUp = useCallback(() => latest.current.giveUp(), [])
  const toggleSound = useCallback(() => latest.current.sound.toggle(), [])
  const ask = useCallback(() => setAsking(true), [])
  const stay = useCallback(() => setAsking(false), [])
  const cover = useRef<HTMLElement>(null)
  usePauseKey({ ...playing, resume }, isOver || isAsking)
  useEffect(() => {
    if (isPaused) cover.current?.focus()
  }, [isPaused])
  return (
    <div className={classes.table}>
      <RunBar
        score={score}
        played_ms={playing.played_ms}
        hasSound={sound.isOn}
        onSound={toggleSound}
        onPause={isPaused || isOver || playing.pause === undefined ? undefined : pause}
        onGiveUp={ask}
      />
      {isPaused ? (
        <div className={classes.cover}>
          <p className={classes.score}>{t('games.paused')}</p>
          <Button ref={cover} look="primary" size="large" icon="play" onClick={resume}>
            {t('games.resume')}
          </Button>
        </div>
      ) : (
        children
      )}
      {play.error !== null && (
        <div className={classes.fault}>
          <ErrorNotice error={play.error} />
          <Button onClick={play.retry}>{t('games.send_again')}</Button>
        </div>
      )}
      <LeaveDialog
        isAsking={isAsking}
        isGivingUp={playing.isGivingUp}
        keeps={playing.rules.keeps_unfinished}
        onStay={stay}
        onGiveUp={giveUp}
      />
    </div>
  )
}

interface LeaveProps {
  readonly isAsking: boolean
  readonly isGivingUp: boolean
  /** What was reached counts all the same. */
  readonly keeps: boolean
  readonly onStay: () => void
  readonly onGiveUp: () => void
}

const LeaveDialog = memo(function LeaveDialog({ isAsking, isGivingUp, keeps, onStay, onGiveUp }: LeaveProps) {
  const t = useText()
  return (
    <ConfirmDialog
      opened={isAsking}
      onClose={onStay}
      onConfirm={onGiveUp}
      title={t('games.give_up_title')}
      confirm={t('games.give_up')}
      busy={isGivingUp}
      danger
    >
      <p>{t(keeps ? 'games.give_up_keeps' : 'games.give_up_about')}</p>
    </ConfirmDialog>
  )
})

/** P pauses and goes on; so does turning to another window, as far as pausing, where time counts. */
function usePauseKey({ rules, isPaused, pause, resume }: Playing, isOff: boolean): void {
  const timeCounts = rules.ties === 'time'
  const latest = useRef<() => void>(() => undefined)
  const hidden = useRef<() => void>(() => undefined)
  latest.current = () => {
    if (!isOff && isPaused) resume()
    else if (!isOff) pause?.()
  }
  hidden.current = () => {
    if (!isOff && !isPaused && timeCounts) pause?.()
  }
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() === 'p' && !ctrlKey && !metaKey && !altKey) latest.current()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') hidden.current()
    }
    window.addEventListener('keydown', onKey)
    const onBlur = () => hidden.current()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
}
