import { Count, Id, Instant, Nullable, Obj, type Static, Text, Type } from '../kernel/schema.ts'
import { type AnyNotice, NOTIFICATION_TYPES, noticeType, SentTypeName } from './types.ts'

const common = {
  id: Id,
  created_at: Instant,
  seen: Type.Boolean(),
  /** Whom it is about; `name` is null for a deleted user. */
  person: Nullable(Obj({ id: Id, name: Nullable(Type.String()), picture_url: Nullable(Type.String()) })),
  /** Title of another's offer that it is about, as everybody may read it now; null where there is none, or no more. */
  offer_title: Nullable(Type.String()),
  /** What the quiz was called in the version that it is about; null where there is none, or no more. */
  quiz_title: Nullable(Type.String()),
  /** Why it came: the event behind it, by its name (NOT-01). */
  cause_type: Text(80),
}
const Common = Obj(common)

/** Section 3's notification: `data` follows from `type`. */
export type NotificationView = Static<typeof Common> & AnyNotice
export const NotificationView = Type.Unsafe<NotificationView>(
  Type.Union(
    NOTIFICATION_TYPES.map((type) => Obj({ ...common, type: Type.Literal(type), data: noticeType(type).data })),
  ),
)

export const UnseenCountView = Obj({ count: Count })
export type UnseenCountView = Static<typeof UnseenCountView>

/** One type's switches. */
const TypeSwitches = Obj({
  type: SentTypeName,
  in_app: Type.Boolean(),
  mail: Type.Boolean(),
  push: Type.Boolean(),
})
export const NotificationSettingsView = Obj({
  types: Type.Array(TypeSwitches),
  /** VAPID key that browsers subscribe with, in base64url; null where push messages are not configured. */
  push_key: Nullable(Type.String()),
})
export type NotificationSettingsView = Static<typeof NotificationSettingsView>

/** Names person and type and proves that the link came in a mail to them. */
export const StopMailToken = Type.String({ maxLength: 140, pattern: '^[0-9a-z]{26}-[a-z_]{3,40}-[0-9a-f]{64}$' })

/** A browser's address at its push service, as `PushSubscription.toJSON()` gives it. */
export const PushEndpoint = Type.String({ minLength: 10, maxLength: 1000, pattern: '^https?://\\S+$' })
export const PushKeys = {
  /** Uncompressed point on P-256, 65 bytes. */
  p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
  /** 16 bytes. */
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
}
