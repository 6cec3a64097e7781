import { reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { notificationEvents as e, type NotificationEvent } from '@kredka/contracts/notifications/events'
import type { Channel, Wanted } from '@kredka/contracts/notifications/rules'
import { defaultWanted, type NotificationType, noticeType } from '@kredka/contracts/notifications/types'
import { appendItem, type Chunks, filterChunks } from '../kernel/chunks.ts'
import type { Decider } from '../kernel/decider.ts'
import { timePart } from '../kernel/ids.ts'

type Notified = EventOf<typeof e.Notified>['data']

interface Unseen {
  readonly notification_id: string
  readonly type: NotificationType
  readonly about_id: string | null
  readonly cause_event_id: string
}

/**
 * Stream `inbox-{user_id}`. One stream a person, so that 'all' means the same to everybody: what had come before the
 * decision is seen, what comes after it is not, and a switch holds from the very next notice.
 */
export interface Inbox {
  /** Ids that were listed, oldest first: about the newest `KNOWN_MAX`. */
  readonly known: Chunks<string>
  readonly unseen: Chunks<Unseen>
  /** What the person chose, by type; the rest is as `defaultWanted` says. */
  readonly chosen: Readonly<Partial<Record<NotificationType, Partial<Wanted>>>>
}

/** More than anybody is told in a year; a notice that fell out of it counts as seen. */
const KNOWN_MAX = 10_000

export type InboxCommand =
  | ({ readonly do: 'notify'; readonly now: number } & Omit<Notified, 'in_app' | 'push' | 'mail_due_at'>)
  | { readonly do: 'see'; readonly user_id: string; readonly notification_id: string }
  | SeeAbout
  /** `up_to`: the newest that the person has before their eyes; null for all. */
  | { readonly do: 'see_all'; readonly user_id: string; readonly up_to: string | null }
  | ({ readonly do: 'choose' } & EventOf<typeof e.NotificationChannelChosen>['data'])

/** Where what it is about was seen elsewhere, or asks for nothing any more. */
interface SeeAbout {
  readonly do: 'see_about'
  readonly user_id: string
  readonly type: NotificationType
  readonly about_id: string
  /** The event that tells so, and an id of its time. */
  readonly cause_event_id: string
  readonly up_to: string
}

export const inboxDecider: Decider<Inbox, InboxCommand, NotificationEvent> = {
  category: 'inbox',
  initial: { known: [], unseen: [], chosen: {} },
  evolve(inbox, event) {
    switch (event.type) {
      case 'Notified': {
        const { notification_id, type, about_id, cause_event_id, in_app } = event.data
        if (!in_app) return inbox
        const known = appendItem(inbox.known, notification_id, KNOWN_MAX)
        const unseen = appendItem(inbox.unseen, { notification_id, type, about_id, cause_event_id }, KNOWN_MAX)
        return { ...inbox, known, unseen }
      }
      case 'NotificationsSeen': {
        const noticesSeen = new Set(event.data.notification_ids)
        return removeUnseen(inbox, (id) => !noticesSeen.has(id))
      }
      case 'AllNotificationsSeen': {
        const unseen = new Set(event.data.except_notification_ids)
        return removeUnseen(inbox, (id) => unseen.has(id))
      }
      case 'NotificationChannelChosen': {
        const { type, channel, wanted } = event.data
        return { ...inbox, chosen: { ...inbox.chosen, [type]: { ...inbox.chosen[type], [channel]: wanted } } }
      }
    }
  },
  decide(inbox, command) {
    switch (command.do) {
      case 'notify':
        return notify(inbox, command)
      case 'see':
        if (!isKnown(inbox, command.notification_id)) return reject('NOTIFICATION_NOT_FOUND')
        return noticesSeen(
          command.user_id,
          inbox.unseen.flat().filter(({ notification_id: id }) => id === command.notification_id),
        )
      case 'see_about':
        return noticesSeen(
          command.user_id,
          inbox.unseen.flat().filter((one) => isSettledBy(one, command)),
        )
      case 'see_all':
        return seeAll(inbox, command.user_id, command.up_to)
      case 'choose': {
        const { do: _, ...choice } = command
        if (wantedOf(inbox, choice.type)[choice.channel] === choice.wanted) return []
        return [make(e.NotificationChannelChosen, choice)]
      }
    }
  },
}

/** How the person wants to be told of this type. */
export function wantedOf(inbox: Inbox, type: NotificationType): Wanted {
  return { ...defaultWanted(type), ...inbox.chosen[type] }
}

export function isUnseen(inbox: Inbox, notification_id: string): boolean {
  return inbox.unseen.some((chunk) => chunk.some((one) => one.notification_id === notification_id))
}

function isKnown(inbox: Inbox, notification_id: string): boolean {
  return inbox.known.some((chunk) => chunk.includes(notification_id))
}

export function wants(inbox: Inbox, type: NotificationType, channel: Channel): boolean {
  return wantedOf(inbox, type)[channel]
}

function removeUnseen(inbox: Inbox, stays: (id: string) => boolean): Inbox {
  return { ...inbox, unseen: filterChunks(inbox.unseen, ({ notification_id }) => stays(notification_id)) }
}

/** Nothing happens where the person wants to hear of it in no way. */
function notify(inbox: Inbox, { do: _, now, ...told }: Extract<InboxCommand, { do: 'notify' }>) {
  const { in_app, mail, push } = wantedOf(inbox, told.type)
  const wait = noticeType(told.type).mail
  const mail_due_at = mail && wait !== 'elsewhere' ? new Date(now + wait).toISOString() : null
  if (!in_app && !push && mail_due_at === null) return []
  return [make(e.Notified, { ...told, in_app, push, mail_due_at })]
}

/** An event that is handled once more, after a crash, settles nothing that came of it or after it. */
function isSettledBy(one: Unseen, { type, about_id, cause_event_id, up_to }: SeeAbout): boolean {
  if (one.type !== type || one.about_id !== about_id || one.cause_event_id === cause_event_id) return false
  return timePart(one.notification_id) <= timePart(up_to)
}

function noticesSeen(user_id: string, which: readonly Unseen[]) {
  const notification_ids = which.map(({ notification_id }) => notification_id)
  return notification_ids.length === 0 ? [] : [make(e.NotificationsSeen, { user_id, notification_ids })]
}

function seeAll(inbox: Inbox, user_id: string, up_to: string | null) {
  const [known, unseen] = [inbox.known.flat(), inbox.unseen.flat()]
  const after = up_to === null ? [] : known.slice(known.indexOf(up_to) + 1)
  // an id that nobody knows: it fell out of what is kept, so all that is known came later
  const ids = unseen.map(({ notification_id }) => notification_id)
  const later = new Set(after)
  const except_notification_ids = ids.filter((id) => later.has(id))
  if (except_notification_ids.length === ids.length) return []
  return [make(e.AllNotificationsSeen, { user_id, except_notification_ids })]
}
