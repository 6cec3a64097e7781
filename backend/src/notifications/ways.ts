import type { NotificationType } from '@kredka/contracts/notifications/types'
import type { AllNoticeWays, NoticeWay } from '../kernel/notices.ts'

type Data = Readonly<Record<string, string | number | null>>

/** What an event told, to somebody who is not forgotten. */
export interface OpenNotice {
  readonly type: NotificationType
  readonly data: Data
}

/** Null once the person is forgotten. `notify` took care that data and type belong together. */
export function openNotice(data: Readonly<Record<string, unknown>>): OpenNotice | null {
  return data['data'] === null ? null : ({ type: data['type'], data: data['data'] } as OpenNotice)
}

/** How a notice leaves the site, as its module says; in no way of its own where it says nothing. */
export function wayOf(ways: AllNoticeWays, type: NotificationType): NoticeWay<Data> {
  return (ways[type] ?? {}) as NoticeWay<Data>
}
