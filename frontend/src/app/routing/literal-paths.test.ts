import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoute } from '@kredka/contracts/kernel/routes'

const SOURCES = join(import.meta.dirname, '../..')
/** These run apart from the application, without its table of routes. */
const APART = /^(?:start|service-worker)\//

/** What stands in quotes, or between backquotes with a word in the place of each value. */
function literalsIn(source: string): readonly string[] {
  return [...source.matchAll(/(['"`])(\/[^'"`\s]*)\1/g)].map(([, , text = '']) => text.replace(/\$\{[^}]*\}/g, 'value'))
}

function isPage(text: string): boolean {
  const [path = ''] = text.split(/[?#]/)
  return path !== '/' && matchRoute(path) !== null
}

test("NAV-01 paths of pages are named, not spelled: `path('offers.search')`", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file) && !APART.test(file))
  const spelled = files.flatMap((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const start = /\bto="\/"|\bnavigate\('\/'/.test(source) ? ['/'] : []
    return [...literalsIn(source).filter(isPage), ...start].map((path) => `${file}: ${path}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(spelled).toEqual([])
})
