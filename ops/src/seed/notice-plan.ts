import { deriveEntityId, eventId } from '@kredka/backend/kernel/ids'
import { inboxDecider } from '@kredka/backend/notifications/inbox'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { streamOf } from '@kredka/contracts/kernel/events'
import type { NotificationData, SentType } from '@kredka/contracts/notifications/types'
import { commandIdOf, type Step } from './step.ts'

export interface SeedNotice<T extends SentType> {
  readonly to: string
  readonly type: T
  readonly data: NotificationData<T>
  readonly about_id: string
  readonly person_id?: string
  /** The event that it came of, and the category of its stream. */
  readonly cause: { readonly step: Step; readonly type: string; readonly category: string }
  /** Still new at this time, the demonstration's present (ms): told after the person last looked. */
  readonly new_at?: number
}

/** When the people of the demonstration looked at their notices last, before its present. */
export const LOOKED_MS = 12 * 60 * MINUTE

/** What a policy would have told and the person then looked at: seeds run without policies (NOT-01). */
export function noticeSteps<T extends SentType>(notice: SeedNotice<T>): readonly Step[] {
  const { to: user_id, type, data, about_id, person_id = null, cause, new_at } = notice
  const at = Math.max(cause.step.at + 1, new_at === undefined ? 0 : new_at - LOOKED_MS / 2)
  const cause_event_id = eventId(commandIdOf(cause.step.key), 0)
  const notification_id = deriveEntityId(cause_event_id, `notice ${user_id}`, at)
  const told: Step = {
    at,
    command: 'notifications.notify',
    actor: { kind: 'system', id: 'seed' },
    key: `notice ${notification_id}`,
    of: user_id,
    run: (write, context) =>
      write.execute(
        inboxDecider,
        user_id,
        {
          do: 'notify',
          now: at,
          notification_id,
          user_id,
          type,
          person_id,
          about_id,
          data: { ...data },
          cause_event_id,
          cause_type: cause.type,
          cause_stream: streamOf(cause.category, about_id),
          policy: 'seed',
        },
        context,
      ),
  }
  const seen: Step = {
    at: at + 25 * MINUTE,
    command: 'notifications.mark_seen',
    actor: { kind: 'user', id: user_id },
    key: `seen ${notification_id}`,
    of: user_id,
    run: (write, context) => write.execute(inboxDecider, user_id, { do: 'see', user_id, notification_id }, context),
  }
  return new_at === undefined ? [told, seen] : [told]
}
