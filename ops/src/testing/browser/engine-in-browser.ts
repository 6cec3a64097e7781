import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../terminal/root.ts'

const ORIGIN = 'http://engines.test'
const ENGINES = join(ROOT, 'contracts/src/games/engine')

/** A bare page of an origin that serves the engines as they lie there, without their types. @returns the origin */
export async function openEngines(page: Page): Promise<string> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>engines</title>' })
    const code = readFileSync(join(ENGINES, pathname), 'utf8')
    const isCode = pathname.endsWith('.ts')
    await route.fulfill({
      contentType: isCode ? 'text/javascript' : 'application/json',
      body: isCode ? stripTypeScriptTypes(code) : code,
    })
  })
  await page.goto(`${ORIGIN}/`)
  return ORIGIN
}
