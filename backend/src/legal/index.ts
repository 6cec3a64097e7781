import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { legalContract } from '@kredka/contracts/legal/contract'
import type { LegalDocumentId } from '@kredka/contracts/legal/document'
import { legalDocument } from '@kredka/contracts/legal/documents'
import * as endpoints from '@kredka/contracts/legal/endpoints'
import type { DocumentHandler, Question } from '@kredka/projections/kernel/query'
import type { Module } from '../kernel/module.ts'
import { legalPdf } from './document-pdf.ts'
import { legalHeads } from './heads.ts'

interface Asked {
  readonly document: LegalDocumentId
  readonly lang?: PageLanguage
}

/** The documents to keep and to print (LGL-01). Their texts ship with the code, so each is made once. */
function pdfQueryHandler(brand: string): DocumentHandler {
  const made = new Map<string, Promise<Uint8Array>>()
  const pdfOf = (id: LegalDocumentId, language: PageLanguage) => {
    const known = made.get(`${id} ${language}`)
    if (known !== undefined) return known
    const pdf = legalDocument(id, language).then((document) => legalPdf(document, language, brand))
    made.set(`${id} ${language}`, pdf)
    // what failed is tried again
    pdf.catch(() => made.delete(`${id} ${language}`))
    return pdf
  }
  return {
    document: endpoints.downloadLegalDocument,
    reads: [],
    async run({ input }: Question<never>) {
      const { document, lang = 'pl' }: Asked = input
      const { version } = await legalDocument(document, lang)
      return {
        body: await pdfOf(document, lang),
        filename: `${brand.toLowerCase()}-${document}-${version}-${lang}.pdf`,
      }
    },
  }
}

export const legal: Module = {
  ...legalContract,
  documents: ({ site }) => [pdfQueryHandler(site.brand)],
  heads: legalHeads,
}
