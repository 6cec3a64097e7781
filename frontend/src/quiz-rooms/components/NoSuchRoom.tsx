import { useText } from '../../i18n/useText.ts'
import { State } from '../../ui/states.tsx'
import { CodeForm } from './CodeForm.tsx'
import { Frame } from './Frame.tsx'

/** The code is wrong, or the room is long gone: another may be typed at once. */
export function NoSuchRoom() {
  const t = useText()
  return (
    <Frame centred>
      <State picture="nothing_found" level={1} title={t('quiz_rooms.not_found')}>
        <p>{t('errors.QUIZ_ROOM_NOT_FOUND')}</p>
      </State>
      <CodeForm />
    </Frame>
  )
}
