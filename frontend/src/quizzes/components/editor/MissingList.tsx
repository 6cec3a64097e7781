import type { QuestionFault } from '@kredka/contracts/quizzes/rules'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './editor.module.css'

/** What a question lacks before it can be asked; nothing where it lacks nothing. */
export function MissingList({ faults }: { readonly faults: readonly QuestionFault[] }) {
  const t = useText()
  if (faults.length === 0) return null
  return (
    <Notice>
      <p>{t('quiz_editor.still_missing')}</p>
      <ul className={classes.faults}>
        {faults.map((fault) => (
          <li key={fault}>{t(`quiz_editor.${fault}`)}</li>
        ))}
      </ul>
    </Notice>
  )
}
