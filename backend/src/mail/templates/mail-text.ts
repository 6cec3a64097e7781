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
}

export type Block =
  | { readonly is: 'text' | 'quote' | 'note'; readonly text: string }
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
}

type Words<T extends MailTemplate> = (params: MailParams<T>, context: MailContext) => MailText

export interface Template<T extends MailTemplate> {
  readonly pl: Words<T>
  readonly en: Words<T>
}

/** `/?st=TOKEN&em=EMAIL`: opens the right form with both filled in (section 2). */
export function tokenLink(context: MailContext, name: 'st' | 'rt' | 'bt', path = '/'): string {
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
