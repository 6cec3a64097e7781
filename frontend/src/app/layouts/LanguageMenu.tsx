import { useText } from '../../i18n/useText.ts'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useLanguage } from '../routing/usePath.ts'
import { useChooseLanguage } from '../session/useChooseLanguage.ts'

/**
 * EN/PL: stored on this device and in the account, and the page reloads under its path in that language (section 2).
 */
export function LanguageMenu() {
  const t = useText()
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <Menu
      width={170}
      label={t('shell.language', { language: language.toUpperCase() })}
      groups={[
        [
          { label: 'Polski', chosen: language === 'pl', onClick: () => void choose('pl') },
          { label: 'English', chosen: language === 'en', onClick: () => void choose('en') },
        ],
      ]}
    >
      {language.toUpperCase()}
    </Menu>
  )
}
