import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What the server writes into `dist/index.html` for each request; in development the plugin writes these. */
const DEVELOPMENT: Readonly<Record<string, string>> = {
  __KREDKA_LANG__: 'pl',
  __KREDKA_PALETTE__: 'green',
  __KREDKA_SCHEME__: 'auto',
  __KREDKA_NONCE__: 'development',
  '<!--kredka:body-->': '',
  '<!--kredka:state-->': '',
}

/**
 * Keeps the placeholders of `index.html` for the server (build) or fills them (development), and preloads the two font files, so
 * that text does not move when they arrive.
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
      handler(html, { bundle }) {
        if (serving) {
          const head = `<title>Kredka</title><meta name="kredka-api" content="${apiBase}">`
          const values = { ...DEVELOPMENT, '<!--kredka:head-->': head }
          return Object.entries(values).reduce((text, [mark, value]) => text.replaceAll(mark, value), html)
        }
        return { html, tags: fontsOf(Object.keys(bundle ?? {})) }
      },
    },
  }
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
