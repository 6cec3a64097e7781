import type { Static } from 'typebox'
import type { Joined } from '../kernel/declaration.ts'
import type { NoticeType } from '../kernel/notices.ts'
import { OneOf } from '../kernel/schema.ts'
import { MODULES } from '../modules.ts'
import type { Wanted } from './rules.ts'

type Tables = Joined<NonNullable<(typeof MODULES)[number]['notices']>>

export type NotificationType = Extract<keyof Tables, string>
export type SentType = { [T in NotificationType]: Tables[T]['sent'] extends true ? T : never }[NotificationType]
export type NotificationData<T extends NotificationType> = Static<Tables[T]['data']>

/** A notice by its type, with what belongs to it. */
export type AnyNotice = {
  readonly [T in NotificationType]: { readonly type: T; readonly data: NotificationData<T> }
}[NotificationType]

/** NOT-01: everything that a person may be told of, as modules declare it. */
const NOTICES: Readonly<Record<NotificationType, NoticeType>> = Object.assign(
  {},
  ...MODULES.map(({ notices }) => notices),
)
export const NOTIFICATION_TYPES = Object.keys(NOTICES) as NotificationType[]
/** Those that something sends by now. */
export const SENT_TYPES = NOTIFICATION_TYPES.filter((type): type is SentType => NOTICES[type].sent)
export const SentTypeName = OneOf(SENT_TYPES)

/** @throws RangeError for a type that no module declares, such as one of an older version */
export function noticeType(type: NotificationType): NoticeType {
  if (!Object.hasOwn(NOTICES, type)) throw new RangeError(`no module tells people of ${type}`)
  return NOTICES[type]
}

/** Before a person has chosen anything. */
export function defaultWanted(type: NotificationType): Wanted {
  return { in_app: true, mail: true, push: noticeType(type).push }
}
