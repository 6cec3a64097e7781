import { documentTitle } from '@kredka/contracts/kernel/head'
import { BRAND } from '../brand.ts'

/** Brand and page title (NAV-05). A page whose title depends on what it shows renders one of its own. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{documentTitle(BRAND.name, title)}</title>
}
