import { type EventsOf, event, narrowerVersion } from '../kernel/events.ts'
import { Id, Instant, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { FIRST_TYPES } from './first-types.ts'
import { CHANNELS } from './rules.ts'
import { dropOfferTitle } from './titles.ts'
import type { NotificationType } from './types.ts'

const Value = Type.Union([Type.String(), Type.Number(), Type.Null()])

/** Any name: `notify` and the endpoints take only those that modules declare. */
const AnyType = Type.Unsafe<NotificationType>(Type.String({ pattern: '^[a-z_]{3,40}$' }))
/** As the first versions named it. */
const FirstType = Type.Unsafe<NotificationType>(OneOf(FIRST_TYPES))
type TypeName = typeof AnyType

const noticeSchema = (type: TypeName) =>
  Obj({
    notification_id: Id,
    user_id: Id,
    type,
    /** Whom it is about beside the addressee. */
    person_id: Nullable(Id),
    /** What it is about: notices of one type about one thing are seen together. */
    about_id: Nullable(Id),
    /** As `notificationData` has it for the type. */
    data: Personal(Type.Record(Type.String(), Value), 'user_id'),
    in_app: Type.Boolean(),
    push: Type.Boolean(),
    mail_due_at: Nullable(Instant),
    /** Why it came (NOT-01): the event that led here and the policy that told. */
    cause_event_id: Type.String({ format: 'uuid' }),
    cause_type: Text(80),
    cause_stream: Text(200),
    policy: Text(80),
  })
const choiceSchema = (type: TypeName) =>
  Obj({ user_id: Id, type, channel: OneOf(CHANNELS), wanted: Type.Boolean(), way: OneOf(['settings', 'mail_link']) })

/**
 * Stream `inbox-{user_id}`: what a person was told, what they saw, and how they want to be told. Where it went was
 * decided by their switches at that moment. `mail_due_at` is when a mail leaves unless they have seen it before; null:
 * none, or another module sends it. Version 1 of a match of a saved search held the title of the offer.
 */
export const Notified = event('Notified', noticeSchema(AnyType), [
  {
    schema: noticeSchema(FirstType),
    upcast: (data) =>
      data['type'] === 'saved_search_match' ? { ...data, data: dropOfferTitle(data['data']) } : { ...data },
  },
  narrowerVersion(noticeSchema(FirstType)),
])
export const NotificationsSeen = event(
  'NotificationsSeen',
  Obj({ user_id: Id, notification_ids: Type.Array(Id, { minItems: 1 }) }),
)
/** All at once; `except` came after what the person had before their eyes. */
export const AllNotificationsSeen = event(
  'AllNotificationsSeen',
  Obj({ user_id: Id, except_notification_ids: Type.Array(Id) }),
)
export const NotificationChannelChosen = event('NotificationChannelChosen', choiceSchema(AnyType), [
  narrowerVersion(choiceSchema(FirstType)),
])

export const notificationEvents = { Notified, NotificationsSeen, AllNotificationsSeen, NotificationChannelChosen }
export type NotificationEvent = EventsOf<typeof notificationEvents>
