import type { FaultView } from '@kredka/contracts/faults/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { FAULT_KINDS } from '../state-kinds.ts'

/** Whether a fault is new, and whether it was resolved before. */
export function FaultState({ fault: { state, reopened_at } }: { readonly fault: FaultView }) {
  const t = useText()
  const format = useFormat()
  return reopened_at === null ? (
    <StatusLabel kind={FAULT_KINDS[state]}>{t(`admin.fault_${state}`)}</StatusLabel>
  ) : (
    <span title={format.dateTime(reopened_at)}>
      <StatusLabel kind="warning">{t('admin.fault_back')}</StatusLabel>
    </span>
  )
}
