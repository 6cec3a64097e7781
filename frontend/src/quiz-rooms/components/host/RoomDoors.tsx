import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useControls } from '../../useRoom.ts'
import { useRoomLink } from '../../useRoomLink.ts'
import { CopyButton } from '../CopyButton.tsx'

/** Who may still come in, and the links to hand out. */
export function RoomDoors({ view }: { readonly view: RoomView }) {
  const t = useText()
  const { ask, disabled } = useControls()
  const { room, host } = view
  const link = useRoomLink(room.token)
  return (
    <Stack space={3}>
      {host?.is_flooded === true && !room.is_locked && <Notice kind="warning">{t('quiz_rooms.flooded')}</Notice>}
      <Checkbox
        checked={room.is_locked}
        disabled={disabled}
        onChange={(is_locked) => ask({ name: 'set_lock', body: { is_locked } })}
      >
        {t('quiz_rooms.lock')}
      </Checkbox>
      <Checkbox
        checked={room.late_join}
        disabled={disabled}
        onChange={(is_allowed) => ask({ name: 'set_late_join', body: { is_allowed } })}
      >
        {t('quiz_rooms.late_join')}
      </Checkbox>
      <Row>
        <CopyButton text={t('quiz_rooms.copy_link')} link={link()} />
        {host !== undefined && (
          <>
            <Button icon="online" href={link({ as: 'screen', key: host.screen_key })} elsewhere>
              {t('quiz_rooms.open_screen')}
            </Button>
            <CopyButton text={t('quiz_rooms.copy_helper')} link={link({ as: 'host', key: host.host_key })} />
          </>
        )}
      </Row>
    </Stack>
  )
}
