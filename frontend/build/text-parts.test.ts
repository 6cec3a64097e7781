import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROUTES } from '@kredka/contracts/kernel/routes'
import { type Refusals, readRefusals } from './refusals.ts'
import { BASE, bringTexts, textParts } from './text-parts.ts'
import { compileTexts, parseText, textFiles } from './texts.ts'

const SOURCE = join(fileURLToPath(import.meta.url), '../../src')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kredka-parts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function partsOf(files: Readonly<Record<string, string>>, ids: readonly string[], refusals: Refusals = new Map()) {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  return textParts(folder, ids, refusals)
}

test('I18-01 a file that loads later brings the texts that it shows, and those of what loads with it, beyond those of every page', () => {
  const parts = partsOf(
    {
      'main.tsx': "import { all } from './all.ts'\nt('menu.home')",
      'all.ts': "export const all = [() => import('./help/Page.tsx'), () => import('./bare.ts')]",
      'help/Page.tsx':
        "import {\n  Card,\n} from './Card.tsx'\nimport type { Foe } from './Foe.ts'\nt('menu.home')\nt('help.title')",
      'help/Card.tsx': 't(`help.kind_$' + "{kind}`)\nconst words = { a: 'help.word' }",
      'help/Foe.ts': "t('help.foe')",
      'bare.ts': 'export const one = 1',
    },
    ['menu.home', 'help.title', 'help.kind_a', 'help.kind_b', 'help.word', 'help.foe'],
  )
  expect([...parts.ids].map(([part, ids]) => [part, [...ids].sort()])).toEqual([
    ['base', ['menu.home']],
    ['help/Page', ['help.kind_a', 'help.kind_b', 'help.title', 'help.word']],
  ])
})

test('I18-01 through a file that only hands on come the texts of what is asked for there, and no others', () => {
  const parts = partsOf(
    {
      'main.tsx': "import('./help/Page.tsx')\nimport('./help/All.tsx')",
      'help/Page.tsx': "import { One, type Three } from '../parts/index.ts'\nexport const page = One",
      'help/All.tsx': "import * as all from '../parts/index.ts'\nexport { all }",
      'parts/index.ts':
        "/** What others may use. */\nexport { A as One } from './one.ts'\nexport { Two, type Three } from './two.ts'\n",
      'parts/one.ts': "t('parts.one')",
      'parts/two.ts': "t('parts.two')",
    },
    ['parts.one', 'parts.two'],
  )
  expect([...(parts.ids.get('help/Page') ?? [])]).toEqual(['parts.one'])
  expect([...(parts.ids.get('help/All') ?? [])]).toEqual(['parts.one', 'parts.two'])
})

test('I18-01 API-03 why a call may be refused is worded with whoever makes it; why any call may be, on every page', () => {
  const calls = new Map([
    ['placeOrder', ['SLOT_TAKEN', 'ORDER_OLD']],
    ['getOrder', ['ORDER_GONE']],
  ])
  const parts = partsOf(
    {
      'main.tsx':
        "import('./orders/Page.tsx')\nimport('./orders/View.tsx')\nimport('./rooms/Page.tsx')\nt(`errors.$" +
        '{code}`)',
      'orders/Page.tsx':
        "import {\n  getOrder,\n  placeOrder,\n} from '@kredka/contracts/orders/endpoints'\nt('orders.title')",
      'orders/View.tsx': "import { getOrder } from '@kredka/contracts/orders/endpoints'",
      'rooms/Page.tsx': "import type { channel } from '@kredka/contracts/rooms/channel'",
    },
    [
      'orders.title',
      ...['INTERNAL', 'SLOT_TAKEN', 'ORDER_OLD', 'ORDER_GONE', 'ROOM_FULL'].map((code) => `errors.${code}`),
    ],
    new Map([
      ['orders', { own: ['ORDER_OLD', 'ORDER_GONE'], calls }],
      ['calendar', { own: ['SLOT_TAKEN'], calls: new Map() }],
      ['rooms', { own: ['ROOM_FULL'], calls: new Map() }],
    ]),
  )
  expect([...parts.ids].map(([part, ids]) => [part, [...ids].sort()])).toEqual([
    ['base', ['errors.INTERNAL']],
    ['orders/Page', ['errors.ORDER_GONE', 'errors.ORDER_OLD', 'errors.SLOT_TAKEN', 'orders.title']],
    ['orders/View', ['errors.ORDER_GONE']],
    ['rooms/Page', ['errors.ROOM_FULL']],
  ])
})

test('the import of such a file asks for its texts as well; any other import stays', () => {
  const parts = partsOf(
    { 'main.tsx': "import('./a/Page.tsx')", 'a/Page.tsx': "t('a.title')", 'a/bare.ts': '', 'a/module.ts': '' },
    ['a.title'],
  )
  const later = (path: string) => ['() => ', `import('${path}')`].join('')
  expect(bringTexts(later('./Page.tsx'), 'a/module.ts', parts)).toBe(
    `() => withTexts(${later('./Page.tsx').slice(6)}, { pl: ${later('virtual:texts/a/Page-pl')}, en: ${later('virtual:texts/a/Page-en')} })`,
  )
  expect(bringTexts(later('./bare.ts'), 'a/module.ts', parts)).toBeNull()
})

test('I18-01 every text is in a part; who visits the landing page loads nothing of the panel or the back office', async () => {
  const all = compileTexts(SOURCE, 'pl')
  const parts = textParts(SOURCE, Object.keys(all), await readRefusals())
  const reached = new Set([...parts.ids.values()].flatMap((ids) => [...ids]))
  expect(Object.keys(all).filter((id) => !reached.has(id))).toEqual([])
  const visited = [BASE, 'landing/pages/LandingPage'].flatMap((part) => [...(parts.ids.get(part) ?? [])])
  expect(visited).toContain('landing.find')
  expect(visited).toContain('errors.OFFLINE')
  // names of routes, which the entry knows, may be ids as well
  const names = new Set<string>(ROUTES.map(({ name }) => name))
  const others = visited.filter((id) => /^(admin|users|payments|lessons|settings|availability|audit)\./.test(id))
  expect(others.filter((id) => !names.has(id))).toEqual([])
  const size = JSON.stringify(Object.fromEntries(visited.map((id) => [id, all[id]]))).length
  expect(size).toBeLessThan(JSON.stringify(all).length / 5)
})

test('what the build compiles is what the library of the browser would have parsed', () => {
  const compiled = compileTexts(SOURCE, 'en')
  const written: Readonly<Record<string, string>> = Object.assign({}, ...textFiles(SOURCE, 'en').map((f) => f.texts))
  for (const [id, text] of Object.entries(written)) {
    const parsed = JSON.parse(JSON.stringify(parseText(id, text)))
    const short = compiled[id]
    expect(typeof short === 'string' ? [{ type: 0, value: short }] : short).toEqual(parsed)
  }
})
