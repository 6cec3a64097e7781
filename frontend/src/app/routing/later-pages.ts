import type { PageName } from '@kredka/contracts/kernel/routes'
import type { LoadPage } from './page.ts'

/**
 * Pages whose files are named by a file that comes with the first of them: the first script of the site, which all
 * people load, does not name what only staff open.
 */
export function laterPages<N extends PageName>(
  names: readonly N[],
  load: () => Promise<{ readonly pages: Readonly<Record<NoInfer<N>, LoadPage>> }>,
): Readonly<Partial<Record<PageName, LoadPage>>> {
  const later =
    (name: N): LoadPage =>
    async () =>
      (await load()).pages[name]()
  return Object.fromEntries(names.map((name) => [name, later(name)]))
}
