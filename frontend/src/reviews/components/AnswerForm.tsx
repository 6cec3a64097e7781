import { answerReview } from '@kredka/contracts/reviews/endpoints'
import { ANSWER_MAX } from '@kredka/contracts/reviews/rules'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  readonly student: string
  readonly name: string
  readonly answer: string
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The teacher's answer to a review; everybody reads it. */
export function AnswerForm({ student, name, answer, onSaved, onCancel }: Props) {
  const t = useText()
  const words = useErrorText()
  const bodyOf = ({ text }: { readonly text: string }) => ({ id: student, text: text.trim() })
  const { form, submit, sending, error } = useSentForm(answerReview, { text: answer }, bodyOf, {
    success: 'reviews.answered',
    done: onSaved,
  })
  return (
    <Form onSubmit={submit} label={t('reviews.answer_to', { name })}>
      <Textarea
        label={t('reviews.your_answer')}
        hint={t('reviews.your_answer_hint')}
        rows={3}
        value={form.values.text}
        onChange={(text) => form.set('text', text)}
        onBlur={() => form.left('text')}
        max={ANSWER_MAX}
        error={form.fault('text')}
      />
      {error !== null && <Notice kind="error">{words(error)}</Notice>}
      <Row>
        <Button look="primary" type="submit" loading={sending}>
          {t('reviews.publish_answer')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </Row>
    </Form>
  )
}
