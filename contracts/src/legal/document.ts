/** A paragraph, a list of points, or terms with what is to be said of each. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly { readonly term: string; readonly text: string }[] }

/** A numbered part of a document. */
export interface LegalSection {
  /** Its anchor, the same in both languages and in later versions, so that links to it keep. */
  readonly id: string
  /** Without the number: that is its place in the document, from 1. */
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

export const LEGAL_DOCUMENTS = ['general-terms', 'tutor-terms', 'privacy-policy', 'cookie-policy'] as const
export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number]

/** What people accept or are told, in one language (LGL-01). */
export interface LegalDocument {
  readonly id: LegalDocumentId
  /** `yyyy-mm-dd`, the date it took effect; from `versions.ts`. */
  readonly version: string
  readonly title: string
  readonly sections: readonly LegalSection[]
}
