import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** What axe says of one fault. */
export interface Violation {
  readonly id: string
  readonly help: string
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical' | null
  readonly nodes: readonly {
    readonly html: string
    readonly target: readonly string[]
    readonly any: readonly { readonly message: string }[]
  }[]
}

/** Which rules are asked: by their tags without some, or by their names. */
export type Asked =
  | { readonly tags: readonly string[]; readonly without: readonly string[] }
  | { readonly rules: readonly string[] }

/**
 * Asks axe about the page as it stands. Its half a megabyte is handed to a page once: the package for Playwright does
 * so twice for each question, which took a third of the time.
 */
export async function violationsOf(page: Page, asked: Asked): Promise<readonly Violation[]> {
  const isThere = await page.evaluate<boolean>(`typeof axe === 'object'`)
  if (!isThere) await page.evaluate(`${source()};${KNOW_COLOURS}`)
  // What a page does when it learns its size, it does before the second frame: a table that scrolls can then be reached
  // by the keyboard.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  // Only what is wrong is told: what is right would be written down node by node. The one frame that we have, around a
  // mail's text, runs no script.
  const options = { ...optionsOf(asked), resultTypes: ['violations'], iframes: false }
  return page.evaluate<readonly Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
}

/**
 * A page has some twenty colours, and axe reads each anew for every word on it: half of the time that contrast takes.
 * Runs in the page.
 */
const KNOW_COLOURS = `{
  const { prototype } = axe.commons.color.Color
  const read = prototype.parseString
  const known = new Map()
  prototype.parseString = function (text) {
    const before = known.get(text)
    if (before !== undefined) return Object.assign(this, before)
    read.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
}`

function optionsOf(asked: Asked): object {
  if ('rules' in asked) return { runOnly: { type: 'rule', values: asked.rules } }
  const rules = Object.fromEntries(asked.without.map((rule) => [rule, { enabled: false }]))
  return { runOnly: { type: 'tag', values: asked.tags }, rules }
}

let read: string | undefined

/** What the page is to run, from the axe that the package for Playwright brings. */
function source(): string {
  read ??= sourceIn(createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core'))
  return read
}

function sourceIn(axe: unknown): string {
  if (typeof axe === 'object' && axe !== null && 'source' in axe && typeof axe.source === 'string') return axe.source
  throw new Error('axe-core brings no script')
}
