import type { LevelReviewRowView } from '@kredka/contracts/levels/views'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { LEVEL_STATE_KINDS } from '../state-kinds.ts'

/** How a level stands, for staff. */
export function LevelState({ state }: Pick<LevelReviewRowView, 'state'>) {
  const t = useText()
  return <StatusLabel kind={LEVEL_STATE_KINDS[state]}>{t(`levels.state_${state}`)}</StatusLabel>
}
