import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTranslations } from '@kredka/contracts/translations/endpoints'
import { translationQueryHandlers } from '@kredka/projections/translations/queries'
import { testEdge } from '../http/testing/edge.ts'
import { readBuiltTexts } from './built-texts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-texts-'))
  await writeFile(join(folder, 'texts.pl.json'), JSON.stringify({ 'shell.menu': 'Menu', 'ui.close': 'Zamknij' }))
})
afterAll(() => rm(folder, { recursive: true }))

async function load(lang: string) {
  const queryHandlers = translationQueryHandlers((language) => readBuiltTexts(folder, language))
  const edge = await testEdge({ endpoints: [loadTranslations], queryHandlers })
  try {
    const response = await fetch(`${edge.url}/api/translations/load?lang=${lang}`)
    return { status: response.status, body: await response.json() }
  } finally {
    await edge.stop()
  }
}

test('I18-01 API-07 every text of a language comes by its id', async () => {
  expect(await load('pl')).toEqual({ status: 200, body: { data: { 'shell.menu': 'Menu', 'ui.close': 'Zamknij' } } })
})

test('I18-01 texts are read once, and again where another build has left others', async () => {
  const file = join(folder, 'texts.pl.json')
  const first = await readBuiltTexts(folder, 'pl')
  expect(await readBuiltTexts(folder, 'pl')).toBe(first)
  const before = await readFile(file, 'utf8')
  await writeFile(file, JSON.stringify({ 'shell.menu': 'Spis' }))
  await utimes(file, new Date(), new Date(Date.now() + 60_000))
  expect(await readBuiltTexts(folder, 'pl')).toEqual({ 'shell.menu': 'Spis' })
  await writeFile(file, before)
})

test('I18-01 a language that is none is refused; pages that were not built are 503', async () => {
  expect((await load('de')).status).toBe(422)
  expect((await load('en')).status).toBe(503)
})
