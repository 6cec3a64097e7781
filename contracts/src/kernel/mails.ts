import type { TObject } from 'typebox'

/**
 * What travels by mail: purposes of section 3, and the keys of links that end a newsletter or mails of one type, which
 * work as often as needed.
 */
export type MailToken =
  | 'signup'
  | 'password_reset'
  | 'become_teacher'
  | 'account_deletion'
  | 'request_quiz'
  | 'subscribe_newsletter'
  | 'unsubscribe_newsletter'
  | 'stop_mail'

/**
 * A mail that the product sends: what its text is made of. Parameters are the person's data and never hold a token; the
 * sender mints it when it renders (MAI-01).
 */
export interface MailType<Params extends TObject = TObject> {
  readonly params: Params
  /** The purpose of the token that it carries. */
  readonly token?: Exclude<MailToken, 'stop_mail' | 'request_quiz'>
  /**
   * The parameter with the id of what its link opens by a token of its own, `request_quiz`: a request for a quiz, or an
   * assigned one (QUI-10).
   */
  readonly opens?: 'request_id' | 'assignment_id'
  /** The type of notification that it tells of: each such mail has a link that ends those of its type. */
  readonly notice?: string
  /**
   * `urgent`: somebody waits for it in front of a page, or must learn it at once: it leaves before all others (MAI-01).
   * `bulk` goes to many at once: it leaves when nothing else waits.
   */
  readonly priority?: 'urgent' | 'bulk'
}

/** What a module mails, by template. */
export type MailTypes = Readonly<Record<string, MailType>>

export function mail<Params extends TObject>(params: Params, rest: Omit<MailType, 'params'> = {}): MailType<Params> {
  return { params, ...rest }
}
