import { useText } from '../../i18n/useText.ts'
import { isOver, type Shown } from '../shown.ts'
import { TopNote } from './TopNote.tsx'

interface Props extends Pick<Shown, 'view'> {
  readonly large?: boolean
}

/** Says to everybody else that nobody leads the room for now (ROO-02). */
export function HostNote({ view, large = false }: Props) {
  const t = useText()
  const { has_host, state } = view.phase
  const text = state === 'lobby' ? 'quiz_rooms.host_away_lobby' : 'quiz_rooms.host_away'
  return (
    <TopNote icon="clock" large={large}>
      {has_host || isOver(view) ? null : t(text)}
    </TopNote>
  )
}
