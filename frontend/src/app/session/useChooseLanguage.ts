import { chooseLanguage } from '@kredka/contracts/accounts/endpoints'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { useLocation } from 'react-router'
import { pathInLanguage, storeLanguage } from '../../i18n/language.ts'
import { useAppSelector, useAppStore } from '../store/hooks.ts'
import { selectUser } from './session-slice.ts'

/**
 * I18-01: the choice is stored on this device and, for who is logged in, in the account, so that mails follow it; then
 * the page reloads under its path in that language. Where the account cannot be reached the choice holds on this
 * device.
 */
export function useChooseLanguage(): (language: PageLanguage) => Promise<void> {
  const { api } = useAppStore().services
  const user = useAppSelector(selectUser)
  const { pathname, search } = useLocation()
  return async (language) => {
    storeLanguage(language)
    if (user !== null) await api.call(chooseLanguage, { language })
    const path = pathInLanguage(pathname, language)
    if (path === null) location.reload()
    else location.assign(path + search)
  }
}
