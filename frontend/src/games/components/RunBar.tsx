import { memo } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { clockText } from './clock-text.ts'
import classes from './games.module.css'

interface ToolsProps {
  readonly hasSound: boolean
  readonly onSound: () => void
  /** Absent where there is no pause (any more). */
  readonly onPause?: (() => void) | undefined
  readonly onGiveUp: () => void
}

interface Props extends ToolsProps {
  /** `12 moves`. */
  readonly score: string
  readonly played_ms: number
}

/** What stands above a game that is played. A press changes little of it, and most presses nothing. */
export const RunBar = memo(function RunBar({ score, played_ms, ...tools }: Props) {
  const t = useText()
  return (
    <div className={classes.bar}>
      <span className={classes.score}>{score}</span>
      <span className={classes.clock}>
        <span className="visually-hidden">{t('games.time')} </span>
        {clockText(played_ms)}
      </span>
      <RunTools {...tools} />
    </div>
  )
})

const RunTools = memo(function RunTools({ hasSound, onSound, onPause, onGiveUp }: ToolsProps) {
  const t = useText()
  return (
    <span className={classes.tools}>
      <Button
        look="quiet"
        size="small"
        icon={hasSound ? 'sound' : 'sound-off'}
        label={t(hasSound ? 'shell.sound_off' : 'shell.sound_on')}
        onClick={onSound}
      />
      {onPause !== undefined && (
        <Button look="quiet" size="small" icon="pause" label={t('games.pause')} onClick={onPause} />
      )}
      <Button look="quiet" size="small" icon="close" label={t('games.give_up')} onClick={onGiveUp} />
    </span>
  )
})
