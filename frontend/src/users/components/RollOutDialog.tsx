import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { rollOutFeature } from '@kredka/contracts/settings/endpoints'
import { ROLLOUT_MODES, type RolloutMode } from '@kredka/contracts/settings/features'
import type { FeatureView } from '@kredka/contracts/settings/views'
import type { FieldFaults } from '../../app/forms/faults.ts'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { ReadyTexts } from '../../ui/fields/ReadyTexts.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly feature: FeatureView
  readonly opened: boolean
  readonly onClose: () => void
  readonly onChanged: () => void
  /** Somebody decided meanwhile. */
  readonly onOvertaken: () => void
}

interface Values {
  readonly mode: RolloutMode
  readonly share: number | null
  readonly from: string
  readonly until: string
  readonly reason: string
}

const WHY_ROLLED_OUT = ['users.ready_rollout_try', 'users.ready_rollout_fine', 'users.ready_rollout_fault'] as const

/** A tenth of all people is a first step. */
const FIRST_SHARE = 10

/** The days are as a picker writes them, and so compare as they are. */
function shareFaults({ mode, share, from, until }: Values): FieldFaults {
  if (mode !== 'share') return {}
  return {
    ...(share === null ? { share: { text: 'form.required' } } : {}),
    ...(share !== null && share < 1 ? { share: { text: 'form.minimum', values: { min: 1 } } } : {}),
    ...(from !== '' && until !== '' && until < from ? { until: { text: 'users.rollout_until_fault' } } : {}),
  }
}

/** For whom a feature is on from now on, with the reason that the log keeps (ADM-02). */
export function RollOutDialog({ opened, ...change }: Props) {
  const t = useText()
  const name = t(`settings.beta_${change.feature.feature}`)
  return (
    <Modal opened={opened} onClose={change.onClose} title={t('users.rollout_title', { name })}>
      <RollOut {...change} />
    </Modal>
  )
}

function RollOut({ feature: row, onClose, onChanged, onOvertaken }: Omit<Props, 'opened'>) {
  const t = useText()
  const { feature, mode, share, from, until, revision } = row
  const saved: Values = {
    mode,
    share: share === 0 ? FIRST_SHARE : share,
    from: from ?? '',
    until: until ?? '',
    reason: '',
  }
  const bodyOf = (values: Values) => ({
    feature,
    mode: values.mode,
    // an empty field is no share: `shareFaults` says so before anything is sent
    share: values.share ?? 0,
    from: values.from === '' ? null : values.from,
    until: values.until === '' ? null : values.until,
    revision,
    reason: values.reason,
  })
  const begun = useFormDraft(`feature.${feature}`, saved)
  const { form, submit, sending, error } = useSentForm(rollOutFeature, begun.initial, bodyOf, {
    faults: shareFaults,
    success: 'users.rollout_done',
    always: () => draft.drop(),
    done: onChanged,
    failed: ifOvertaken(onOvertaken),
  })
  const draft = useKeptForm(begun, form, saved, bodyOf)
  const { onBlur: _, ...modeField } = form.field('mode')
  return (
    <Form onSubmit={submit}>
      <DraftKept of={draft} />
      <RadioGroup
        label={t('users.rollout')}
        hint={t(`users.rollout_${form.values.mode}_about`)}
        options={ROLLOUT_MODES.map((value) => ({ value, label: t(`users.rollout_${value}`) }))}
        {...modeField}
      />
      {form.values.mode === 'share' && (
        <>
          <IntegerField label={t('users.rollout_share_of')} unit="%" min={1} max={100} {...form.field('share')} />
          <DatePicker label={t('users.rollout_from')} hint={t('users.rollout_from_hint')} {...form.field('from')} />
          <DatePicker label={t('users.rollout_until')} hint={t('users.rollout_until_hint')} {...form.field('until')} />
        </>
      )}
      <ReadyTexts
        texts={WHY_ROLLED_OUT.map((text) => t(text))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
      />
      <Textarea
        label={t('users.rollout_reason')}
        hint={t('users.rollout_reason_hint')}
        max={REASON_MAX}
        {...form.field('reason')}
      />
      <FormFoot error={error} sending={sending} label={t('users.rollout_change')} onCancel={onClose} dialog />
    </Form>
  )
}
