import { Security } from '../accounts/index.ts'
import { CookieSettings } from '../app/consent/CookieSettings.tsx'
import { LazyBlockedPeople } from '../chat/index.ts'
import { NewsletterSettings } from '../newsletter/index.ts'
import { LazyNoticeSettings } from '../notifications/index.ts'
import { Acceptances, DeleteAccount } from '../privacy/index.ts'
import { MissesSwitch } from '../repetition/index.ts'
import { PlayerSettings } from '../rewards/index.ts'
import type { Section } from './section.ts'
import { AccountHistory } from './sections/AccountHistory.tsx'
import { BetaFeatures } from './sections/BetaFeatures.tsx'
import { Colours } from './sections/Colours.tsx'
import { LanguageSettings } from './sections/LanguageSettings.tsx'
import { Password } from './sections/Password.tsx'
import { PersonalData } from './sections/PersonalData.tsx'
import { Region } from './sections/Region.tsx'

/** The sections of `/settings` in their order (PRO-02). Another module's controls come from its `index.ts`. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'language',
    title: 'settings.language',
    about: 'settings.language_about',
    icon: 'globe',
    Controls: LanguageSettings,
  },
  { id: 'region', title: 'settings.region', about: 'settings.region_about', icon: 'clock', Controls: Region },
  { id: 'colours', title: 'settings.colours', about: 'settings.colours_about', icon: 'palette', Controls: Colours },
  { id: 'password', title: 'settings.password', about: 'settings.password_about', icon: 'locker', Controls: Password },
  { id: 'security', title: 'accounts.security', about: 'accounts.security_about', icon: 'shield', Controls: Security },
  {
    id: 'history',
    title: 'settings.history',
    about: 'settings.history_about',
    icon: 'eye',
    Controls: AccountHistory,
  },
  {
    id: 'player',
    title: 'rewards.player',
    about: 'rewards.player_about',
    icon: 'star',
    Controls: PlayerSettings,
  },
  { id: 'beta', title: 'settings.beta', about: 'settings.beta_about', icon: 'star', Controls: BetaFeatures },
  {
    id: 'notifications',
    title: 'menu.notifications',
    about: 'notifications.settings_about',
    icon: 'bell',
    Controls: LazyNoticeSettings,
  },
  {
    id: 'blocked',
    title: 'chat.blocked_people',
    about: 'chat.blocked_people_about',
    icon: 'cancelled',
    Controls: LazyBlockedPeople,
  },
  {
    id: 'newsletter',
    title: 'newsletter.title',
    about: 'newsletter.settings_about',
    icon: 'mail',
    Controls: NewsletterSettings,
  },
  {
    id: 'cookies',
    title: 'consent.title',
    about: 'consent.settings_about',
    icon: 'shield',
    Controls: CookieSettings,
  },
  {
    id: 'quizzes',
    title: 'repetition.sharing',
    about: 'repetition.sharing_about',
    icon: 'quiz',
    Controls: MissesSwitch,
  },
  {
    id: 'acceptances',
    title: 'privacy.acceptances',
    about: 'privacy.acceptances_about',
    icon: 'check',
    Controls: Acceptances,
  },
  { id: 'data', title: 'privacy.data', about: 'privacy.data_about', icon: 'download', Controls: PersonalData },
  {
    id: 'delete-account',
    title: 'privacy.delete',
    about: 'privacy.delete_about',
    icon: 'trash',
    Controls: DeleteAccount,
  },
]
