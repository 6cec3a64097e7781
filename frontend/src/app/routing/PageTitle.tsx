import { documentTitle } from '@kredka/contracts/kernel/head'
import { BRAND } from '../../kernel/brand.ts'
import { drawingNow } from '../../kernel/taking-over/drawn.ts'
import { useMenuCount } from '../layouts/menu.ts'

/**
 * Brand and page title (NAV-05), before them how many notices and messages are new: it is read on the tab from
 * elsewhere. A page whose title depends on what it shows renders one of its own.
 */
export function PageTitle({ title }: { readonly title: string }) {
  // a new message is a notice as well: it counts once
  const unseen = Math.max(useMenuCount('notifications'), useMenuCount('chats'))
  const words = documentTitle(BRAND.name, title)
  // the server writes its own
  if (drawingNow() !== null) return null
  return <title>{unseen > 0 ? `(${unseen}) ${words}` : words}</title>
}
