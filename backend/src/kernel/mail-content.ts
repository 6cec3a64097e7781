export type Words = Readonly<Record<string, string>>

/** What a mail shows beside its parameters, by whose words they are. */
export interface MailContent {
  /** Nobody's own: dates, prices, what staff wrote to all. Kept as the addressee's. */
  readonly common?: Words
  /** Names and words of people, by the person's id: kept under their key, and gone with them (EVT-10). */
  readonly personal?: Readonly<Record<string, Words>>
}

/** Something of a mail that is looked up when it leaves: by its template, its parameters and its language. */
type OfMail<T> = (
  template: string,
  params: Readonly<Record<string, string | number>>,
  language: 'pl' | 'en',
) => Promise<T>

/**
 * What mails of a template show that does not stand in their parameters. Kept by its own module; empty for templates
 * that have no such thing.
 */
export type ContentOf = OfMail<MailContent>

/** Files that go with a mail: texts with their media type, made when it leaves and never kept. Empty for most. */
export type AttachmentsOf = OfMail<
  readonly { readonly filename: string; readonly type: string; readonly content: string }[]
>
