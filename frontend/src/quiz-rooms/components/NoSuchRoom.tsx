import { useText } from '../../i18n/useText.ts'
import { State } from '../../ui/states.tsx'
import { spacedToken } from '../room-address.ts'
import { CodeForm } from './CodeForm.tsx'
import { Frame } from './Frame.tsx'

interface Props {
  /** As it was typed, to be mended where one letter is wrong. */
  readonly token?: string | null
}

/** The code is wrong, or the room is long gone: another may be typed at once. */
export function NoSuchRoom({ token = null }: Props) {
  const t = useText()
  return (
    <Frame centred>
      <State picture="nothing_found" level={1} title={t('quiz_rooms.not_found')}>
        <p>{t('errors.QUIZ_ROOM_NOT_FOUND')}</p>
      </State>
      <CodeForm initial={token === null ? '' : spacedToken(token)} />
    </Frame>
  )
}
