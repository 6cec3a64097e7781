import { useLanguage } from '../../app/routing/usePath.ts'
import { useChooseLanguage } from '../../app/session/useChooseLanguage.ts'
import { useText } from '../../i18n/useText.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'

/** I18-01: the language of pages and mails. */
export function LanguageSettings() {
  const t = useText()
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <RadioGroup
      label={t('settings.language_choice')}
      value={language}
      onChange={(chosen) => void choose(chosen)}
      options={[
        { value: 'pl', label: 'Polski' },
        { value: 'en', label: 'English' },
      ]}
    />
  )
}
