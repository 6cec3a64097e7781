import { pageTitle, type TitleId } from '@kredka/contracts/kernel/page-titles'
import type { LegalDocumentId } from '@kredka/contracts/legal/document'
import { legalDocument } from '@kredka/contracts/legal/documents'
import type { PageHead } from '../kernel/page.ts'

/** The pages of the documents begin with the document itself, so that nobody waits to read it (LGL-01). */
export const legalHeads: readonly PageHead[] = [
  headOf('legal.terms', 'terms', 'general-terms', 'tutor-terms'),
  headOf('legal.privacy', 'privacy', 'privacy-policy'),
  headOf('legal.cookies', 'cookies', 'cookie-policy'),
]

/** @param others documents that `?document` opens on the same page */
function headOf(route: string, title_id: TitleId, first: LegalDocumentId, ...others: LegalDocumentId[]): PageHead {
  return {
    route,
    async load({ language, query }) {
      const id = others.find((other) => other === query.get('document')) ?? first
      const { title, sections } = await legalDocument(id, language)
      const words = sections[0]?.blocks.filter((block) => typeof block === 'string') ?? []
      return {
        status: 200,
        title: pageTitle(title_id, language).title,
        opening: { heading: title, paragraphs: words },
      }
    },
  }
}
