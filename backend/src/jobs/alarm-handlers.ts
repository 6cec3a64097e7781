import { dropAlarm, runAlarm } from '@kredka/contracts/jobs/endpoints'
import { AlarmSteered } from '@kredka/contracts/jobs/events'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { adminId } from '../kernel/caller.ts'
import type { Decider } from '../kernel/decider.ts'
import { type Handler, handle } from '../kernel/handler.ts'
import { createAlarmSteering } from '../kernel/reactions/alarm-steering.ts'
import { replyDone } from '../kernel/reply.ts'
import type { JobHandlerParts } from './handlers.ts'

type Steered = EventOf<typeof AlarmSteered>

/** Stream `alarmcontrol-{alarm}`: what admins did about alarms that failed. */
const steering: Decider<null, Steered['data'], Steered> = {
  category: 'alarmcontrol',
  initial: null,
  evolve: () => null,
  decide: (_, steered) => [make(AlarmSteered, steered)],
}

/** Run now and drop, for alarms that are due (EVT-06). The log says who and why before anything moves. */
export function alarmHandlers({ pool, write, clock }: JobHandlerParts): readonly Handler[] {
  const alarms = createAlarmSteering(pool, clock)
  return [
    handle(runAlarm, async ({ alarm, key }, request) => {
      if (!(await alarms.isDue(alarm, key))) return reject('ALARM_NOT_DUE')
      const steered = { alarm, key, action: 'run', reason: null, admin_id: adminId(request) } as const
      const noted = await write.execute(steering, alarm, steered, request.context)
      if (!isRejection(noted)) await alarms.run(alarm, key)
      return replyDone(noted)
    }),

    handle(dropAlarm, async ({ alarm, key, reason }, request) => {
      if (!(await alarms.isDue(alarm, key))) return reject('ALARM_NOT_DUE')
      const steered = { alarm, key, action: 'drop', reason, admin_id: adminId(request) } as const
      const noted = await write.execute(steering, alarm, steered, request.context)
      if (!isRejection(noted)) await alarms.drop(alarm, key)
      return replyDone(noted)
    }),
  ]
}
