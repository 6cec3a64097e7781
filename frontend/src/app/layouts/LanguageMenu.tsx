import { useLocation } from 'react-router'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { pathInLanguage, storeLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { useLanguage } from '../routing/usePath.ts'

/** EN/PL: stored on this device, and the page reloads under its path in that language (section 2). */
export function LanguageMenu() {
  const t = useText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const choose = (chosen: 'pl' | 'en') => {
    storeLanguage(chosen)
    const path = pathInLanguage(pathname, chosen)
    if (path === null) location.reload()
    else location.assign(path + search)
  }
  return (
    <Menu
      width={170}
      label={t('shell.language', { language: language.toUpperCase() })}
      groups={[
        [
          { label: 'Polski', chosen: language === 'pl', onClick: () => choose('pl') },
          { label: 'English', chosen: language === 'en', onClick: () => choose('en') },
        ],
      ]}
    >
      {language.toUpperCase()}
    </Menu>
  )
}
