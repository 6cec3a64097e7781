import { LegalText } from '../components/LegalText.tsx'

/** What happens to personal data (LGL-01). */
export function PrivacyPage() {
  return <LegalText id="privacy-policy" />
}

export { PrivacyPage as Page }
