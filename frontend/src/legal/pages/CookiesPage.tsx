import { CookieSettings } from '../../app/consent/CookieSettings.tsx'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LegalText } from '../components/LegalText.tsx'
import { prepareLegalDocument } from '../useLegalDocument.ts'

/** What the site keeps in the browser (LGL-01), and the answer to it (NAV-06). */
export function CookiesPage() {
  const t = useText()
  return (
    <Stack space={5}>
      <LegalText id="cookie-policy" />
      <Card>
        <section aria-labelledby="cookie-settings">
          <Stack>
            <h2 id="cookie-settings">{t('consent.title')}</h2>
            <p>{t('consent.settings_about')}</p>
            <CookieSettings />
          </Stack>
        </section>
      </Card>
    </Stack>
  )
}

export { CookiesPage as Page }
export const prepare = prepareLegalDocument('cookie-policy')
