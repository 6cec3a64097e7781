import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { MODES, type Mode } from '../modes.ts'
import classes from './calendar-page.module.css'

interface Props {
  readonly mode: Mode
  /** As a list instead of a grid. */
  readonly list: boolean
  /** The days that are shown, in words. */
  readonly title: string
  readonly onMode: (mode: Mode) => void
  readonly onList: (list: boolean) => void
  readonly onTurn: (by: -1 | 1) => void
  readonly onToday: () => void
}

/** Where one is in the calendar and how it is shown. */
export function CalendarTools({ mode, list, title, onMode, onList, onTurn, onToday }: Props) {
  const t = useText()
  return (
    <div className={classes.tools}>
      <div className={classes.turn}>
        <Button onClick={onToday}>{t('calendar.today')}</Button>
        <Button look="quiet" icon="arrow-left" label={t(`calendar.back_${mode}`)} onClick={() => onTurn(-1)} />
        <Button look="quiet" icon="arrow-right" label={t(`calendar.on_${mode}`)} onClick={() => onTurn(1)} />
        <h2 className={classes.title} aria-live="polite">
          {title}
        </h2>
      </div>
      <div className={classes.switches}>
        <fieldset className={classes.switch} aria-label={t('calendar.mode')}>
          {MODES.map((one) => (
            <Choice key={one} chosen={one === mode} text={t(`calendar.mode_${one}`)} onChoose={() => onMode(one)} />
          ))}
        </fieldset>
        <fieldset className={classes.switch} aria-label={t('calendar.shape')}>
          <Choice chosen={!list} icon="calendar" text={t('calendar.shape_grid')} onChoose={() => onList(false)} />
          <Choice chosen={list} icon="menu" text={t('calendar.shape_list')} onChoose={() => onList(true)} />
        </fieldset>
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly chosen: boolean
  readonly text: string
  /** Shows instead of the text. */
  readonly icon?: IconName
  readonly onChoose: () => void
}

function Choice({ chosen, text, icon, onChoose }: ChoiceProps) {
  return (
    <button type="button" className={classes.choice} aria-pressed={chosen} title={text} onClick={onChoose}>
      {icon === undefined ? text : <Icon name={icon} label={text} />}
    </button>
  )
}
