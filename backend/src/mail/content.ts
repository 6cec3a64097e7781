import type { MailTemplate } from '@kredka/contracts/mail/templates'

export type Words = Readonly<Record<string, string>>

/** What a mail shows beside its parameters, by whose words they are. */
export interface MailContent {
  /** Nobody's own: dates, prices, what staff wrote to all. Kept as the addressee's. */
  readonly common?: Words
  /** Names and words of people, by the person's id: kept under their key, and gone with them (EVT-10). */
  readonly personal?: Readonly<Record<string, Words>>
}

/**
 * What mails of a template show that does not stand in their parameters. Kept by its own module, looked up when the
 * mail leaves; empty for templates that have no such thing.
 */
export type ContentOf = (
  template: MailTemplate,
  params: Readonly<Record<string, string | number>>,
  language: 'pl' | 'en',
) => Promise<MailContent>

/** The words of all, as a template reads them. */
export function wordsOf({ common = {}, personal = {} }: MailContent): Words {
  return Object.assign({}, common, ...Object.values(personal)) as Words
}

/** Only the words that there are. */
export function present(words: Readonly<Record<string, string | null | undefined>>): Words {
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''))
}
