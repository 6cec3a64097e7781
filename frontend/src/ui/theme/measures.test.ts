import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../..')

/** Pictures, and what floats above the page: their widths are their own. */
const OWN = [
  'app/consent/cookie-popup.module.css',
  'audit/admin/case-page.module.css',
  'games/color-ball/grid.module.css',
  'games/memory/memory.module.css',
  'offers/components/offer-card.module.css',
  'ui/fields/day/date-picker.module.css',
  'ui/overlay/menu.module.css',
  'ui/overlay/tooltip.module.css',
  'ui/qr/qr-code.module.css',
  'ui/scores/score-ring.module.css',
]

/** A declaration stands on a line of its own; a query of widths begins with its bracket or rule. */
const LENGTH = /^\s*max-(?:width|inline-size):.*\d(?:rem|px|em)\b/m

test('NAV-04 pages keep to the few measures of base.css, so that columns stand in line from page to page', () => {
  const files = globSync('**/*.css', { cwd: SOURCES })
  const found = files.filter((file) => LENGTH.test(readFileSync(join(SOURCES, file), 'utf8'))).sort()
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual(OWN)
})
