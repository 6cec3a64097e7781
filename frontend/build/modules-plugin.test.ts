import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES } from '@kredka/contracts/modules'
import { pagesOfAll, withoutDescriptions } from './modules-plugin.ts'

const contracts = join(import.meta.dirname, '../../contracts/src')

test('of what modules declare the browser gets the pages, and neither error codes nor things', () => {
  const list = pagesOfAll(contracts)
  expect(list).toContain("from './orders/pages.ts'")
  expect(list).not.toContain('module.ts')
  const paths = [...list.matchAll(/^import .* from '\.\/(.+)\/pages\.ts'/gm)].map(([, folder]) => folder)
  expect(paths).toHaveLength(MODULES.filter(({ pages }) => pages.routes.length > 0).length)
  expect(paths.toSorted()).toEqual(
    globSync('*/pages.ts', { cwd: contracts })
      .map((file) => file.slice(0, -9))
      .sort(),
  )
})

test('NAV-05 descriptions are for search engines: the server sends them, the script has none', () => {
  for (const file of globSync('*/pages.ts', { cwd: contracts })) {
    const source = readFileSync(join(contracts, file), 'utf8')
    expect(withoutDescriptions(source)).not.toContain('description')
  }
  const page = "{ title: 'Quizy', description: 'Quizy, jak \\'te\\'.' },"
  expect(withoutDescriptions(page)).toBe("{ title: 'Quizy',  },")
})

test('every declaration is in the list of modules', () => {
  expect(globSync('*/module.ts', { cwd: contracts })).toHaveLength(MODULES.length)
})
