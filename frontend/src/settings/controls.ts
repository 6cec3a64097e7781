import type { SettingsSectionId } from '@kredka/contracts/settings/pages'
import type { ComponentType } from 'react'
import { Security } from '../accounts/index.ts'
import { CookieSettings } from '../app/consent/CookieSettings.tsx'
import { LazyBlockedPeople } from '../chat/index.ts'
import { NewsletterSettings } from '../newsletter/index.ts'
import { LazyNoticeSettings } from '../notifications/index.ts'
import { Acceptances, DeleteAccount } from '../privacy/index.ts'
import { MissesSwitch } from '../repetition/index.ts'
import { PlayerSettings } from '../rewards/index.ts'
import { AccountHistory } from './sections/AccountHistory.tsx'
import { BetaFeatures } from './sections/BetaFeatures.tsx'
import { Colours } from './sections/Colours.tsx'
import { LanguageSettings } from './sections/LanguageSettings.tsx'
import { Password } from './sections/Password.tsx'
import { PersonalData } from './sections/PersonalData.tsx'
import { Region } from './sections/Region.tsx'

/** What a section's page is for. Another module's controls come from its `index.ts`. */
export const CONTROLS: Readonly<Record<SettingsSectionId, ComponentType>> = {
  language: LanguageSettings,
  region: Region,
  colours: Colours,
  password: Password,
  security: Security,
  history: AccountHistory,
  player: PlayerSettings,
  beta: BetaFeatures,
  notifications: LazyNoticeSettings,
  blocked: LazyBlockedPeople,
  newsletter: NewsletterSettings,
  cookies: CookieSettings,
  quizzes: MissesSwitch,
  acceptances: Acceptances,
  data: PersonalData,
  'delete-account': DeleteAccount,
}
