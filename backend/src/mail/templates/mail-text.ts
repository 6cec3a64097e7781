import type { RichBlock } from '@kredka/contracts/kernel/rich-text'
import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'

/** A mail before it is laid out: plain words, escaped by the layout and nowhere else. */
export interface MailText {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** Why this mail came, for the footer. */
  readonly why: string
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

type Words<T extends MailTemplate> = (params: MailParams<T>, context: MailContext) => MailText

export interface Template<T extends MailTemplate> {
  readonly pl: Words<T>
  readonly en: Words<T>
}

/** `/?st=TOKEN&em=EMAIL`: opens the right form with both filled in (section 2). */
export function tokenLink(context: MailContext, name: 'st' | 'rt' | 'bt' | 'dt', path = '/'): string {
  const query = new URLSearchParams({ [name]: context.token, em: context.to })
  return `${context.public_url}${path}?${query}`
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
