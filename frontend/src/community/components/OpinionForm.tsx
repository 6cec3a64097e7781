import { writeOpinion } from '@kredka/contracts/community/endpoints'
import { OPINION_MAX } from '@kredka/contracts/community/rules'
import type { OwnOpinionView } from '@kredka/contracts/community/views'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
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

const bodyOf = ({ stars, text }: Values) => ({ stars, text: text.trim() })

interface Props {
  readonly opinion: OwnOpinionView | null
  readonly onSaved: () => void
  readonly onCancel?: () => void
}

/** Stars and words on the service; one opinion a person, so writing again changes it. */
export function OpinionForm({ opinion, onSaved, onCancel }: Props) {
  const t = useText()
  const initial = { stars: opinion?.stars ?? 0, text: opinion?.text ?? '' }
  const { form, submit, sending, error } = useSentForm(writeOpinion, initial, bodyOf, {
    faults: ({ stars }) => (stars === 0 ? { stars: { text: 'community.stars_required' } } : {}),
    success: 'community.opinion_sent',
    done: onSaved,
  })
  return (
    <Form onSubmit={submit} label={t('community.own_opinion')}>
      <Field label={t('community.your_stars')} labelHidden group error={form.fault('stars')}>
        {() => (
          <RatingInput
            label={t('community.your_stars')}
            value={form.values.stars === 0 ? null : form.values.stars}
            onChange={(stars) => form.set('stars', stars)}
          />
        )}
      </Field>
      <Textarea
        label={t('community.your_words')}
        hint={t('community.your_words_hint')}
        rows={4}
        {...form.field('text')}
        max={OPINION_MAX}
      />
      <FormFoot
        error={error}
        sending={sending}
        label={t(opinion === null ? 'community.send_opinion' : 'community.change_opinion')}
        onCancel={onCancel}
      />
    </Form>
  )
}
