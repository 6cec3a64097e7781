import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import classes from './count-badge.module.css'
import { type MenuCount, useMenuCount } from './menu-counts.ts'

const WORDS = {
  orders: 'menu.orders_waiting',
  own_orders: 'menu.own_orders_waiting',
  chats: 'menu.chats_unread',
  notifications: 'menu.notifications_unseen',
  offer_requests: 'admin_nav.waiting',
  comments: 'admin_nav.waiting',
  exercises: 'admin_nav.waiting',
  lesson_problems: 'admin_nav.waiting',
  message_reports: 'admin_nav.waiting',
  contact_messages: 'admin_nav.waiting',
} as const satisfies Record<MenuCount, TextId>
const MOST = 99

interface Props {
  readonly of: MenuCount
  /** On the corner of an icon instead of beside a text. */
  readonly corner?: boolean
}

/** What waits behind an entry of a menu; nothing at 0. */
export function CountBadge({ of, corner = false }: Props) {
  const t = useText()
  const count = useMenuCount(of)
  if (count === 0) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="visually-hidden">{t(WORDS[of], { count })}</span>
    </span>
  )
}
