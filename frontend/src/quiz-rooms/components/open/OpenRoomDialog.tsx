import { openRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import {
  PLAYERS_DEFAULT,
  PLAYERS_MAX,
  PLAYERS_MIN,
  ROOM_MODES,
  type RoomMode,
  SECONDS_DEFAULT,
  SECONDS_MAX,
  SECONDS_MIN,
} from '@kredka/contracts/quiz-rooms/rules'
import { useNavigate } from 'react-router'
import { useForm } from '../../../app/forms/useForm.ts'
import { usePath } from '../../../app/routing/usePath.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useText } from '../../../i18n/useText.ts'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { IntegerField } from '../../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Modal } from '../../../ui/overlay/Modal.tsx'

interface Props {
  readonly quizId: string
  readonly opened: boolean
  readonly onClose: () => void
}

const BEGINNING = {
  mode: 'speed' as RoomMode,
  seconds: SECONDS_DEFAULT as number | null,
  max_players: PLAYERS_DEFAULT as number | null,
  late_join: true,
  generated_names: false,
}

/** How the game will be played: the rules that the host chooses. */
export function OpenRoomDialog({ quizId, opened, onClose }: Props) {
  const t = useText()
  return (
    <Modal opened={opened} onClose={onClose} title={t('quiz_rooms.open')}>
      <Settings quizId={quizId} onClose={onClose} />
    </Modal>
  )
}

function Settings({ quizId, onClose }: Omit<Props, 'opened'>) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const open = useCommand(openRoom, {
    quiet: true,
    done: ({ token }) => void navigate(path('quiz-rooms.room', { token })),
  })
  const bodyOf = ({ seconds, max_players, ...rest }: typeof BEGINNING) => ({
    quiz_id: quizId,
    ...rest,
    seconds: seconds ?? 0,
    max_players: max_players ?? 0,
  })
  const form = useForm(openRoom, BEGINNING, bodyOf)
  const { mode } = form.values
  const { onBlur: _, ...modeField } = form.field('mode')
  return (
    <Form onSubmit={() => form.submit((values) => open.send(bodyOf(values)))}>
      <RadioGroup
        label={t('quiz_rooms.mode')}
        hint={t(`quiz_rooms.mode_${mode}_about`)}
        options={ROOM_MODES.map((value) => ({ value, label: t(`quiz_rooms.mode_${value}`) }))}
        {...modeField}
      />
      {mode !== 'calm' && (
        <IntegerField
          label={t('quiz_rooms.seconds')}
          hint={t('quiz_rooms.seconds_hint', { min: SECONDS_MIN, max: SECONDS_MAX })}
          min={SECONDS_MIN}
          max={SECONDS_MAX}
          unit="s"
          {...form.field('seconds')}
        />
      )}
      <IntegerField
        label={t('quiz_rooms.max_players')}
        hint={t('quiz_rooms.max_players_hint', { min: PLAYERS_MIN, max: PLAYERS_MAX })}
        min={PLAYERS_MIN}
        max={PLAYERS_MAX}
        {...form.field('max_players')}
      />
      <Checkbox checked={form.values.late_join} onChange={(late_join) => form.set('late_join', late_join)}>
        {t('quiz_rooms.late_join')}
      </Checkbox>
      <Checkbox
        checked={form.values.generated_names}
        onChange={(generated_names) => form.set('generated_names', generated_names)}
      >
        {t('quiz_rooms.generated_names')}
      </Checkbox>
      <FormFoot
        error={open.error}
        sending={open.status === 'sending'}
        label={t('quiz_rooms.open_now')}
        onCancel={onClose}
        dialog
      />
    </Form>
  )
}
