import { useText } from '../../i18n/useText.ts'
import { Icon } from '../icons/Icon.tsx'
import classes from './ready-texts.module.css'
import { toggleText } from './toggle-text.ts'

interface Props {
  readonly texts: readonly string[]
  /** What is written in the field that they are for. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Texts to choose instead of typing them: each goes into its field, where it can be edited, and out again. */
export function ReadyTexts({ texts, value, onChange }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.texts} aria-label={t('ui.ready_texts')}>
      {texts.map((text) => {
        const chosen = value.includes(text)
        return (
          <button
            key={text}
            type="button"
            className={classes.text}
            aria-pressed={chosen}
            onClick={() => onChange(toggleText(value, text))}
          >
            <Icon name={chosen ? 'check' : 'plus'} size={16} />
            {text}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The same as what a dialog shows above its field. */
export function readyTexts(texts: readonly string[]) {
  return (value: string, onChange: (value: string) => void) => (
    <ReadyTexts texts={texts} value={value} onChange={onChange} />
  )
}
