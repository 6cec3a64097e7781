import { useChooseLanguage } from '../../app/i18n/useChooseLanguage.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useLanguage } from '../../app/routing/usePath.ts'
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
