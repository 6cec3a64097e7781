import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { MailTypes } from '@kredka/contracts/kernel/mails'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Static } from '@kredka/contracts/kernel/schema'
import type { Block } from './mail-blocks.ts'
import type { Words } from './mail-content.ts'
import type { Say, Values } from './texts.ts'

/** What a mail knows beside its parameters. */
export interface MailContext {
  readonly brand: string
  readonly language: PageLanguage
  /** Origin without a trailing slash. */
  readonly public_url: string
  readonly to: string
  /** Of the purpose that the contract names; empty for mails without one. */
  readonly token: string
  /** Of what the link opens, where the contract says that the mail `opens` something; empty for others. */
  readonly link_token: string
  /** Address of the API without a trailing slash. */
  readonly api_url: string
  /** What the mail shows that is not the addressee's data, by name; empty for most. */
  readonly content: Words
}

/**
 * What a mail consists of, in either language. Its subject, preview, title and the reason why it came are the texts
 * `{template}.subject` and so on of its module; all texts know parameters, content and brand.
 */
export interface Mail<Params, Shown = Params> {
  readonly blocks: (t: Say, params: Params, mail: MailContext) => readonly Block[]
  /**
   * What its texts show as this language writes it, or in the stead of what may be missing.
   * @param t knows parameters and content
   */
  readonly values?: (t: Say, params: Params, mail: MailContext) => Values
  /** What it might look like: for developers and tests. */
  readonly preview: {
    readonly params: Shown
    /** What the sender would look up. */
    readonly content?: Readonly<Record<PageLanguage, Words>>
  }
}

/** Each mail that the contract of a module declares, by template. */
export type Mails<Types extends MailTypes> = { readonly [T in keyof Types]: Mail<Static<Types[T]['params']>> }

/** The mails of all modules: whoever looks one up knows its parameters. */
export type AllMails = Readonly<Record<string, Mail<never, object>>>

/** `/?st=TOKEN&em=EMAIL`: opens the right form with both filled in (section 2). */
export function tokenLink(mail: MailContext, name: 'st' | 'rt' | 'bt' | 'dt', path = '/'): string {
  return `${mail.public_url}${path}?${new URLSearchParams({ [name]: mail.token, em: mail.to })}`
}

/** Opens what the mail is about by the token of its link: a request for a quiz, or an assigned quiz (QUI-10). */
export function quizLink({ public_url, language, link_token }: MailContext): string {
  return `${public_url}${pathOf('quiz-requests.link', language)}?${new URLSearchParams({ rq: link_token })}`
}
