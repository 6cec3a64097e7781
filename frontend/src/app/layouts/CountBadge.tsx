import { useContext } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { PlainPage } from '../routing/usePath.ts'
import classes from './count-badge.module.css'
import { MenusContext, useMenuCount } from './menu.ts'

const MAX_SHOWN = 99

interface Props {
  /** Where the menu's entry leads. */
  readonly of: PlainPage
  /** On the corner of an icon instead of beside a text. */
  readonly corner?: boolean
}

/** What waits behind an entry of a menu; nothing at 0, and for an entry that counts nothing. */
export function CountBadge({ of, corner = false }: Props) {
  const t = useText()
  const words = useContext(MenusContext).counts.get(of)?.words
  const count = useMenuCount(of)
  if (count === 0 || words === undefined) return null
  return (
    <span className={classes.badge} data-corner={corner || undefined}>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="visually-hidden">{t(words, { count })}</span>
    </span>
  )
}
