import type { RichBlock } from '@kredka/contracts/kernel/rich-text'
import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import type { Say, Values } from './catalogue.ts'

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

export type Block =
  | { readonly is: 'text' | 'quote' | 'note'; readonly text: string }
  /** What staff wrote. Paths in its links lead to the site. */
  | { readonly is: 'rich'; readonly blocks: readonly RichBlock[] }
  | { readonly is: 'button'; readonly label: string; readonly url: string }
  /** Something to copy: a token, in a box of its own. */
  | { readonly is: 'code'; readonly label: string; readonly code: string }

/** What a template knows beside its parameters. */
export interface MailContext {
  readonly brand: string
  readonly language: 'pl' | 'en'
  /** Origin without a trailing slash. */
  readonly public_url: string
  readonly to: string
  /** Of the purpose that the template names; empty for templates without one. */
  readonly token: string
  /** Address of the API without a trailing slash. */
  readonly api_url: string
  /** What the mail shows that is not the addressee's data, by name; empty for most templates. */
  readonly content: Readonly<Record<string, string>>
}

/**
 * What a mail consists of, in either language. Its subject, preview, title and the reason why it came are the messages
 * `{template}.subject` and so on; all messages know parameters, content and brand.
 */
export interface Mail<T extends MailTemplate> {
  readonly blocks: (t: Say, params: MailParams<T>, mail: MailContext) => readonly Block[]
  /**
   * What its messages show as this language writes it, or in the stead of what may be missing.
   * @param t knows parameters and content
   */
  readonly values?: (t: Say, params: MailParams<T>, mail: MailContext) => Values
}

export type Mails<T extends MailTemplate> = { readonly [Each in T]: Mail<Each> }

/** `/?st=TOKEN&em=EMAIL`: opens the right form with both filled in (section 2). */
export function tokenLink(mail: MailContext, name: 'st' | 'rt' | 'bt' | 'dt', path = '/'): string {
  return `${mail.public_url}${path}?${new URLSearchParams({ [name]: mail.token, em: mail.to })}`
}

export function text(words: string): Block {
  return { is: 'text', text: words }
}
export function quote(words: string): Block {
  return { is: 'quote', text: words }
}
export function note(words: string): Block {
  return { is: 'note', text: words }
}
export function button(label: string, url: string): Block {
  return { is: 'button', label, url }
}
export function code(label: string, value: string): Block {
  return { is: 'code', label, code: value }
}
/** Short facts beside each other. */
export function facts(words: readonly string[]): Block {
  return text(words.filter((word) => word.trim() !== '').join(' · '))
}
/** Blocks of something that may be missing. */
export function some(words: string | undefined, blocks: (words: string) => readonly Block[]): readonly Block[] {
  return words === undefined ? [] : blocks(words)
}
