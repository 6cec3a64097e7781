import type { Json } from '@kredka/contracts/kernel/ports'
import type { PageRequest } from './page.ts'

/** A step on the way to a page: its name, and its path unless it is the page itself. */
export type Crumb = readonly [name: string, path?: string]

/** The way to a page, as search engines show it (NAV-05). */
export function breadcrumbs(url: PageRequest['url'], crumbs: readonly Crumb[]): Readonly<Record<string, Json>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      ...(path === undefined ? {} : { item: url(path) }),
    })),
  }
}
