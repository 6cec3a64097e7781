import type { PageLanguage } from '../kernel/head.ts'

/**
 * Who runs this site: the one place to fill in before it opens to the public. The documents name these facts in their
 * first part and point there from everywhere else, so that they read well both before and after.
 */
export interface Operator {
  /** Full name of the company or person; null while nobody has been named, which makes the site a demonstration. */
  readonly name: string | null
  /** Street, postcode, town, country. */
  readonly address: string | null
  /** Register with its number, and tax number: `KRS 0000000000, NIP 0000000000`. */
  readonly register: string | null
  /** For everything: complaints, reports of illegal content, requests about personal data. */
  readonly email: string | null
  /** Of the data protection officer, where one has been appointed. */
  readonly data_protection_officer: string | null
  /** Companies that process personal data for the operator: name and task, in both languages. */
  readonly processors: readonly Readonly<Record<PageLanguage, string>>[]
}

/** The name of the service, as the brand is configured. */
export const SERVICE_NAME = 'Kredka'

export const OPERATOR: Operator = {
  name: null,
  address: null,
  register: null,
  email: null,
  data_protection_officer: null,
  processors: [],
}
