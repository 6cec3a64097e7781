import { writeReview } from '@kredka/contracts/reviews/endpoints'
import { REVIEW_MAX } from '@kredka/contracts/reviews/rules'
import { useForm } from '../../app/forms/useForm.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../ui/Form.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RatingInput } from '../../ui/Rating.tsx'

interface Values {
  /** 0 before the first choice. */
  readonly stars: number
  readonly text: string
}

interface Props {
  /** Id of the teacher. */
  readonly teacher: string
  /** What stands there already. */
  readonly review: { readonly stars: number; readonly text: string | null } | null
  readonly onSaved: () => void
  readonly onCancel?: () => void
}

/** Stars and words on a teacher; one review a pair, so writing again changes it (REV-01). */
export function ReviewForm({ teacher, review, onSaved, onCancel }: Props) {
  const t = useText()
  const words = useErrorText()
  const bodyOf = ({ stars, text }: Values) => ({ id: teacher, stars, text: text.trim() })
  const saved = { stars: review?.stars ?? 0, text: review?.text ?? '' }
  const form = useForm(writeReview, saved, bodyOf, ({ stars }) =>
    stars === 0 ? { stars: { text: 'reviews.stars_required' } } : {},
  )
  const elsewhere = useSavedElsewhere(form, saved, bodyOf)
  const save = useCommand(writeReview, { success: 'reviews.saved', quiet: true, done: onSaved, failed: form.refuse })
  const submit = async () => {
    if (!(await form.check())) return false
    save.send(bodyOf(form.values))
    return true
  }
  return (
    <Form onSubmit={submit} label={t('reviews.own')}>
      <ChangedMeanwhile of={elsewhere} />
      <Field label={t('reviews.your_stars')} labelHidden group error={form.fault('stars')}>
        {() => (
          <RatingInput
            label={t('reviews.your_stars')}
            value={form.values.stars === 0 ? null : form.values.stars}
            onChange={(stars) => form.set('stars', stars)}
          />
        )}
      </Field>
      <Textarea
        label={t('reviews.your_words')}
        hint={t('reviews.your_words_hint')}
        rows={5}
        value={form.values.text}
        onChange={(text) => form.set('text', text)}
        onBlur={() => form.left('text')}
        max={REVIEW_MAX}
        error={form.fault('text')}
      />
      {save.error !== null && <Notice kind="error">{words(save.error)}</Notice>}
      <Row>
        <Button look="primary" type="submit" loading={save.status === 'sending'}>
          {t(review === null ? 'reviews.publish' : 'reviews.save_changes')}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('ui.cancel')}</Button>}
      </Row>
    </Form>
  )
}
