import { ROUTES } from '@kredka/contracts/kernel/routes'
import { MODULES } from './modules.ts'

const pages = MODULES.flatMap((module) => Object.keys(module.pages))
const names = [...new Set<string>(ROUTES.filter((route) => route.redirect === undefined).map((route) => route.name))]

test('NAV-01 every address of the table has a page, from one module alone', () => {
  expect(names.filter((name) => !pages.includes(name))).toEqual([])
  expect(pages.filter((name, at) => pages.indexOf(name) !== at)).toEqual([])
})

test('NAV-01 every page has an address', () => {
  expect(pages.filter((name) => !names.includes(name))).toEqual([])
})
