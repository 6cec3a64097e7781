import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { MailTypes } from '@kredka/contracts/kernel/mails'
import type { NoticeTypes } from '@kredka/contracts/kernel/notices'
import type { Static } from '@kredka/contracts/kernel/schema'

/** How a notice leaves the site, beside its text `{type}.push` (NOT-01). */
export interface NoticeWay<Data, Mail = { readonly template: string; readonly params: object }> {
  /** The mail that it leads to; null for none. Left out where its module sends it. @param name of the addressee */
  readonly mail?: (data: Data, name: string) => Mail | null
  /** On devices below the title. Nobody's name and no word of another person: it lies on locked screens. */
  readonly body?: (data: Data, language: PageLanguage) => string
  /**
   * On devices before the body: what somebody else titled the thing that it is about, by the name of that word in the
   * content of its mail. Looked up when the message leaves, so that it does not outlive the person (EVT-10).
   */
  readonly called?: string
  /** On devices a newer one of the same tag takes the place of the older. Without it each stands for itself. */
  readonly tag?: (data: Data) => string
}

/** Of the types that the contract of a module declares, those that go other ways than the list. */
export type NoticeWays<Types extends NoticeTypes, Mails extends MailTypes = Readonly<Record<never, never>>> = {
  readonly [T in keyof Types]?: NoticeWay<Static<Types[T]['data']>, MailOf<Mails>>
}
type MailOf<Mails extends MailTypes> = {
  readonly [T in keyof Mails]: { readonly template: T; readonly params: Static<Mails[T]['params']> }
}[keyof Mails]

/** Those of all modules: whoever looks one up knows its data. */
export type AllNoticeWays = Readonly<Record<string, NoticeWay<never>>>
