import type { SessionView } from '@kredka/contracts/accounts/views'
import type { TextId } from '../../i18n/text-ids.ts'
import type { IconName } from '../../ui/icons/icons.ts'
import type { MenuCount } from './menu-counts.ts'

export interface MenuEntry {
  readonly text: TextId
  readonly icon: IconName
  readonly to: string
  /** The number that stands beside it. */
  readonly count?: MenuCount
  /** Drawn so that it stands out. */
  readonly special?: true
  /** On mobile and tablet only, where the user menu is out of sight. */
  readonly smallOnly?: true
}

export interface MenuGroup {
  readonly title: TextId | null
  readonly entries: readonly MenuEntry[]
}

const DASHBOARD: MenuEntry = { text: 'shell.dashboard', icon: 'home', to: '/dashboard' }

/** Section 2, teacher menu group. */
const TEACHER: readonly MenuEntry[] = [
  { text: 'menu.availability', icon: 'clock', to: '/availability' },
  { text: 'menu.my_offers', icon: 'offer', to: '/my-offers' },
  { text: 'menu.lessons', icon: 'lesson', to: '/teacher/lessons' },
  { text: 'menu.orders', icon: 'order', to: '/teacher/orders', count: 'orders' },
  { text: 'menu.my_students', icon: 'users', to: '/students' },
  { text: 'menu.my_topics', icon: 'topic', to: '/my-topics' },
  { text: 'menu.my_quizes', icon: 'quiz', to: '/my-quizes' },
  { text: 'menu.promotions', icon: 'promotion', to: '/promotions' },
  { text: 'menu.teaching_settings', icon: 'teach', to: '/teaching-settings' },
]

const STUDENT: readonly MenuEntry[] = [
  { text: 'menu.lessons', icon: 'lesson', to: '/student/lessons' },
  { text: 'menu.orders', icon: 'order', to: '/student/orders', count: 'own_orders' },
  { text: 'menu.saved', icon: 'heart', to: '/saved' },
]

const EVERYBODY: readonly MenuEntry[] = [
  { text: 'menu.calendar', icon: 'calendar', to: '/calendar' },
  { text: 'menu.payments', icon: 'wallet', to: '/payments' },
  { text: 'menu.locker', icon: 'locker', to: '/locker', special: true },
  { text: 'menu.chats', icon: 'chat', to: '/chats', smallOnly: true, count: 'chats' },
  { text: 'menu.notifications', icon: 'bell', to: '/notifications', smallOnly: true, count: 'notifications' },
  { text: 'shell.profile', icon: 'user', to: '/profile', smallOnly: true },
  { text: 'shell.settings', icon: 'settings', to: '/settings', smallOnly: true },
]

/** NAV-02: a teacher has a student group too; who does not teach sees student lessons and orders directly. */
export function menuGroups(user: SessionView): readonly MenuGroup[] {
  return user.isTeacher
    ? [
        { title: null, entries: [DASHBOARD] },
        { title: 'menu.teacher_group', entries: TEACHER },
        { title: 'menu.student_group', entries: STUDENT },
        { title: null, entries: EVERYBODY },
      ]
    : [{ title: null, entries: [DASHBOARD, ...STUDENT, ...EVERYBODY] }]
}
