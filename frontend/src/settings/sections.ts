import type { SettingsSectionId } from '@kredka/contracts/settings/pages'
import type { TextId } from '../i18n/text-ids.ts'
import type { SectionWords } from './section.ts'

interface SectionGroup {
  readonly id: string
  readonly title: TextId
  readonly sections: readonly SectionWords<SettingsSectionId>[]
}

/** The sections of `/settings` in their order, by what one comes for (PRO-02). */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    id: 'everyday',
    title: 'settings.group_everyday',
    sections: [
      {
        id: 'language',
        title: 'settings.language',
        about: 'settings.language_about',
        finds: 'settings.finds_language',
        icon: 'globe',
      },
      {
        id: 'region',
        title: 'settings.region',
        about: 'settings.region_about',
        finds: 'settings.finds_region',
        icon: 'clock',
      },
      {
        id: 'colours',
        title: 'settings.colours',
        about: 'settings.colours_about',
        finds: 'settings.finds_colours',
        icon: 'palette',
      },
      { id: 'beta', title: 'settings.beta', about: 'settings.beta_about', finds: 'settings.finds_beta', icon: 'star' },
    ],
  },
  {
    id: 'login',
    title: 'settings.group_login',
    sections: [
      {
        id: 'password',
        title: 'settings.password',
        about: 'settings.password_about',
        finds: 'settings.finds_password',
        icon: 'locker',
      },
      {
        id: 'security',
        title: 'accounts.security',
        about: 'accounts.security_about',
        finds: 'settings.finds_security',
        icon: 'shield',
      },
      {
        id: 'history',
        title: 'settings.history',
        about: 'settings.history_about',
        finds: 'settings.finds_history',
        icon: 'eye',
      },
    ],
  },
  {
    id: 'messages',
    title: 'settings.group_messages',
    sections: [
      {
        id: 'notifications',
        title: 'menu.notifications',
        about: 'notifications.settings_about',
        finds: 'settings.finds_notifications',
        icon: 'bell',
      },
      {
        id: 'newsletter',
        title: 'newsletter.title',
        about: 'newsletter.settings_about',
        finds: 'settings.finds_newsletter',
        icon: 'mail',
      },
      {
        id: 'blocked',
        title: 'chat.blocked_people',
        about: 'chat.blocked_people_about',
        finds: 'settings.finds_blocked',
        icon: 'cancelled',
      },
    ],
  },
  {
    id: 'quizzes',
    title: 'settings.group_quizzes',
    sections: [
      {
        id: 'quizzes',
        title: 'repetition.sharing',
        about: 'repetition.sharing_about',
        finds: 'settings.finds_quizzes',
        icon: 'quiz',
      },
      {
        id: 'player',
        title: 'rewards.player',
        about: 'rewards.player_about',
        finds: 'settings.finds_player',
        icon: 'star',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'settings.group_privacy',
    sections: [
      {
        id: 'cookies',
        title: 'consent.title',
        about: 'consent.settings_about',
        finds: 'settings.finds_cookies',
        icon: 'shield',
      },
      {
        id: 'acceptances',
        title: 'privacy.acceptances',
        about: 'privacy.acceptances_about',
        finds: 'settings.finds_acceptances',
        icon: 'check',
      },
      {
        id: 'data',
        title: 'privacy.data',
        about: 'privacy.data_about',
        finds: 'settings.finds_data',
        icon: 'download',
      },
      {
        id: 'delete-account',
        title: 'privacy.delete',
        about: 'privacy.delete_about',
        finds: 'settings.finds_delete_account',
        icon: 'trash',
      },
    ],
  },
]

export const SECTIONS = SECTION_GROUPS.flatMap(({ sections }) => sections)
