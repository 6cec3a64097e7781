import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'

interface Props {
  readonly correction: QuizKeysView['questions'][number]['correction']
}

/** That a key is not the one that the version was frozen with, since when and why. */
export function CorrectionNote({ correction }: Props) {
  const t = useText()
  const format = useFormat()
  if (correction === null) return null
  const { is_void, at, reason } = correction
  return (
    <p className="soft-note">
      {t(is_void ? 'quiz_keys.was_voided' : 'quiz_keys.was_corrected', { when: format.dateTime(at) })}
      {reason !== null && ` ${reason}`}
    </p>
  )
}
