import { type PageHtml, renderPage } from './html.ts'

const TEMPLATE =
  '<html><head><!--kredka:head--></head><body><div id="root"><!--kredka:body--></div><!--kredka:state--></body></html>'
const PAGE: PageHtml = {
  head: { status: 200, title: 'Oak' },
  opening: { heading: 'Oak' },
  drawn: null,
  language: 'en',
  palette: 'green',
  scheme: 'auto',
  nonce: 'once',
  brand: 'Kredka',
  publicUrl: 'https://kredka.test',
  filesUrl: null,
  apiBase: '/api',
  traces: null,
  answers: [],
  preloads: { scripts: ['/assets/oak.js'], styles: [{ href: '/assets/oak.css', css: '.oak{color:red}\n' }] },
  manifest: '/app.webmanifest',
}

test('NAV-05 a page that is drawn here stands in the place of its opening, with its style sheets in it', () => {
  const drawn = { html: '<main>$& __KREDKA_NONCE__</main>', with: { now: 5, phone: true } }
  const html = renderPage(TEMPLATE, { ...PAGE, drawn })
  expect(html).toContain('<div id="root"><main>$& __KREDKA_NONCE__</main></div>')
  expect(html).toContain('<style nonce="once">.oak{color:red}</style><link rel="stylesheet" disabled')
  expect(html).toContain('id="kredka-drawn" type="application/json">{"now":5,"phone":true}</script>')
  expect(html).not.toContain('class="opening"')
})

test('NAV-05 the scripts of a page that is drawn here are fetched once it has loaded', () => {
  const template = TEMPLATE.replace('</head>', '<link rel="modulepreload" href="/assets/entry.js"></head>')
  const drawn = { html: '<main></main>', with: { now: 5, phone: true } }
  const html = renderPage(template, { ...PAGE, drawn })
  expect(html).toContain('<link rel="later" href="/assets/entry.js">')
  expect(html).toContain('<link rel="later" href="/assets/oak.js"')
  expect(html).not.toContain('modulepreload')
  expect(renderPage(template, PAGE)).not.toContain('rel="later"')
})

test('NAV-05 where it is not, its opening stands there and its style sheets come when they are needed', () => {
  const html = renderPage(TEMPLATE, PAGE)
  expect(html).toContain('<h1>Oak</h1>')
  expect(html).toContain('<link rel="preload" as="style" href="/assets/oak.css"')
  expect(html).not.toMatch(/kredka-drawn|\.oak/)
})
