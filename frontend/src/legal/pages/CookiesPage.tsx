import { LegalText } from '../components/LegalText.tsx'

/** What the site keeps in the browser (LGL-01). */
export function CookiesPage() {
  return <LegalText id="cookie-policy" />
}

export { CookiesPage as Page }
