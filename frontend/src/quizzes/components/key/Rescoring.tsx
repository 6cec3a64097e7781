import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import classes from './key.module.css'

/** How far scores have followed the last corrected key, and how many are others now (QUI-11). */
export function Rescoring({ of }: { readonly of: QuizKeysView['rescoring'] }) {
  const t = useText()
  if (of === null) return null
  const { attempts, done, changed, finished_at } = of
  if (finished_at !== null) return <Notice kind="success">{t('quiz_keys.rescored', { done, changed })}</Notice>
  const text = t('quiz_keys.rescoring_of', { done, attempts })
  return (
    <div className={classes.rescoring} role="status">
      <p>
        {t('quiz_keys.rescoring')} {text}
      </p>
      <ProgressBar value={attempts === 0 ? 1 : done / attempts} label={t('quiz_keys.rescoring')} text={text} />
    </div>
  )
}
