import { changeBookingRules } from '@kredka/contracts/settings/endpoints'
import { BUFFER_MAX, CANCELLATION_MAX, LEAD_TIME_MAX } from '@kredka/contracts/settings/rules'
import type { TeachingSettingsView } from '@kredka/contracts/settings/views'
import type { FieldFaults } from '../../app/forms/faults.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { IntegerField } from '../../ui/fields/NumberField.tsx'

interface Values {
  readonly lead_time_hours: number | null
  readonly not_today: boolean
  readonly buffer_minutes: number | null
  readonly cancellation_hours: number | null
}

/** An empty field is a fault of its own, so what stands in for it is never sent. */
const bodyOf = ({ lead_time_hours, not_today, buffer_minutes, cancellation_hours }: Values) => ({
  lead_time_hours: lead_time_hours ?? 0,
  not_today,
  buffer_minutes: buffer_minutes ?? 0,
  cancellation_hours: cancellation_hours ?? 0,
})

const NUMBERS = [
  { field: 'lead_time_hours', max: LEAD_TIME_MAX, unit: 'h' },
  { field: 'buffer_minutes', max: BUFFER_MAX, unit: 'min' },
  { field: 'cancellation_hours', max: CANCELLATION_MAX, unit: 'h' },
] as const

function emptyFaults(values: Values): FieldFaults {
  const empty = NUMBERS.filter(({ field }) => values[field] === null)
  return Object.fromEntries(empty.map(({ field }) => [field, { text: 'form.required' as const }]))
}

interface Props {
  readonly chosen: TeachingSettingsView
  readonly onSaved: () => void
}

export function BookingRulesForm({ chosen, onSaved }: Props) {
  const t = useText()
  const { lead_time_hours, not_today, buffer_minutes, cancellation_hours } = chosen
  const initial: Values = { lead_time_hours, not_today, buffer_minutes, cancellation_hours }
  const { form, submit, sending, error } = useSentForm(changeBookingRules, initial, bodyOf, {
    faults: emptyFaults,
    success: 'settings.teaching_saved',
    done: onSaved,
  })
  const elsewhere = useSavedElsewhere(form, initial, bodyOf)
  const number = ({ field, max, unit }: (typeof NUMBERS)[number]) => (
    <IntegerField
      key={field}
      label={t(`settings.${field}`)}
      hint={t(`settings.${field}_hint`, { max })}
      unit={unit}
      min={0}
      max={max}
      {...form.field(field)}
    />
  )
  const [lead, ...others] = NUMBERS
  return (
    <Form onSubmit={submit}>
      <ChangedMeanwhile of={elsewhere} />
      {number(lead)}
      <Checkbox checked={form.values.not_today} onChange={(value) => form.set('not_today', value)}>
        {t('settings.not_today')}
      </Checkbox>
      {others.map(number)}
      <p>{t('settings.horizon', { days: chosen.horizon_days })}</p>
      <FormFoot error={error} sending={sending} label={t('settings.save')} />
    </Form>
  )
}
