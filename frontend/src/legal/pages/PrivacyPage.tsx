import { LegalText } from '../components/LegalText.tsx'
import { prepareLegalDocument } from '../useLegalDocument.ts'

/** What happens to personal data (LGL-01). */
export function PrivacyPage() {
  return <LegalText id="privacy-policy" />
}

export { PrivacyPage as Page }
export const prepare = prepareLegalDocument('privacy-policy')
