import type { TimelineKind } from '@kredka/contracts/audit/views'
import type { NotificationData, NotificationType } from '@kredka/contracts/notifications/types'
import { createContext, useContext } from 'react'
import type { TextId } from '../i18n/text-ids.ts'
import type { Format } from '../i18n/useFormat.ts'
import type { IconName } from '../ui/icons/icons.ts'
import type { StatusKind } from '../ui/theme/status-kinds.ts'

/** What follows this beginning in ids of texts. Written so, they load with the notices, whatever module has them. */
type Ending<Beginning extends string> = TextId extends infer Id
  ? Id extends `${Beginning}${infer Rest}`
    ? Rest
    : never
  : never

type Title = Ending<'notifications.title_'>

/** In the entry chunk: kept small. */
export interface NoticeLook<T extends NotificationType = NotificationType> {
  /** Good news, bad news, something to do: one of the seven states lends its colour. */
  readonly kind: StatusKind
  readonly icon: IconName
  /** Why such a notice comes (NOT-01): the text `notifications.why_…`. */
  readonly why: Ending<'notifications.why_'>
  /** The text `notifications.title_…`, which knows the data. */
  readonly title: Title | ((data: NotificationData<T>) => Title)
  /** With whom, about what, when; null for what there is not. */
  readonly about: (data: NotificationData<T>, words: NoticeTools) => readonly (string | null)[]
  /** What can be done about it beside looking at it; null where that is all. */
  readonly also?: (data: NotificationData<T>) => NoticeAction | null
  /** The thing whose history tells the whole of why it came. */
  readonly history?: (data: NotificationData<T>) => { readonly kind: TimelineKind; readonly id: string }
}

export interface NoticeAction {
  /** The text `notifications.do_…`. */
  readonly text: Ending<'notifications.do_'>
  /** The part of the page, that the notice leads to, where it is done. */
  readonly anchor: string
}

/** What the words of a notice are made with. */
export interface NoticeTools {
  /** Whom it is about beside the addressee. */
  readonly name: string | null
  readonly offer_title: string | null
  readonly quiz_title: string | null
  readonly subject: (id: string) => string
  readonly format: Format
  /** The text `notifications.about_…`. */
  readonly say: (words: Ending<'notifications.about_'>, values: Readonly<Record<string, string>>) => string
}

export type NoticeLooks = { readonly [T in NotificationType]?: NoticeLook<T> }

export function noticeLooksOf(modules: readonly { readonly notices?: NoticeLooks }[]): NoticeLooks {
  return Object.assign({}, ...modules.map(({ notices }) => notices))
}

export const NoticeLooksContext = createContext<NoticeLooks>({})

/** @throws RangeError for a type whose module does not say how it looks */
export function useNoticeLook(): <T extends NotificationType>(notice: {
  readonly type: T
  readonly data: NotificationData<T>
}) => NoticeLook<T> {
  const looks = useContext(NoticeLooksContext)
  return ({ type }) => {
    const look = looks[type]
    if (look === undefined) throw new RangeError(`no module says how ${type} looks`)
    return look
  }
}
