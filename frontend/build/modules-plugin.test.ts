import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIL_TEMPLATES } from '@kredka/contracts/mail/templates'
import { MODULES } from '@kredka/contracts/modules'
import { SENT_TYPES } from '@kredka/contracts/notifications/types'
import { namesOf, pagesOfAll, withoutDescriptions } from './modules-plugin.ts'

const contracts = join(import.meta.dirname, '../../contracts/src')

test('of what modules declare the browser gets pages and links of notices, and neither error codes nor things', () => {
  const list = pagesOfAll(contracts)
  expect(list).toContain("from './orders/pages.ts'")
  expect(list).not.toContain('module.ts')
  const linked = MODULES.filter(({ noticeLinks }) => noticeLinks !== undefined)
  expect(list.match(/, noticeLinks: /g)).toHaveLength(linked.length)
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

test('of mails and notices it gets the names', async () => {
  const [mails, notices] = await Promise.all(
    ['mail/templates.ts', 'notifications/types.ts'].map((file) => namesOf(join(contracts, file))),
  )
  expect(mails).toBe(`export const MAIL_TEMPLATES = ${JSON.stringify(MAIL_TEMPLATES)}`)
  expect(notices).toContain(`export const SENT_TYPES = ${JSON.stringify(SENT_TYPES)}`)
  expect(notices).not.toContain('{')
})

test('every declaration is in the list of modules', () => {
  expect(globSync('*/module.ts', { cwd: contracts })).toHaveLength(MODULES.length)
})
