import type { PageLanguage } from '../kernel/head.ts'
import type { LegalDocument, LegalDocumentId } from './document.ts'

type Load = () => Promise<{ readonly document: LegalDocument }>

/** Written out, so that each becomes a chunk of its own. */
const DOCUMENTS: Readonly<Record<LegalDocumentId, Readonly<Record<PageLanguage, Load>>>> = {
  'general-terms': { pl: () => import('./general-terms.pl.ts'), en: () => import('./general-terms.en.ts') },
  'tutor-terms': { pl: () => import('./tutor-terms.pl.ts'), en: () => import('./tutor-terms.en.ts') },
  'privacy-policy': { pl: () => import('./privacy-policy.pl.ts'), en: () => import('./privacy-policy.en.ts') },
  'cookie-policy': { pl: () => import('./cookie-policy.pl.ts'), en: () => import('./cookie-policy.en.ts') },
}

/** The document in force in one language; loads this one alone (LGL-01). */
export async function legalDocument(id: LegalDocumentId, language: PageLanguage): Promise<LegalDocument> {
  return (await DOCUMENTS[id][language]()).document
}
