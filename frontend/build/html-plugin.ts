import type { HtmlTagDescriptor, Plugin } from 'vite'
import { startScript } from './start-script.ts'

const NONCE = '__KREDKA_NONCE__'

/** What the server writes into `dist/index.html` for each request; in development the plugin writes these. */
const DEVELOPMENT: Readonly<Record<string, string>> = {
  __KREDKA_LANG__: 'pl',
  __KREDKA_PALETTE__: 'green',
  __KREDKA_SCHEME__: 'auto',
  [NONCE]: 'development',
  '<!--kredka:body-->': '',
  '<!--kredka:state-->': '',
}

/**
 * Keeps the placeholders of `index.html` for the server (build) or fills them (development). What the server sends is
 * painted without waiting for any file: the entry's style sheet stands in the page, and its script runs after the first
 * paint. The two font files are preloaded, so that text does not move when they arrive.
 */
export function htmlPlugin(apiBase: string): Plugin {
  let serving = false
  return {
    name: 'kredka:html',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (serving) {
          const head = `<title>Kredka</title><meta name="kredka-api" content="${apiBase}">`
          const values = { ...DEVELOPMENT, '<!--kredka:head-->': head }
          return Object.entries(values).reduce((text, [mark, value]) => text.replaceAll(mark, value), html)
        }
        const files = bundle ?? {}
        return { html: await paintingFirst(html, files), tags: fontsOf(Object.keys(files)) }
      },
    },
  }
}

type Files = Readonly<Record<string, { readonly type: string; readonly source?: string | Uint8Array }>>

const ENTRY = /<script type="module" crossorigin src="([^"]+)"[^>]*><\/script>/
const SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)"[^>]*>/

/** @throws where Vite writes other tags than these: then pages would wait again, and nobody would see why */
async function paintingFirst(html: string, files: Files): Promise<string> {
  const entry = ENTRY.exec(html)?.[1]
  const sheet = SHEET.exec(html)?.[1]
  const source = files[sheet ?? '']?.source
  if (entry === undefined || sheet === undefined || source === undefined) throw new Error('index.html has no entry')
  const css = typeof source === 'string' ? source : new TextDecoder().decode(source)
  const script = await startScript(entry)
  return html
    .replace(ENTRY, `<link rel="modulepreload" fetchpriority="low" crossorigin href="${entry}" nonce="${NONCE}">`)
    .replaceAll('rel="modulepreload" crossorigin', 'rel="modulepreload" fetchpriority="low" crossorigin')
    .replace(SHEET, () => `<style nonce="${NONCE}">${css.trim()}</style>${standIn(sheet)}`)
    .replace('</body>', () => `<script data-start nonce="${NONCE}">${script}</script>\n  </body>`)
}

/** Tells parts that load later that this sheet is there; one that is disabled is not fetched. */
function standIn(sheet: string): string {
  return `<link rel="stylesheet" disabled crossorigin href="/${sheet}">`
}

function fontsOf(files: readonly string[]): HtmlTagDescriptor[] {
  return files
    .filter((file) => /figtree.*-normal.*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
      injectTo: 'head',
    }))
}
