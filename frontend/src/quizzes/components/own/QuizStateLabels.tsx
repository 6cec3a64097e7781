import type { QuizState } from '@kredka/contracts/quizzes/states'
import { useText } from '../../../i18n/useText.ts'
import { Row } from '../../../ui/layout.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { STATE_LABELS } from '../../quiz-states.ts'

export function QuizStateLabels({ state }: { readonly state: QuizState }) {
  const t = useText()
  return (
    <Row space={2}>
      {STATE_LABELS[state].map(({ kind, text }) => (
        <StatusLabel key={text} kind={kind}>
          {t(text)}
        </StatusLabel>
      ))}
    </Row>
  )
}
