import { notificationEvents as e } from '@kredka/contracts/notifications/events'
import { personOf } from '../../accounts/index.ts'
import type { AllNoticeWays } from '../../kernel/notices.ts'
import { type Policy, when } from '../../kernel/policy.ts'
import type { Tools } from '../../kernel/tools.ts'
import { openNotice } from '../ways.ts'
import { waitingPush } from './words.ts'

/**
 * Puts what a person wants on their devices up for sending, in their language.
 * @param queued tells the sender where it runs in this process
 */
export function queuePush(
  { streams, vault }: Pick<Tools, 'streams' | 'vault'>,
  ways: AllNoticeWays,
  queued: () => void,
): Policy {
  return {
    name: 'notifications.queue-push',
    inline: false,
    on: when(e.Notified, async ({ data }) => {
      const notice = openNotice(data)
      if (!data.push || notice === null) return
      const devices = await vault.pushDevices.list(data.user_id)
      const person = devices.length === 0 ? null : await personOf(streams, data.user_id)
      if (person === null) return
      const message = waitingPush(ways, notice, data.notification_id, person.language)
      const count = await vault.pushDevices.queue(data.user_id, data.notification_id, JSON.stringify(message))
      if (count > 0) queued()
    }),
  }
}
