import { useText } from '../i18n/useText.ts'
import { deviceOf } from './device-of.ts'

/** What people call the browser and system behind a `User-Agent`. */
export function useDeviceName(): (user_agent: string) => string {
  const t = useText()
  return (user_agent) => {
    const { browser, system } = deviceOf(user_agent)
    const known = [browser, system].filter((part) => part !== null).join(' · ')
    return known === '' ? t('accounts.device_unknown') : known
  }
}
