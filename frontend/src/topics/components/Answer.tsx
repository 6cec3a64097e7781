import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import classes from './topics.module.css'

/** The answer, folded away: one looks at it after one has tried. */
export function Answer({ text }: { readonly text: string }) {
  const t = useText()
  return (
    <details className={classes.answer}>
      <summary>{t('topics.show_answer')}</summary>
      <div className={classes.words}>
        <Paragraphs text={text} />
      </div>
    </details>
  )
}
