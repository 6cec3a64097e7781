import { writeReview } from '@kredka/contracts/reviews/endpoints'
import { REVIEW_MAX } from '@kredka/contracts/reviews/rules'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useText } from '../../i18n/useText.ts'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
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
  const bodyOf = ({ stars, text }: Values) => ({ id: teacher, stars, text: text.trim() })
  const saved = { stars: review?.stars ?? 0, text: review?.text ?? '' }
  const kept = useKeptSentForm(`review.${teacher}`, writeReview, saved, bodyOf, {
    faults: ({ stars }) => (stars === 0 ? { stars: { text: 'reviews.stars_required' } } : {}),
    success: 'reviews.saved',
    done: onSaved,
  })
  const { form, submit, sending, error, draft } = kept
  const elsewhere = useSavedElsewhere(form, saved, bodyOf, kept.base)
  const cancel =
    onCancel &&
    (() => {
      draft.drop()
      onCancel()
    })
  return (
    <Form onSubmit={submit} label={t('reviews.own')}>
      <DraftKept of={draft} />
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
        {...form.field('text')}
        max={REVIEW_MAX}
      />
      <FormFoot
        error={error}
        sending={sending}
        label={t(review === null ? 'reviews.publish' : 'reviews.save_changes')}
        onCancel={cancel}
      />
    </Form>
  )
}
