import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { LegalDocument, LegalDocumentId } from '@kredka/contracts/legal/document'
import { legalDocument } from '@kredka/contracts/legal/documents'
import { use } from 'react'
import type { Visit } from '../app/routing/page.ts'
import { useLanguage } from '../app/routing/usePath.ts'
import { loadChunk } from '../kernel/chunks.ts'

const documents = new Map<string, Promise<LegalDocument>>()

/** The document in the person's language; suspends while its chunk, which holds this one alone, is on the way. */
export function useLegalDocument(id: LegalDocumentId): LegalDocument {
  return use(documentOf(id, useLanguage()))
}

/** For a visit that begins with the document, or with the one that `?document` names. */
export function prepareLegalDocument(...[first, ...others]: readonly [LegalDocumentId, ...LegalDocumentId[]]) {
  return ({ language, query }: Visit) =>
    documentOf(others.find((id) => id === query.get('document')) ?? first, language)
}

/**
 * The same promise each time, as `use` wants it. One that failed stays so until the page is loaded anew, as pages do.
 */
function documentOf(id: LegalDocumentId, language: PageLanguage): Promise<LegalDocument> {
  const key = `${id}.${language}`
  const known = documents.get(key)
  if (known !== undefined) return known
  const made = loadChunk(() => legalDocument(id, language))
  documents.set(key, made)
  return made
}
