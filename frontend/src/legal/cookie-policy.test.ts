import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { COOKIES } from '@kredka/contracts/kernel/wire'
import { legalDocument } from '@kredka/contracts/legal/documents'
import { SERVICE_NAME } from '@kredka/contracts/legal/operator'
import { BRAND } from '../kernel/brand.ts'

const FRONTEND = join(fileURLToPath(import.meta.url), '../..')
const SESSIONS = join(FRONTEND, '../../backend/src/http/sessions/cookies.ts')

/** Names that look like a key and are none: a channel between tabs and a lock. */
const NOT_STORED = ['kredka.session', 'kredka.refresh']

async function wordsOfPolicy(language: PageLanguage): Promise<string> {
  return JSON.stringify(await legalDocument('cookie-policy', language))
}

/** `'kredka.language'`, `'kredka_access'` … as the code writes them. */
function namesIn(source: string): readonly string[] {
  return [...source.matchAll(/['"`](?:__(?:Host|Secure)-)?(kredka[._]\w+)/g)].map(([, name]) => name ?? '')
}

function sourcesOfPages(): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: FRONTEND }).filter((file) => !/\.test\.|testing\//.test(file))
  return files.map((file) => readFileSync(join(FRONTEND, file), 'utf8')).join('\n')
}

test.each(['pl', 'en'] as const)(
  'LGL-01 the cookie policy in %s names all that is kept in the browser',
  async (language) => {
    const kept = [...namesIn(sourcesOfPages()), ...namesIn(readFileSync(SESSIONS, 'utf8')), ...Object.values(COOKIES)]
    expect(kept).toEqual(expect.arrayContaining(['kredka_access', 'kredka_refresh', 'kredka_admin', 'kredka.language']))
    const policy = await wordsOfPolicy(language)
    const names = [...new Set(kept)].filter((name) => !NOT_STORED.includes(name))
    expect(names.filter((name) => !policy.includes(name))).toEqual([])
  },
)

test('LGL-01 the documents call the service by its brand', () => {
  expect(SERVICE_NAME).toBe(BRAND.name)
})
