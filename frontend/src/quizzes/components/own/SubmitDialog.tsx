import { useText } from '../../../i18n/useText.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import classes from './own-quiz.module.css'

const RULES = [
  'own_quizzes.rule_own',
  'own_quizzes.rule_right',
  'own_quizzes.rule_clear',
  'own_quizzes.rule_kind',
] as const

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
  readonly busy: boolean
  /** Another version stands in the list, and stays until this one is decided. */
  readonly isListed: boolean
}

/** The rules of the public list, before a version is sent for review. */
export function SubmitDialog({ isListed, ...dialog }: Props) {
  const t = useText()
  return (
    <ConfirmDialog {...dialog} title={t('own_quizzes.submit_title')} confirm={t('own_quizzes.submit_confirm')}>
      <p>{t('own_quizzes.submit_about')}</p>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      {isListed && <p>{t('own_quizzes.listed_stays')}</p>}
    </ConfirmDialog>
  )
}
