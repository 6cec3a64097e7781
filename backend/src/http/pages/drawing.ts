import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { Palette, Scheme } from '@kredka/contracts/kernel/wire'
import type { DrawnPage, KnownAnswer } from './html.ts'

/** A page as a visitor without a session sees it. */
export interface PageToDraw {
  readonly route: string
  /** With its query. */
  readonly path: string
  readonly language: PageLanguage
  readonly palette: Palette
  readonly scheme: Scheme
  /** Whether the browser says that it is a phone's. */
  readonly phone: boolean
  readonly answers: readonly KnownAnswer[]
}

/** Null where the page is not one that is drawn here, or cannot be: then its opening stands in. */
export type DrawPage = (page: PageToDraw) => Promise<DrawnPage | null>

/** What `frontend/src/server.tsx` exports. */
interface Server {
  drawPage(
    page: PageToDraw & { readonly now: number; readonly files: string; readonly apiBase: string },
  ): Promise<string | null>
}

export interface DrawingDeps {
  /** Folder of the built SPA. */
  readonly pagesFolder: string
  readonly filesUrl: string | null
  readonly apiBase: string
  readonly clock: Clock
  readonly log: Log
}

/** Pages of the same address and answers are drawn once in so long: of what they say of time nothing is finer. */
const KEPT_MS = 60_000
const KEPT_PAGES = 50
/** Drawing holds everything else up: of each second at most so much goes into it, then openings stand in. */
const SHARE_MS = 500

/** Loads the build's own copy of the application; without one nothing is drawn. */
export async function loadDrawing(deps: DrawingDeps): Promise<DrawPage> {
  const file = join(deps.pagesFolder, '.server', 'server.js')
  if (!existsSync(file)) return async () => null
  return createDrawing((await import(pathToFileURL(file).href)) as Server, deps)
}

export function createDrawing(server: Server, deps: Omit<DrawingDeps, 'pagesFolder'>): DrawPage {
  const kept = new Map<string, DrawnPage>()
  const broken = new Set<string>()
  const share = createShare(deps.clock)
  const draw = async (page: PageToDraw, now: number): Promise<DrawnPage | null> => {
    const files = deps.filesUrl ?? ''
    const html = await share.spend(() => server.drawPage({ ...page, now, files, apiBase: deps.apiBase }))
    return html === null ? null : { html, with: { now, phone: page.phone } }
  }
  return async (page) => {
    const key = createHash('sha1').update(JSON.stringify(page)).digest('base64url')
    const now = deps.clock.now()
    const known = kept.get(key)
    if (known !== undefined && now - known.with.now < KEPT_MS) return known
    if (!share.isLeft()) return null
    try {
      const drawn = await draw(page, now)
      if (drawn !== null) keep(kept, key, drawn)
      return drawn
    } catch (error) {
      // the browser draws it by itself; once told is enough
      if (!broken.has(page.route)) deps.log.error({ page: page.route, error }, 'a page could not be drawn')
      broken.add(page.route)
      return null
    }
  }
}

function keep(kept: Map<string, DrawnPage>, key: string, drawn: DrawnPage): void {
  kept.delete(key)
  kept.set(key, drawn)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_PAGES && oldest !== undefined) kept.delete(oldest)
}

function createShare(clock: Clock) {
  let second = 0
  let spent = 0
  return {
    isLeft(): boolean {
      const current = Math.floor(clock.now() / 1_000)
      if (current !== second) {
        second = current
        spent = 0
      }
      return spent < SHARE_MS
    },
    async spend<T>(work: () => Promise<T>): Promise<T> {
      const began = performance.now()
      try {
        return await work()
      } finally {
        spent += performance.now() - began
      }
    },
  }
}
