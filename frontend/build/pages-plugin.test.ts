import { join } from 'node:path'
import { nothingThere } from '../src/app/pages/nothing-there.ts'
import { MODULES } from '../src/modules.ts'
import { pageSources } from './pages-plugin.ts'

test('NAV-05 the build knows the file of every page, so that the server can name what it needs', () => {
  const known = pageSources(join(import.meta.dirname, '../src')).map(([name]) => name)
  // things that cannot exist yet share one page, which is in the entry
  const listed = MODULES.flatMap(({ pages }) => Object.entries(pages)).filter(([, load]) => load !== nothingThere)
  expect(known.toSorted()).toEqual(listed.map(([name]) => name).toSorted())
})
