import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { type Documented, type DocumentedModule, sortForReading } from '../documented.ts'
import { loadEventSamples } from '../event-samples.ts'
import { createExamples } from '../examples.ts'
import { introduction } from '../introduction.ts'
import { ABOUT_SCHEMAS, collectNamedSchemas } from '../named-schemas.ts'
import { createSchemaBook } from '../schemas.ts'
import { basicsPage } from './basics.ts'
import { type Html, html } from './html.ts'
import { renderLifeCycles } from './life-cycles-page.ts'
import { modulePage } from './module-page.ts'
import { overviewPage } from './overview.ts'
import { english, type PageTools } from './parts.ts'
import { DOCS_SCRIPT } from './script.ts'
import { socketsPage } from './sockets-page.ts'
import { DOCS_STYLE } from './style.ts'
import { DOCS_TEXTS } from './texts.ts'

/** A page of the documentation without what surrounds it in a file. */
export interface DocsPage {
  readonly title: string
  readonly body: string
  readonly style: string
  readonly script: string
}

/**
 * One page; null where there is none of that name.
 * @param name a module’s, `basics`, `life-cycles`, `sockets`, or empty for the first page
 */
export async function docsPage(documented: Documented, name: string, language: PageLanguage): Promise<DocsPage | null> {
  const { site } = documented
  const modules = sortForReading(documented.modules)
  const tools = toolsFor(documented, language)
  const { t } = tools
  const content = await contentOf(name, modules, tools)
  if (content === null) return null
  const title = name === '' ? t.title : `${titleIn(name, modules, tools)} – ${t.title}`
  const body = frame(name, content, modules, site.brand, tools).text
  return { title, body, style: DOCS_STYLE, script: DOCS_SCRIPT }
}

function titleIn(name: string, modules: readonly DocumentedModule[], { t }: PageTools): string {
  if (name === 'life-cycles') return t.lifeCycles
  if (name === 'basics' || name === 'sockets') return t[name]
  return modules.find((module) => module.name === name)?.title ?? name
}

function toolsFor({ modules, site }: Documented, language: PageLanguage): PageTools {
  const named = collectNamedSchemas(modules)
  const book = createSchemaBook(named, ABOUT_SCHEMAS)
  return {
    language,
    t: DOCS_TEXTS[language],
    book,
    named,
    examples: createExamples(),
    site,
    href: (page, anchor) => addressOf(site.api_base, page, language) + (anchor === undefined ? '' : `#${anchor}`),
    pageOf: (shape) => {
      const module = book.listReferred().find(({ name }) => name === shape)?.module ?? 'kernel'
      return module === 'kernel' ? 'basics' : module
    },
  }
}

/** The address says the language, so that a link shows others the same page. */
export function addressOf(apiBase: string, page: string, language: PageLanguage): string {
  return `${apiBase}/docs${page === '' ? '' : `/${page}`}?lang=${language}`
}

async function contentOf(name: string, modules: readonly DocumentedModule[], tools: PageTools): Promise<Html | null> {
  if (name === '') return overviewPage(modules, introduction(tools.site), tools)
  if (name === 'basics') return basicsPage(introduction(tools.site), tools)
  if (name === 'life-cycles') return renderLifeCycles(modules, tools)
  if (name === 'sockets') return socketsPage(modules, tools)
  const module = modules.find((one) => one.name === name)
  if (module === undefined) return null
  return modulePage(module, await loadEventSamples(), tools)
}

function frame(
  name: string,
  content: Html,
  modules: readonly DocumentedModule[],
  brand: string,
  tools: PageTools,
): Html {
  const { t, language, href } = tools
  const other = language === 'pl' ? 'en' : 'pl'
  const item = (page: string, label: Html | string) =>
    html`<li><a href="${href(page)}"${page === name ? html` aria-current="page"` : null}>${label}</a></li>`
  return html`<div class="docs">
<a class="skip" href="#docs-content">${t.skip}</a>
<header class="top"><a class="brand" href="/" aria-label="${brand}: ${t.home}"><img src="/favicon.svg" alt="" width="28" height="28"> ${brand}</a>
<a class="language" href="${addressOf(tools.site.api_base, name, other)}" lang="${other}" hreflang="${other}">${t.other}</a></header>
<div class="columns">
<nav aria-label="${t.pages}"><details class="menu" open><summary>${t.pages}</summary><ul>${item('', t.overview)}${item('basics', t.basics)}${item('life-cycles', t.lifeCycles)}${modules.map((module) => item(module.name, english(module.title, tools)))}${item('sockets', t.sockets)}</ul></details></nav>
<main id="docs-content" tabindex="-1">${content}</main>
</div></div>`
}
