import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './gap-text.module.css'
import type { Placing } from './useWordBank.ts'

interface Props {
  readonly bank: readonly string[]
  readonly placing: Placing
}

/** The words that wait for a gap; one that stands in a gap keeps its place here, and its focus. */
export function WordBank({ bank, placing }: Props) {
  const t = useText()
  const help = useId()
  return (
    <fieldset className={classes.bank} aria-label={t('answers.bank')} aria-describedby={help}>
      <p id={help} className={classes.help}>
        {t('answers.bank_help')}
      </p>
      <div className={classes.words}>
        {bank.map((word, place) => (
          <button
            type="button"
            key={`${word} ${bank.slice(0, place).filter((before) => before === word).length}`}
            className={classes.word}
            aria-pressed={placing.word === place}
            aria-disabled={placing.used.has(place) || undefined}
            onClick={() => placing.chooseWord(place)}
          >
            {word}
          </button>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {placing.said}
      </span>
    </fieldset>
  )
}
