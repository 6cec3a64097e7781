import { ASKED_STATES, type AskedState } from '@kredka/contracts/assignments/rules'
import { useText } from '../../i18n/useText.ts'
import { Select } from '../../ui/fields/Select.tsx'

interface Props {
  readonly value: AskedState | null
  readonly onChange: (state: AskedState | null) => void
}

/** Which assignments of a list are shown. */
export function StateFilter({ value, onChange }: Props) {
  const t = useText()
  return (
    <Select
      label={t('assignments.state')}
      placeholder={t('assignments.state_any')}
      options={ASKED_STATES.map((state) => ({ value: state, label: t(`assignments.state_${state}`) }))}
      value={value}
      onChange={(option) => onChange(ASKED_STATES.find((state) => state === option?.value) ?? null)}
    />
  )
}
