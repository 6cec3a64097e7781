import { writeOpinion } from '@kredka/contracts/community/endpoints'
import { OPINION_MAX } from '@kredka/contracts/community/rules'
import type { OwnOpinionView } from '@kredka/contracts/community/views'
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

const bodyOf = ({ stars, text }: Values) => ({ stars, text: text.trim() })

interface Props {
  readonly opinion: OwnOpinionView | null
  readonly onSaved: () => void
  readonly onCancel?: () => void
}

/** Stars and words on the service; one opinion a person, so writing again changes it. */
export function OpinionForm({ opinion, onSaved, onCancel }: Props) {
  const t = useText()
  const saved = { stars: opinion?.stars ?? 0, text: opinion?.text ?? '' }
  const { form, submit, sending, error, draft, base } = useKeptSentForm('opinion', writeOpinion, saved, bodyOf, {
    faults: ({ stars }) => (stars === 0 ? { stars: { text: 'community.stars_required' } } : {}),
    success: 'community.opinion_sent',
    done: onSaved,
  })
  const elsewhere = useSavedElsewhere(form, saved, bodyOf, base)
  const cancel =
    onCancel &&
    (() => {
      draft.drop()
      onCancel()
    })
  return (
    <Form onSubmit={submit} label={t('community.own_opinion')}>
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
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
        onCancel={cancel}
      />
    </Form>
  )
}
