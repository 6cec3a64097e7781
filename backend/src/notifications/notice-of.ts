import type { AnyNotice } from '@kredka/contracts/notifications/types'

/** What an event told; null once the person is forgotten. `notify` took care that data and type belong together. */
export function noticeOf(data: Readonly<Record<string, unknown>>): AnyNotice | null {
  return data['data'] === null ? null : ({ type: data['type'], data: data['data'] } as AnyNotice)
}
