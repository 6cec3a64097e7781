import type { Static, TObject } from 'typebox'
import { MINUTE } from './durations.ts'

/** When a person is told otherwise than on the page, unless they choose something else (NOT-01). */
export interface NoticeRule {
  /**
   * How long a mail waits, in ms, for the person to see the notice on the page: whoever has seen it gets none.
   * `elsewhere`: the module that knows better sends the mail itself and asks `wantsMail`.
   */
  readonly mail: number | 'elsewhere'
  /** Whether a device that allows push messages gets this one unless the person says otherwise. */
  readonly push: boolean
  /** Whether something sends it by now: then its switches appear in the settings. */
  readonly sent: boolean
}

/** What somebody waits for, or has to act on, goes by mail at once. */
export const URGENT = { mail: 0, push: true, sent: true } as const
/** News that can wait for the next visit. */
export const NOT_URGENT = { mail: 5 * MINUTE, push: false, sent: true } as const
/** News that can wait a little, but that people want to hear of wherever they are. */
export const WELCOME = { mail: 5 * MINUTE, push: true, sent: true } as const

/** Of the past: another notice tells of the same cause. Its notices stay in the lists that have them. */
export const TOLD_ELSEWHERE = { mail: 0, push: false, sent: false } as const

/**
 * A type of notification. Its data never hold what somebody else wrote, nor their name: whoever it is about is named by
 * the notice's `person_id` and looked up when it is shown, so that nothing of a person outlives them in the lists of
 * others (EVT-10). Words in it are the addressee's own, or of the site.
 */
export interface NoticeType<Data extends TObject = TObject> extends NoticeRule {
  readonly data: Data
  /** For tests: data as such a notice might have them. */
  readonly example: Static<Data>
}

/** What a module tells people of, by type. */
export type NoticeTypes = Readonly<Record<string, NoticeType>>

export function notice<const Rule extends NoticeRule, Data extends TObject>(
  rule: Rule,
  data: Data,
  example: Static<Data>,
): Rule & NoticeType<Data> {
  return { ...rule, data, example }
}

/** A page by its name, with the parameters of its path and of its query. */
export type Place = readonly [
  page: string,
  params?: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
]

/** Where to see more of a module's notices. The browser loads it without the schemas of their data. */
export type NoticeLinks<Types extends NoticeTypes> = {
  readonly [T in keyof Types]: (data: Static<Types[T]['data']>) => Place
}
