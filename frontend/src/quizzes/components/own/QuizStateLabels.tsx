import { useText } from '../../../i18n/useText.ts'
import { Row } from '../../../ui/layout.tsx'
import { StatusLabel } from '../../../ui/StatusLabel.tsx'
import { type QuizStanding, stateLabelsOf } from '../../quiz-states.ts'

export function QuizStateLabels({ quiz }: { readonly quiz: QuizStanding }) {
  const t = useText()
  return (
    <Row space={2}>
      {stateLabelsOf(quiz).map(({ kind, text }) => (
        <StatusLabel key={text} kind={kind}>
          {t(text)}
        </StatusLabel>
      ))}
    </Row>
  )
}
