import * as kernel from '@kredka/contracts/kernel/schema'
import type { DocumentedModule } from './documented.ts'

/** Shapes of the kernel that the documents name; the others say all there is in their own words. */
const { Id, Instant, DateOnly, Email, MailedToken, Amount, Currency, Language, PageMeta } = kernel

export type NamedSchemas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Shapes that stand under their name in the documents of the wire and are referred to from there (API-08), by module.
 * Modules come by their names: whose a shape is that two of them export does not change with the order in which people
 * read.
 */
export function collectNamedSchemas(modules: readonly DocumentedModule[]): NamedSchemas {
  const byName = modules.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return {
    kernel: { Id, Instant, DateOnly, Email, MailedToken, Amount, Currency, Language, PageMeta },
    ...Object.fromEntries(byName.map(({ name, views }) => [name, views])),
  }
}

/** What a name alone does not say. */
export const ABOUT_SCHEMAS: Readonly<Record<string, string>> = {
  Id: 'The id of a thing or a person: 26 lower-case characters of the ULID alphabet.',
  Instant: 'A moment in UTC, ISO 8601.',
  DateOnly: 'A day of the calendar.',
  Email: 'An e-mail address; spaces around it and capital letters do not matter.',
  MailedToken: 'A token from a mail; spaces around it do not matter.',
  Amount: 'Money in minor units: 8000 is 80.00 zł. The currency stands beside it.',
  Currency: 'ISO 4217.',
  Language: 'A language of the product.',
  PageMeta: 'Which page of a list this is, and whether there is another.',
}
