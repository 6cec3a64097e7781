import { dropAlarm, runAlarm } from '@kredka/contracts/jobs/endpoints'
import { useCommand } from '../../app/store/command.ts'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'

interface Props {
  readonly alarm: string
  /** Whose it is. */
  readonly of: string
  readonly onDone: () => void
}

/** Fire an alarm that is due at once, or give up on it with a reason (EVT-06). */
export function AlarmButtons({ alarm, of, onDone }: Props) {
  const t = useText()
  const one = { alarm, key: of }
  const words = `${alarm}, ${of}`
  const run = useCommand(runAlarm, { success: 'admin.alarm_run', done: onDone, failed: onDone })
  return (
    <Row space={2}>
      <Button
        size="small"
        icon="play"
        label={`${t('admin.run_alarm')}: ${words}`}
        loading={run.status === 'sending'}
        onClick={() => run.send(one)}
      >
        {t('admin.run_alarm')}
      </Button>
      <ReasonAction
        endpoint={dropAlarm}
        ready={['admin.ready_drop_done', 'admin.ready_drop_gone', 'admin.ready_drop_late']}
        input={(reason) => ({ ...one, reason })}
        label="admin.drop"
        title="admin.drop_alarm_title"
        about="admin.drop_alarm_about"
        success="admin.alarm_dropped"
        icon="trash"
        danger
        small
        of={words}
        onDone={onDone}
      />
    </Row>
  )
}
