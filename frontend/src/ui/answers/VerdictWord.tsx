import { useText } from '../../i18n/useText.ts'
import { Icon } from '../icons/Icon.tsx'
import { type AnswerVerdict, VERDICT_ICONS } from './verdict.ts'
import classes from './verdict-word.module.css'

/** A verdict as icon and word: its colour is never alone. */
export function VerdictWord({ verdict }: { readonly verdict: AnswerVerdict }) {
  const t = useText()
  return (
    <span className={classes.verdict} data-verdict={verdict}>
      <Icon name={VERDICT_ICONS[verdict]} size={18} />
      {t(`answers.${verdict}`)}
    </span>
  )
}
