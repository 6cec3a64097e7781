import type { Block } from '../../kernel/mail-blocks.ts'

/** A mail before it is laid out: plain words, escaped by the layout and nowhere else. */
export interface MailText {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Why this mail came, and to which address. */
  readonly footer: readonly string[]
  /** Ends the mails of this kind: where a person goes, and where a mail program sends its one click (RFC 8058). */
  readonly unsubscribe?: Unsubscribe
}

export interface Unsubscribe {
  readonly label: string
  readonly url: string
  readonly one_click_url: string
}
