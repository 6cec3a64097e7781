import { questionFaults } from '@kredka/contracts/quizzes/faults'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { MissingList } from '../components/editor/MissingList.tsx'
import { QuestionFields } from '../components/editor/QuestionFields.tsx'
import type { QuestionForm } from '../question-form.ts'

interface Props {
  /** Null while it is closed. */
  readonly question: QuestionForm | null
  /** Of the quiz, where there is one already. */
  readonly subject_id?: string
  readonly busy?: boolean
  readonly onClose: () => void
  readonly onSave: (question: QuestionForm) => void
}

/** A question of the site's as staff write it anew. */
export function QuestionDialog({ question, onClose, ...rest }: Props) {
  const t = useText()
  return (
    <Modal opened={question !== null} onClose={onClose} title={t('question_generator.edit_title')} width={640}>
      {question !== null && <Fields question={question} {...rest} />}
    </Modal>
  )
}

type FieldsProps = Omit<Props, 'question' | 'onClose'> & { readonly question: QuestionForm }

function Fields({ question, subject_id = '', busy = false, onSave }: FieldsProps) {
  const t = useText()
  const [form, setForm] = useState(question)
  return (
    <Stack space={4}>
      <MissingList faults={questionFaults(form.content, form.picture_id !== null)} />
      <QuestionFields form={form} subject_id={subject_id} onChange={setForm} />
      <Row end>
        <Button look="primary" loading={busy} onClick={() => onSave(form)}>
          {t('question_generator.save')}
        </Button>
      </Row>
    </Stack>
  )
}
