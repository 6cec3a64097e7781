import type { ListedRoomState } from '@kredka/contracts/quiz-rooms/rules'
import { useText } from '../../i18n/useText.ts'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'

const KINDS: Readonly<Record<ListedRoomState, StatusKind>> = {
  lobby: 'new',
  running: 'active',
  finished: 'done',
  closed: 'inactive',
}

export function RoomState({ state }: { readonly state: ListedRoomState }) {
  const t = useText()
  return <StatusLabel kind={KINDS[state]}>{t(`quiz_rooms_admin.state_${state}`)}</StatusLabel>
}
