import { matchRoute } from '@kredka/contracts/kernel/routes'
import { escapeHtml } from '../../kernel/html.ts'
import type { EdgeContext } from '../edge.ts'
import { languageOf } from './preferences.ts'

const WORDS = {
  pl: {
    title: 'Za dużo zapytań naraz',
    about: (seconds: number) =>
      `Z tego urządzenia lub z tej sieci przyszło w krótkim czasie bardzo dużo zapytań. Otwórz stronę ponownie za ${seconds} s.`,
    again: 'Otwórz ponownie',
  },
  en: {
    title: 'Too many requests at once',
    about: (seconds: number) =>
      `A great many requests came from this device or network in a short time. Open the page again in ${seconds} s.`,
    again: 'Open again',
  },
} as const

/** The colours of the site's paper and ink; nothing else is loaded, for more requests would be refused as well. */
const STYLE =
  ':root{color-scheme:light dark}' +
  'body{display:grid;place-items:center;min-height:100dvh;margin:0;padding:1.5rem;box-sizing:border-box;' +
  'font:1.0625rem/1.5 system-ui,sans-serif;text-align:center;' +
  'color:light-dark(#1f1f29,#ecebe6);background:light-dark(#fcf9f2,#14161d)}' +
  'main{max-width:30rem}h1{font-size:1.5rem;line-height:1.25}a{color:light-dark(#00844d,#6ec18f)}'

/** Refuses for a while, in words: as a page to who asks for one, as a line of text to all others. */
export function sendBusy(ctx: EdgeContext, seconds: number, brand: string): void {
  const language = matchRoute(ctx.path)?.route.language ?? languageOf(ctx)
  ctx.state.failure = 'TOO_MANY_REQUESTS'
  ctx.status = 429
  ctx.set('retry-after', String(seconds))
  ctx.set('cache-control', 'no-store')
  ctx.set('content-language', language)
  const isPage = ctx.accepts('text/plain', 'text/html') === 'text/html'
  ctx.type = isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
  ctx.body = isPage ? pageOf(ctx, language, seconds, brand) : `${WORDS[language].about(seconds)}\n`
}

function pageOf(ctx: EdgeContext, language: keyof typeof WORDS, seconds: number, brand: string): string {
  const { title, about, again } = WORDS[language]
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${brand} – ${title}`)}</title>`,
    `<style nonce="${escapeHtml(ctx.state.nonce)}">${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1><p>${about(seconds)}</p>`,
    // the page itself, whatever it was asked as: `//evil.example` written out would lead there
    `<p><a href="">${again}</a></p></main></body></html>\n`,
  ].join('')
}
