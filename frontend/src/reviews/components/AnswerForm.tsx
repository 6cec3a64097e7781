import { answerReview } from '@kredka/contracts/reviews/endpoints'
import { ANSWER_MAX } from '@kredka/contracts/reviews/rules'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'

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
  const bodyOf = ({ text }: { readonly text: string }) => ({ id: student, text: text.trim() })
  const saved = { text: answer }
  const kept = useKeptSentForm(`review.answer.${student}`, answerReview, saved, bodyOf, {
    success: 'reviews.answered',
    done: onSaved,
  })
  const { form, submit, sending, error, draft } = kept
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  return (
    <Form onSubmit={submit} label={t('reviews.answer_to', { name })}>
      <DraftKept of={draft} />
      <Textarea
        label={t('reviews.your_answer')}
        hint={t('reviews.your_answer_hint')}
        rows={3}
        {...form.field('text')}
        max={ANSWER_MAX}
      />
      <FormFoot error={error} sending={sending} label={t('reviews.publish_answer')} onCancel={cancel} />
    </Form>
  )
}
