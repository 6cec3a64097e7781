import type { AssignmentState as State } from '@kredka/contracts/assignments/rules'
import { useText } from '../../i18n/useText.ts'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'

const KINDS: Readonly<Record<Exclude<State, 'absent'>, StatusKind>> = {
  waiting: 'new',
  begun: 'active',
  done: 'done',
  late: 'info',
  overdue: 'warning',
  withdrawn: 'cancelled',
}

/** How an assignment stands, in a word. */
export function AssignmentState({ state }: { readonly state: keyof typeof KINDS }) {
  const t = useText()
  return <StatusLabel kind={KINDS[state]}>{t(`assignments.state_${state}`)}</StatusLabel>
}
