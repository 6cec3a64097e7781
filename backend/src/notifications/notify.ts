import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { NotificationData, NotificationType, SentType } from '@kredka/contracts/notifications/types'
import { onceCommandId } from '../kernel/ids.ts'
import { SubjectForgottenError } from '../kernel/keyring.ts'
import { type Reaction, rejectionOf } from '../kernel/policy.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { inboxDecider, wants } from './inbox.ts'

export interface Notice<T extends SentType> {
  /** Who is told. */
  readonly to: string
  readonly type: T
  readonly data: NotificationData<T>
  /** Whom it is about beside the addressee: their name is looked up when it is shown. */
  readonly person_id?: string
  /** The thing it is about: `noticeSeenElsewhere` finds its notices by it. */
  readonly about_id?: string
  /**
   * What the addressee reads as its cause, where the event's own name says more than is theirs to know. The event's id
   * stays.
   */
  readonly cause_type?: string
  /** Tells apart two notices of one policy for one event. */
  readonly step?: string
  /** Names what it tells of, where several events do: the person is told by the first of them alone. */
  readonly once?: string
  /** Whose notice of the same `once` counts as well: where two policies would tell it, the person hears of it from one. */
  readonly alike?: { readonly policy: string; readonly type: SentType }
}

/**
 * Tells a person from within a policy: `return notify(reaction, { to, type, data })`. Where it goes is up to their
 * switches: the list, a mail, their devices. Repeats change nothing, and a person who is gone is told nothing.
 */
export async function notify<T extends SentType>(reaction: Reaction, notice: Notice<T>): Promise<void | Rejection> {
  const { to: user_id, type, data, person_id = null, about_id = null, step = '' } = notice
  const { cause_type = reaction.cause.type, once, alike } = notice
  const ofEvent = reaction.context('notifications.notify', `${type}/${user_id}/${step}`)
  const policy = ofEvent.actor.kind === 'system' ? ofEvent.actor.id : ''
  const known = { policy, type, ...alike }
  const command_id = onceCommandId(known.policy, `${known.type}/${user_id}/${once}`)
  const context = once === undefined ? ofEvent : { ...ofEvent, command_id }
  const command = {
    do: 'notify',
    now: context.now,
    notification_id: reaction.entityId(`notice/${type}/${user_id}/${step}`),
    user_id,
    type,
    person_id,
    about_id,
    data: { ...data },
    cause_event_id: reaction.cause.event_id,
    cause_type,
    cause_stream: reaction.cause.stream,
    policy,
  } as const
  try {
    const outcome = await reaction.write.execute(inboxDecider, user_id, command, context)
    return isRejection(outcome) ? outcome : undefined
  } catch (error) {
    if (error instanceof SubjectForgottenError) return undefined
    throw error
  }
}

/** The person has seen the thing itself, such as a chat: its notices of this type need no look of their own. */
export async function noticeSeenElsewhere(
  reaction: Reaction,
  { user_id, type, about_id }: { readonly user_id: string; readonly type: NotificationType; readonly about_id: string },
): Promise<void | Rejection> {
  const context = reaction.context('notifications.see_about', `${type}/${user_id}/${about_id}`)
  const cause = { cause_event_id: reaction.cause.event_id, up_to: reaction.entityId() }
  const command = { do: 'see_about', user_id, type, about_id, ...cause } as const
  return rejectionOf(await reaction.write.execute(inboxDecider, user_id, command, context))
}

/** Whether the person wants mails of this type: for a module that sends them itself (`mail: 'elsewhere'`). */
export async function wantsMail(write: Pick<WriteSide, 'fold'>, user_id: string, type: SentType): Promise<boolean> {
  return wants((await write.fold(inboxDecider, user_id)).state, type, 'mail')
}
