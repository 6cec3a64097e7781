import { useText } from '../../app/i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Colours } from '../components/Colours.tsx'
import { LanguageSettings } from '../components/LanguageSettings.tsx'
import { Security } from '../components/Security.tsx'

/** PRO-02, as far as it works: language, colours, password, sessions. */
export function SettingsPage() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('shell.settings')} about={t('accounts.settings_about')} />
      <Stack space={5}>
        <LanguageSettings />
        <Colours />
        <Security />
      </Stack>
    </>
  )
}

export { SettingsPage as Page }
