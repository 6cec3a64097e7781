import type { ListedRunState } from '@kredka/contracts/games/rules'
import { useText } from '../../i18n/useText.ts'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'

const KINDS: Readonly<Record<ListedRunState, StatusKind>> = { open: 'active', ranked: 'done', unranked: 'inactive' }

export function RunState({ state }: { readonly state: ListedRunState }) {
  const t = useText()
  return <StatusLabel kind={KINDS[state]}>{t(`runs_admin.state_${state}`)}</StatusLabel>
}
