import type { SoundSwitch } from '../../app/session/useSoundSwitch.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { clockText } from './clock-text.ts'
import classes from './games.module.css'

interface Props {
  /** `12 moves`. */
  readonly score: string
  readonly played_ms: number
  readonly sound: SoundSwitch
  /** Absent where there is no pause (any more). */
  readonly onPause?: (() => void) | undefined
  readonly onGiveUp: () => void
}

/** What stands above a game that is played. */
export function RunBar({ score, played_ms, sound, onPause, onGiveUp }: Props) {
  const t = useText()
  return (
    <div className={classes.bar}>
      <span className={classes.score}>{score}</span>
      <span className={classes.clock}>
        <span className="visually-hidden">{t('games.time')} </span>
        {clockText(played_ms)}
      </span>
      <span className={classes.tools}>
        <Button
          look="quiet"
          size="small"
          icon={sound.isOn ? 'sound' : 'sound-off'}
          label={t(sound.isOn ? 'shell.sound_off' : 'shell.sound_on')}
          onClick={sound.toggle}
        />
        {onPause !== undefined && (
          <Button look="quiet" size="small" icon="pause" label={t('games.pause')} onClick={onPause} />
        )}
        <Button look="quiet" size="small" icon="close" label={t('games.give_up')} onClick={onGiveUp} />
      </span>
    </div>
  )
}
